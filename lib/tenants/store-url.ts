import { developmentHost, normaliseHost } from './hostname';

type StoreUrlInput = {
  /** The Host header of the request that asks. */
  host: string | null;
  isSecure: boolean;
  store: { slug: string; customDomain: string | null };
  platformDomain: string | null;
  previewDomain: string | null;
};

/** Names and addresses of the very machine that reads them (RFC 6761, RFC 1122, RFC 4291). */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.+\])$/;

/**
 * The address of a path in a shop, for a mail: on the host that was asked, if it is one of the shop's own, else
 * on its custom domain or its place on the platform; null if it has neither. Any host whose first label is the
 * slug shows the shop, so a stranger could else have a secret link sent that leads to a host of theirs.
 */
export function storeUrl(
  path: string,
  { host, isSecure, store, platformDomain, previewDomain }: StoreUrlInput,
): string | null {
  const name = normaliseHost(host);
  const onPlatform = platformDomain && `${store.slug}.${platformDomain}`;
  const ownHost = store.customDomain ?? onPlatform;
  const development = name === null ? null : developmentHost(name, previewDomain);
  const isOwn = name !== null && (name === store.customDomain || name === onPlatform);
  if (name !== null && (isOwn || (development && isTrusted(name, ownHost, platformDomain)))) {
    const url = new URL(path, `${isSecure ? 'https' : 'http'}://${host}`);
    if (development && development.subdomain !== store.slug) {
      url.searchParams.set('tenant', store.slug);
    }
    return url.href;
  }
  return ownHost ? new URL(path, `https://${ownHost}`).href : null;
}

/**
 * Whether links may lead to a development host, which anybody can name in a request. An IP address may be a
 * stranger's, so it counts only for a shop that has no name. What leads back to the reader's own machine gives
 * nothing away: it counts on a platform without a domain, such as one tried out on localhost, also for a shop
 * whose custom domain is not connected there. A preview domain was named by the operator.
 */
function isTrusted(name: string, ownHost: string | null, platformDomain: string | null): boolean {
  if (LOOPBACK.test(name)) {
    return !platformDomain;
  }
  return !(IP_ADDRESS.test(name) && ownHost);
}
