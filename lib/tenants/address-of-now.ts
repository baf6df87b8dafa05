import 'server-only';
import { env } from '@/lib/env';
import { storeUrl } from './store-url';

/**
 * The shop's first page for a link that is made without a request: where it was reached once, `then`, as long as
 * that is its own address; else the address it has now, or null. A domain that a shop has given up may be
 * anybody's by the time a mail goes out.
 */
export function addressOfNow(
  store: { slug: string; customDomain: string | null },
  then: string | null,
): string | null {
  const { PLATFORM_DOMAIN, PREVIEW_DOMAIN } = env();
  const was = then !== null && URL.canParse(then) ? new URL(then) : null;
  return storeUrl('/', {
    host: was?.host ?? null,
    isSecure: was?.protocol !== 'http:',
    store,
    platformDomain: PLATFORM_DOMAIN ?? null,
    previewDomain: PREVIEW_DOMAIN ?? null,
  });
}
