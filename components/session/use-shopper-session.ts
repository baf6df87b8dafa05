import { useEffect } from 'react';
import type { NewsFrom } from '@/lib/session-client/session-client';
import type { SessionNews } from '@/lib/session-client/session-event';
import { SHOPPER_NEWS } from './use-shopper-name';

// Loaded only where a shopper is signed in: a guest downloads nothing of it.
const loadSession = () =>
  import('./customer-session').then(
    ({ customerSession }) => customerSession(),
    () => null,
  );

/** Where a page shows what only its shopper may see. */
const isPrivate = (path: string) => path === '/account' || path.startsWith('/account/');

function onNews({ event }: SessionNews, from: NewsFrom): void {
  window.dispatchEvent(new Event(SHOPPER_NEWS));
  if (event === 'signed_out' && from !== 'page' && isPrivate(window.location.pathname)) {
    // What is shown is not for the next person.
    window.location.reload();
  }
}

/** Keeps a shopper's session alive while a page is open, and in step with their other tabs. */
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
