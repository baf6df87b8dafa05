// A shopper's name in a cookie that scripts may read, so that the header of a cached page shows it without a
// request. The cookie grants nothing, and no decision depends on it.

export const SHOPPER_NAME = 'shopper-name';

/** UTF-16 units. The header has room for less. */
const LONGEST = 40;

/** The cookie's value. It begins with a mark, because a name can be empty and a cookie's value cannot. */
export function writeShopperName(name: string): string {
  const whole = name.slice(0, LONGEST).replace(/\p{Cs}/gu, '');
  return `n${encodeURIComponent(whole)}`;
}

/** The name in a browser's cookies; null if no shopper is signed in, empty if the name is unknown. */
export function readShopperName(cookies: string): string | null {
  const found = /(?:^|; )(?:__Host-)?shopper-name=n([^;]*)/.exec(cookies);
  try {
    return found && decodeURIComponent(found[1] ?? '');
  } catch {
    return '';
  }
}
