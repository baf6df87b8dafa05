// The limits of what an owner says about tax. The database has the same.

export const MOST_RATES = 200;
export const MOST_EXEMPT = 200;
export const LONGEST_TAX_NAME = 80;
/** 30 %. No sales tax or VAT of a country is higher. */
export const HIGHEST_RATE = 3_000;
