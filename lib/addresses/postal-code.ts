// Postal codes as the post offices of the US and Canada write them.
const ZIP = /^(\d{5})[- ]?(\d{4})?$/;
/** Canada Post uses no D, F, I, O, Q or U, and no W or Z at the beginning. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A postal code as written on a parcel: `97202-1234`, `K1A 0B1`. Null if it is invalid in that country; of a country
 * with unknown rules, the text unchanged. The caller limits the length.
 */
export function postalCode(country: string, text: string): string | null {
  if (country === 'US') {
    const [, area, box] = ZIP.exec(text) ?? [];
    return area === undefined ? null : box === undefined ? area : `${area}-${box}`;
  }
  if (country === 'CA') {
    const [, area, unit] = CANADIAN.exec(text.toUpperCase()) ?? [];
    return area === undefined || unit === undefined ? null : `${area} ${unit}`;
  }
  return text;
}
