// When a page reads again who its shopper is. Every page of a shop loads it.

/** The window's event for a change of the shopper's session. */
export const SHOPPER_NEWS = 'shopper-news';

/** Makes every part of this page read the name again, after a response that may have changed the cookie. */
export const readShopperAgain = (): boolean => window.dispatchEvent(new Event(SHOPPER_NEWS));

/** Calls back when the shopper's session may have changed. Also when the page becomes visible: another tab may have signed in or out. */
export function subscribeToShopper(onChange: () => void): () => void {
  window.addEventListener(SHOPPER_NEWS, onChange);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(SHOPPER_NEWS, onChange);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
