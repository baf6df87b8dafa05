const LONGEST_ITEM_TEXT = 127;

/** The beginning of a text, at the length that PayPal accepts, without half a character at the end. */
export const cut = (text: string, longest = LONGEST_ITEM_TEXT) =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

export const usd = (value: string) => ({ currency_code: 'USD', value });
