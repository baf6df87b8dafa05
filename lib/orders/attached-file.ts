import { orderLineSentences } from '@/lib/messages/en/orders/order-lines';

export type AttachedFile = { name: string; href: string };

// Browsers leave tabs and line breaks out of an address, which can make a path into another host's.
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\]))\P{Cc}*$/iu;

/** A file that came with an order, as a link; null for none and for what no browser should follow. */
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
