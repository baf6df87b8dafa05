/**
 * The address of a path in the shop, whose first page is `storeUrl`; null without one. What that page needs to know
 * which shop it is (`?tenant=` on a preview) goes along.
 */
export function mailLink(storeUrl: string | null, path: string): string | null {
  if (storeUrl === null || !URL.canParse(storeUrl)) {
    return null;
  }
  const url = new URL(storeUrl);
  if (!['http:', 'https:'].includes(url.protocol)) {
    return null;
  }
  url.pathname = `${url.pathname.replace(/\/$/, '')}${path}`;
  return url.href;
}
