import { PLATFORM_SLUG } from '../platform-tenant';
import { isLocalhost, normaliseHost } from './hostname';

type StoreUrlInput = {
  /**
   * The host at which the shop was found: of a request, or of the address that an order stores. It only chooses among
   * the shop's own names, and no part of it gets into the URL.
   */
  foundAt: string | null;
  /** Visitors reach the site over https, by configuration (`isHttpsSite`). */
  isHttps: boolean;
  store: { slug: string; customDomain: string | null };
  /** As configured, with its port if that is not the scheme's default. */
  platformDomain: string;
  /** The same for preview deployments. */
  previewDomain: string | null;
};

/**
 * The URL of a path in a shop, for a mail or PayPal. Made only of stored names and configuration: with the name at
 * which the shop was found if it is one of its own, else with its custom domain, else with its subdomain of the
 * platform. Any host whose first label is the slug shows the shop, and the sender of a request chooses its Host header
 * including the port, so a secret link must not lead there.
 */
export function storeUrl(
  path: string,
  { foundAt, isHttps, store, platformDomain, previewDomain }: StoreUrlInput,
): string {
  const at = (host: string) => new URL(path, `${isHttps ? 'https' : 'http'}://${host}`);
  const port = /:\d{1,5}$/.exec(platformDomain)?.[0] ?? '';
  // The platform's own pages are at its domain itself.
  const onPlatform = store.slug === PLATFORM_SLUG ? platformDomain : `${store.slug}.${platformDomain}`;
  // One server answers for all names, so the port is the same.
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
  // On a developer's own machine, a custom domain is usually not connected.
  const isConnected = ownDomain && !isLocalhost(normaliseHost(platformDomain) ?? '');
  return at(isConnected ? ownDomain : onPlatform).href;
}
