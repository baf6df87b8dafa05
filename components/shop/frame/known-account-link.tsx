'use client';
import { useEffect, useState } from 'react';
import { hasSignedInHint, setSignedInHint } from '@/components/session/signed-in-hint';
import { useShopperName } from '@/components/session/use-shopper-name';
import { useShopperSession } from '@/components/session/use-shopper-session';
import { classNames } from '@/components/ui/class-names';
import { DocumentLink } from '@/components/ui/document-link';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { headerLinkSentences } from '@/lib/messages/en/shop/header-links';
import type { Standing } from './ask-standing';

// Loaded only in a browser with a sign-in: a shopper's first visit requests nothing.
const askStanding = () =>
  import('./ask-standing').then(
    (module) => module.askStanding(),
    () => null,
  );

const LINKS = {
  anonymous: { href: '/login', name: headerLinkSentences.login },
  admin: { href: '/admin', name: headerLinkSentences.admin },
  other: { href: '/account', name: headerLinkSentences.account },
} as const;

/** The shopper comes back to this page; without JavaScript, to their account. */
function addReturnPath(event: React.MouseEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  event.currentTarget.href = shopperSignInPath(pathname + search);
}

/**
 * Login; for a signed-in shopper their name and Account; for staff Admin. The page around it is cached and
 * equal for everybody: the shopper's name comes from a cookie, and only staff browsers ask the server. All
 * variants have the same width, so that nothing moves.
 */
export function AccountLink({ className }: { className: string }) {
  const shopper = useShopperName();
  useShopperSession(shopper !== null);
  const [standing, setStanding] = useState<Standing>('anonymous');
  useEffect(() => {
    if (!hasSignedInHint()) {
      return;
    }
    let isCurrent = true;
    void askStanding().then((answer) => {
      if (isCurrent && answer !== null) {
        setStanding(answer);
        setSignedInHint(answer !== 'anonymous');
      }
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const style = classNames(className, 'w-18 whitespace-nowrap sm:w-28');
  // Staff see it too: a staff member who signed in as a shopper wants to shop.
  if (shopper !== null) {
    return (
      <DocumentLink
        href={LINKS.other.href}
        className={classNames(style, 'flex-col justify-center text-sm leading-tight')}
      >
        {shopper !== '' && (
          <span className="max-w-full self-end truncate text-xs font-normal">{shopper}</span>
        )}
        <span className="self-end">{LINKS.other.name}</span>
      </DocumentLink>
    );
  }
  const { href, name } = LINKS[standing];
  return (
    <DocumentLink
      href={href}
      className={classNames(style, 'justify-end')}
      {...(standing === 'anonymous' && { onClick: addReturnPath })}
    >
      {name}
    </DocumentLink>
  );
}
