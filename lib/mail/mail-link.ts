/**
 * The address of a path in the shop, whose first page is `storeUrl`; null without `storeUrl`. Keeps the parameter
 * that selects the shop (`?tenant=` on a preview). A path may end in a `#` and a key that only the browser reads.
 */
export function mailLink(storeUrl: string | null, path: string): string | null {
  if (storeUrl === null || !URL.canParse(storeUrl)) {
    return null;
  }
  const url = new URL(storeUrl);
  if (!['http:', 'https:'].includes(url.protocol)) {
    return null;
  }
  const [pathname = '', key = ''] = path.split('#');
  url.pathname = `${url.pathname.replace(/\/$/, '')}${pathname}`;
  url.hash = key;
  return url.href;
}
