// A shopper's name in a cookie that scripts may read: the header of a cached page shows it without asking the server.
// It opens nothing, and nothing is decided by it.

export const SHOPPER_NAME = 'shopper-name';

/** UTF-16 units. The header has room for less. */
const LONGEST = 40;

/** The cookie's value. It begins with a mark, because a name can be empty and a cookie's value cannot. */
export function writeShopperName(name: string): string {
  const whole = name.slice(0, LONGEST).replace(/\p{Cs}/gu, '');
  return `n${encodeURIComponent(whole)}`;
}

/** The name in a browser's cookies; null if no shopper is signed in there, empty if theirs is not known. */
export function readShopperName(cookies: string): string | null {
  const found = /(?:^|; )(?:__Host-)?shopper-name=n([^;]*)/.exec(cookies);
  try {
    return found && decodeURIComponent(found[1] ?? '');
  } catch {
    return '';
  }
}
