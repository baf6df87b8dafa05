// Which links an owner may put on the shop's pages. No I/O.
import { hasControlCharacters } from './clean-text';

const LONGEST = 2_000;
const SCHEMES = ['http:', 'https:', 'mailto:'];

export type SafeLink = { href: string; isOutside: boolean };

/**
 * A link as it may stand on a page: a path of the shop's own, or an address of http, https or mailto. Null for any other,
 * such as `javascript:`, an address with a password, and one that only looks like a path (`//evil.test`, `/\evil.test`).
 */
export function safeLink(typed: string): SafeLink | null {
  const text = typed.trim();
  if (text === '' || text.length > LONGEST || hasControlCharacters(text)) {
    return null;
  }
  if (text.startsWith('/')) {
    return isOwnPath(text) ? { href: text, isOutside: false } : null;
  }
  if (!URL.canParse(text)) {
    return null;
  }
  const { protocol, username, password, href, hostname } = new URL(text);
  if (!SCHEMES.includes(protocol) || username !== '' || password !== '') {
    return null;
  }
  return protocol === 'mailto:' || hostname !== '' ? { href, isOutside: true } : null;
}

/** Whether a text is a path of this host, for every browser. */
function isOwnPath(text: string): boolean {
  const base = 'https://shop.invalid';
  return !text.includes('\\') && URL.canParse(text, base) && new URL(text, base).origin === base;
}
