// Tells the shop's server that something happened, without cookie, storage or identifier. Loaded when the page
// works: nothing waits for it, and nothing notices if it fails.

type ShopEvent = { kind: 'visit' | 'cart' | 'checkout' | 'product'; product_id?: string; source?: string };

/** Where people come back to, from PayPal, a sign-in or a mail, in the middle of what they do. */
const IN_BETWEEN = /^\/(account|checkout|login|order)/;

let isTold = false;
let isCheckoutTold = false;
let source: string | undefined;

/** In a task of its own: to send takes a browser some milliseconds, which would be added to those of React, whose effects call this. */
export function tell(event: ShopEvent): void {
  setTimeout(() => {
    try {
      navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(event)], { type: 'application/json' }));
    } catch {
      // Not counted.
    }
  });
}

/**
 * Counts a visit: this page was opened from outside of the shop, at `address`. Once for each loaded document; a reload, a step
 * back and a frame are none.
 */
export function tellVisit(address: URL): void {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
  const { hostname, pathname, searchParams } = address;
  const from = URL.canParse?.(document.referrer) ? new URL(document.referrer).hostname : '';
  if (isTold || !isNew || window.top !== window || from === hostname || IN_BETWEEN.test(pathname)) {
    return;
  }
  isTold = true;
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  source =
    asksForPrivacy || navigator.doNotTrack === '1'
      ? undefined
      : (searchParams.get('utm_source') || from || 'direct').slice(0, 60);
  tell({ kind: 'visit', ...(source !== undefined && { source }) });
}

/** Counts a checkout, once for each loaded document: its page is left and opened again. */
export function tellCheckout(): void {
  if (!isCheckoutTold) {
    isCheckoutTold = true;
    tell({ kind: 'checkout' });
  }
}

/** For a line that is put in the cart now: where the visit came from, if this page knows. */
export const arrival = (): { source?: string } => (source === undefined ? {} : { source });
