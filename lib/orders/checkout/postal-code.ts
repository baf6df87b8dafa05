// Postal codes as the post offices of the US and Canada write them.
const ZIP = /^(\d{5})[- ]?(\d{4})?$/;
/** Canada Post uses no D, F, I, O, Q or U, and begins with no W or Z. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A postal code as it goes on a parcel: `97202-1234`, `K1A 0B1`. Null for what is none in that country; of a country
 * whose form is not known here, the text as it is. Whoever calls has looked at the length.
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
