'use client';
import { classNames } from '@/components/ui/class-names';
import { DocumentLink } from '@/components/ui/links/document-link';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { headerLinkSentences } from '@/lib/messages/en/shop/frame/header-links';

/** All variants have the same width, so that nothing moves. */
export const accountLinkStyle = (className: string): string => classNames(className, 'login-place');

/** The shopper comes back to this page; without JavaScript, to their account. */
function addReturnPath(event: React.MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  event.currentTarget.href = shopperSignInPath(pathname + search);
}

/** Login. */
export const LoginLink = ({ className }: { className: string }) => (
  <DocumentLink
    href="/login"
    className={classNames(accountLinkStyle(className), 'justify-end')}
    onClick={addReturnPath}
  >
    {headerLinkSentences.login}
  </DocumentLink>
);
