import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { storeUrl } from './store-url';

type Store = { slug: string; customDomain: string | null };

/**
 * The address of the shop's first page, as people can pass it on; null if there is none that is sure to be its own.
 * `from` are the headers of the request, for a handler that has it in hand.
 */
export const storeAddress = async (store: Store, from?: Headers): Promise<string | null> =>
  (await storeLinks(store, from))('/');

/** Makes addresses of paths in the shop that also lead there from elsewhere; null as above. */
export async function storeLinks(store: Store, from?: Headers): Promise<(path: string) => string | null> {
  const { PLATFORM_DOMAIN, PREVIEW_DOMAIN } = env();
  const requestHeaders = from ?? (await headers());
  return (path) =>
    storeUrl(path, {
      host: requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host'),
      isSecure: requestHeaders.get('x-forwarded-proto') !== 'http',
      store,
      platformDomain: PLATFORM_DOMAIN ?? null,
      previewDomain: PREVIEW_DOMAIN ?? null,
    });
}
