import { isLocalhost, normaliseHost } from './hostname';

type StoreUrlInput = {
  /**
   * Where the shop was found: the Host header of a request, or of what an order remembers. Chooses among the shop's own
   * names, and no part of it gets into the address.
   */
  foundAt: string | null;
  /** Whether visitors reach the site over https, by configuration (`isHttpsSite`). */
  isHttps: boolean;
  store: { slug: string; customDomain: string | null };
  /** As configuration has it, with its port if it is not the usual one of its scheme. */
  platformDomain: string;
  /** The same of a preview deployment. */
  previewDomain: string | null;
};

/**
 * The address of a path in a shop, for a mail or PayPal. Made of stored names and configuration alone: on the name of
 * the shop that it was found by, if it is one of its own, else on its custom domain, else on its place on the platform.
 * Any host whose first label is the slug shows the shop, and a Host header holds whatever its sender likes, also a port:
 * a secret link must not lead there.
 */
export function storeUrl(
  path: string,
  { foundAt, isHttps, store, platformDomain, previewDomain }: StoreUrlInput,
): string {
  const at = (host: string) => new URL(path, `${isHttps ? 'https' : 'http'}://${host}`);
  const port = /:\d{1,5}$/.exec(platformDomain)?.[0] ?? '';
  const onPlatform = `${store.slug}.${platformDomain}`;
  // One server answers on all names, so on the same port.
  const ownDomain = store.customDomain && `${store.customDomain}${port}`;
  const name = normaliseHost(foundAt);
  if (name !== null && name === normaliseHost(onPlatform)) {
    return at(onPlatform).href;
  }
  if (ownDomain && name === store.customDomain) {
    return at(ownDomain).href;
  }
  const preview = normaliseHost(previewDomain);
  if (previewDomain && (name === preview || name?.endsWith(`.${preview}`))) {
    const url = at(previewDomain);
    url.searchParams.set('tenant', store.slug);
    return url.href;
  }
  // On somebody's own machine a custom domain is seldom connected.
  const isConnected = ownDomain && !isLocalhost(normaliseHost(platformDomain) ?? '');
  return at(isConnected ? ownDomain : onPlatform).href;
}
