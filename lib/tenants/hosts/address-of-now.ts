import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';
import { storeUrl } from './store-url';

type Store = { slug: string; customDomain: string | null };

/**
 * Makes URLs of paths in the shop from its current data. `foundAt` is the host of the request; it is only used if it
 * is one of the shop's own names.
 */
export function storeLinksAt(store: Store, foundAt: string | null): (path: string) => string {
  const environment = env();
  return (path) =>
    storeUrl(path, {
      foundAt,
      isHttps: isHttpsSite(environment),
      store,
      platformDomain: environment.PLATFORM_DOMAIN,
      previewDomain: environment.PREVIEW_DOMAIN ?? null,
    });
}

/**
 * The shop's first page, for a link that is made without a request: the address `then`, at which the shop was reached,
 * if it is still its own; else its current address. A domain that a shop has given up may belong to anybody by the
 * time a mail is sent.
 */
export function addressOfNow(store: Store, then: string | null): string {
  const was = then !== null && URL.canParse(then) ? new URL(then) : null;
  return storeLinksAt(store, was?.host ?? null)('/');
}
