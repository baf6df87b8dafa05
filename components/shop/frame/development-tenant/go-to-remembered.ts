// Leaves the landing page for the remembered shop. Loaded only in a browser that remembers one.
import { isSlug } from '@/lib/tenants/hosts/hostname';

/** Goes to the shop, if that can be the name of one, until `signal` is aborted. */
export function goToRemembered(entry: string, signal: AbortSignal): void {
  const slug = entry.trim().toLowerCase();
  if (!isSlug(slug) || signal.aborted) {
    return;
  }
  const leave = () => window.location.replace(`/?tenant=${slug}`);
  if (document.readyState === 'complete') {
    leave();
    return;
  }
  // Not before the page is here whole: React reports the rest of a stream that is cut off as an error.
  window.addEventListener('load', leave, { once: true, signal });
}
