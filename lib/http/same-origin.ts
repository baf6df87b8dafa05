/**
 * Whether a request that changes something has an allowed origin: none (not a browser), or this very host; behind a
 * trusted proxy, the forwarded host. `same-site` is not enough, because shops on sibling subdomains are same-site.
 */
export function isSameOrigin(headers: Headers, isProxyTrusted: boolean): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') {
    return false;
  }
  const origin = headers.get('origin');
  if (origin === null) {
    return true;
  }
  const forwardedHost = isProxyTrusted ? headers.get('x-forwarded-host') : null;
  const host = forwardedHost ?? headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

/**
 * Like `isSameOrigin`, but requires the Origin header: every browser sends it with a request that changes something.
 */
export const isFromOwnPage = (headers: Headers, isProxyTrusted: boolean): boolean =>
  headers.has('origin') && isSameOrigin(headers, isProxyTrusted);
