'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { subscribeToShopper } from '@/components/session/shopper-news';
import { hasSignedInHint } from '@/components/session/signed-in-hint';
import { classNames } from '@/components/ui/class-names';
import { DocumentLink } from '@/components/ui/links/document-link';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { headerLinkSentences } from '@/lib/messages/en/shop/header-links';

type AccountLinkProps = { className: string };

// Loaded only in a browser with a sign-in: most visitors have none.
const KnownAccountLink = lazy(() =>
  import('./known-account-link').then(
    (module) => ({ default: module.KnownAccountLink }),
    () => ({ default: AnonymousLink }),
  ),
);

/** Somebody has signed in with this browser, a shopper or staff. */
const isAnybodyKnown = () => /(?:^|; )(?:__Host-)?shopper-name=/.test(document.cookie) || hasSignedInHint();

/** All variants have the same width, so that nothing moves. */
export const accountLinkStyle = (className: string): string =>
  classNames(className, 'w-18 whitespace-nowrap sm:w-28');

/** The shopper comes back to this page; without JavaScript, to their account. */
function addReturnPath(event: React.MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  event.currentTarget.href = shopperSignInPath(pathname + search);
}

/** Login. */
export const AnonymousLink = ({ className }: AccountLinkProps) => (
  <DocumentLink
    href="/login"
    className={classNames(accountLinkStyle(className), 'justify-end')}
    onClick={addReturnPath}
  >
    {headerLinkSentences.login}
  </DocumentLink>
);

/**
 * Login; for a signed-in shopper their name and Account; for staff Admin. The page around it is cached and
 * equal for everybody: the shopper's name comes from a cookie, and only staff browsers ask the server.
 */
export function AccountLink(props: AccountLinkProps) {
  const isKnown = useSyncExternalStore(subscribeToShopper, isAnybodyKnown, () => false);
  const login = <AnonymousLink {...props} />;
  return isKnown ? (
    <Suspense fallback={login}>
      <KnownAccountLink {...props} />
    </Suspense>
  ) : (
    login
  );
}
