import { useSyncExternalStore } from 'react';
import { readShopperName } from '@/lib/auth/customers/shopper-name';

/** The window's event for a change of the shopper's session. */
export const SHOPPER_NEWS = 'shopper-news';

/** Makes every part of this page read the name again, after a response that may have changed the cookie. */
export const readShopperAgain = (): boolean => window.dispatchEvent(new Event(SHOPPER_NEWS));

/** Also when the page becomes visible: another tab may have signed in or out. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(SHOPPER_NEWS, onChange);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(SHOPPER_NEWS, onChange);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const read = () => readShopperName(document.cookie);
const readOnServer = () => null;

/**
 * The signed-in shopper's name, empty if unknown; null if nobody is signed in, or before hydration. For
 * display only: only the server knows whether the session is valid.
 */
export const useShopperName = (): string | null => useSyncExternalStore(subscribe, read, readOnServer);
