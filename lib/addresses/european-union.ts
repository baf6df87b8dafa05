/** The countries of the European Union, as of November 2026. */
export const EUROPEAN_UNION: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
