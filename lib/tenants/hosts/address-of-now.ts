import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/http/site-scheme';
import { storeUrl } from './store-url';

type Store = { slug: string; customDomain: string | null };

/**
 * Makes addresses of paths in the shop from what is known of it now; `foundAt` is the host that it was reached by, which
 * counts as far as it is one of the shop's own names.
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
 * The shop's first page for a link that is made without a request: where it was reached once, `then`, as long as
 * that is its own address; else the address it has now. A domain that a shop has given up may be anybody's by the
 * time a mail goes out.
 */
export function addressOfNow(store: Store, then: string | null): string {
  const was = then !== null && URL.canParse(then) ? new URL(then) : null;
  return storeLinksAt(store, was?.host ?? null)('/');
}
