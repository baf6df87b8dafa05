import { useEffect } from 'react';
import type { NewsFrom } from '@/lib/session-client/session-client';
import type { SessionNews } from '@/lib/session-client/session-event';
import { SHOPPER_NEWS } from './shopper-news';

// Loaded only for a signed-in shopper: guests download none of it.
const loadSession = () =>
  import('./customer-session').then(
    ({ customerSession }) => customerSession(),
    () => null,
  );

/** For pages with content that only their shopper may see. */
const isPrivate = (path: string) => path === '/account' || path.startsWith('/account/');

function onNews({ event }: SessionNews, from: NewsFrom): void {
  window.dispatchEvent(new Event(SHOPPER_NEWS));
  if (event === 'signed_out' && from !== 'page' && isPrivate(window.location.pathname)) {
    // Clears the content: the next person must not see it.
    window.location.reload();
  }
}

/** Keeps a shopper's session alive while a page is open, and equal in their other tabs. */
export function useShopperSession(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) {
      return;
    }
    let isLeft = false;
    let leave = () => {};
    void loadSession().then((session) => {
      if (isLeft || session === null) {
        return;
      }
      const unsubscribe = session.subscribe(onNews);
      leave = () => {
        unsubscribe();
        session.stop();
      };
      void session.start(null);
    });
    return () => {
      isLeft = true;
      leave();
    };
  }, [isSignedIn]);
}
