import { useSyncExternalStore } from 'react';
import { readShopperName } from '@/lib/auth/customers/shopper-name';

/** The event of this window when something has happened to the shopper's session. */
export const SHOPPER_NEWS = 'shopper-news';

/** Has every part of this page read the name again, after an answer that may have changed the cookie. */
export const readShopperAgain = (): boolean => window.dispatchEvent(new Event(SHOPPER_NEWS));

/** Another tab can have signed in or out in the meantime. */
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
 * The name of the shopper who is signed in here, empty if it is not known; null if nobody is, or before hydration.
 * A hint for what is shown: whether the session still lives, only the server knows.
 */
export const useShopperName = (): string | null => useSyncExternalStore(subscribe, read, readOnServer);
