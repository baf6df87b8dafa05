// Postal codes as post offices write them.
import { addressFormOf, writtenFormOf } from './address-form';

const ZIP = /^(\d{5})[- ]?(\d{4})?$/;
/** Canada Post uses no D, F, I, O, Q or U, and no W or Z at the beginning. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[- ]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * A postal code as written on a parcel: `97202-1234`, `K1A 0B1`. Null if it is invalid in that country, or missing where
 * parcels need one. Where they have none, the text unchanged. The caller limits the length.
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
  const { postalCode: presence } = addressFormOf(country);
  if (presence === 'none') {
    return text;
  }
  if (text === '') {
    return presence === 'required' ? null : '';
  }
  const code = text.toUpperCase();
  const pattern = writtenFormOf(country)?.pattern;
  return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(code) ? code : null;
}
