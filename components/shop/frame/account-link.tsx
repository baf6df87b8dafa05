'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToShopper } from '@/components/session/shopper-news';
import { hasSignedInHint } from '@/components/session/signed-in-hint';
import { LoginLink } from './login-link';

/** Milliseconds until the code is asked for again, where the network failed. */
const PAUSE = 5_000;

// Without it nothing would keep the sign-in alive, however long the shopper stays on this page.
const load = (): Promise<{ default: React.ComponentType<{ className: string }> }> =>
  import('./known-account-link').then(
    (module) => ({ default: module.KnownAccountLink }),
    () => new Promise((resolve) => setTimeout(resolve, PAUSE)).then(load),
  );

// Loaded only in a browser with a sign-in: most visitors have none.
const KnownAccountLink = lazy(load);

/** Somebody has signed in with this browser, a shopper or staff. */
const isAnybodyKnown = () => /(?:^|; )(?:__Host-)?shopper-name=/.test(document.cookie) || hasSignedInHint();

/**
 * Login; for a signed-in shopper their name and Account; for staff Admin. The page around it is cached and
 * equal for everybody: the shopper's name comes from a cookie, and only staff browsers ask the server.
 */
export function AccountLink(props: { className: string }) {
  const isKnown = useSyncExternalStore(subscribeToShopper, isAnybodyKnown, () => false);
  const login = <LoginLink {...props} />;
  return isKnown ? (
    <Suspense fallback={login}>
      <KnownAccountLink {...props} />
    </Suspense>
  ) : (
    login
  );
}
