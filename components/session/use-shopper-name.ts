import { useSyncExternalStore } from 'react';
import { readShopperName } from '@/lib/auth/customers/shopper-name';

const CHANGED = 'shopper-changed';

/** Has every part of this page read the name again, after an answer that may have changed the cookie. */
export const readShopperAgain = (): boolean => window.dispatchEvent(new Event(CHANGED));

/** Another tab can have signed in or out in the meantime. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
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
