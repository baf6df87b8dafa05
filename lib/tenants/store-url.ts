import { developmentHost, normaliseHost } from './hostname';

type StoreUrlInput = {
  /** The Host header of the request that asks. */
  host: string | null;
  isSecure: boolean;
  store: { slug: string; customDomain: string | null };
  platformDomain: string | null;
  previewDomain: string | null;
};

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
  const development = name === null ? null : developmentHost(name, previewDomain);
  if (name !== null && (development || name === store.customDomain || name === onPlatform)) {
    const url = new URL(path, `${isSecure ? 'https' : 'http'}://${host}`);
    if (development && development.subdomain !== store.slug) {
      url.searchParams.set('tenant', store.slug);
    }
    return url.href;
  }
  const ownHost = store.customDomain ?? onPlatform;
  return ownHost ? new URL(path, `https://${ownHost}`).href : null;
}
