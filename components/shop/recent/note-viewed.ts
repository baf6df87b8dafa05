/** One more than is asked for: the product of the present page is left out. */
const MOST = 9;

/** The ids are kept as one text, the latest first. Demo shops share a host, so each shop has a key of its own. */
export const viewedKey = (tenantId: string): string => `viewed-${tenantId}`;

/** Remembers in this browser that a product was looked at; true if another one was looked at before. */
export function noteViewed(tenantId: string, productId: string): boolean {
  try {
    const key = viewedKey(tenantId);
    const earlier = (localStorage.getItem(key) ?? '').split(',').filter((id) => id && id !== productId);
    localStorage.setItem(key, [productId, ...earlier].slice(0, MOST).join());
    return earlier.length > 0;
  } catch {
    // Without storage nothing is remembered.
    return false;
  }
}
