/**
 * Whether a request that changes something may come from where it says: no browser origin at all, or this
 * very host; behind a trusted proxy that is the forwarded one. Shops on sibling subdomains are "same-site",
 * so that word of the browser is not enough.
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

/** Like `isSameOrigin`, but a browser must have said so: every browser sends Origin with what changes something. */
export const isFromOwnPage = (headers: Headers, isProxyTrusted: boolean): boolean =>
  headers.has('origin') && isSameOrigin(headers, isProxyTrusted);
