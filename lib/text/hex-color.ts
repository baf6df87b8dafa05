// Colours in the database's form: #RRGGBB.

export const HEX_COLOR = /^#[0-9A-F]{6}$/i;
const SHORT_OR_BARE = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#RRGGBB` in capitals for a typed or pasted text such as `3b82f6` or `#38f`; null if it is no colour. */
export function hexColorFrom(text: string): string | null {
  const digits = SHORT_OR_BARE.exec(text.trim())?.[1];
  if (!digits) {
    return null;
  }
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toUpperCase()}`;
}
