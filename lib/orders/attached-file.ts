import { orderLineSentences } from '@/lib/messages/en/orders/order-lines';

export type AttachedFile = { name: string; href: string };

// Control characters are refused: browsers drop tabs and line breaks from an address, which can turn a path into
// another host's address.
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))\P{Cc}*$/iu;

/**
 * A file that came with an order, as a link. Null if there is no file, or if a browser should not follow the address.
 */
export function attachedFile(url: string | null): AttachedFile | null {
  if (url === null || !WEB_ADDRESS.test(url)) {
    return null;
  }
  const lastPart = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return { name: decoded(lastPart) || orderLineSentences.file, href: url };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
