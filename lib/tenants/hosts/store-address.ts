import 'server-only';
import { headers } from 'next/headers';
import { storeLinksAt } from './address-of-now';

type Store = { slug: string; customDomain: string | null };

/**
 * The address of the shop's first page, for sharing. `from` are the headers of the request, for a handler that has
 * them.
 */
export const storeAddress = async (store: Store, from?: Headers): Promise<string> =>
  (await storeLinks(store, from))('/');

/** Makes absolute URLs of paths in the shop. */
export async function storeLinks(store: Store, from?: Headers): Promise<(path: string) => string> {
  const requestHeaders = from ?? (await headers());
  return storeLinksAt(store, requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host'));
}
