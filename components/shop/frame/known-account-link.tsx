'use client';
import { useEffect, useState } from 'react';
import { hasSignedInHint, setSignedInHint } from '@/components/session/signed-in-hint';
import { useShopperName } from '@/components/session/use-shopper-name';
import { useShopperSession } from '@/components/session/use-shopper-session';
import { classNames } from '@/components/ui/class-names';
import { DocumentLink } from '@/components/ui/links/document-link';
import { knownAccountSentences } from '@/lib/messages/en/shop/frame/known-account';
import type { Standing } from './ask-standing';
import { accountLinkStyle, LoginLink } from './login-link';

// Asked only in a browser with a staff sign-in.
const askStanding = () =>
  import('./ask-standing').then(
    (module) => module.askStanding(),
    () => null,
  );

const LINKS = {
  admin: { href: '/admin', name: knownAccountSentences.admin },
  other: { href: '/account', name: knownAccountSentences.account },
} as const;

/** What `AccountLink` shows in a browser with a sign-in, and what keeps that alive. Login if it is over. */
export function KnownAccountLink({ className }: { className: string }) {
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
  const style = accountLinkStyle(className);
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
  if (standing === 'anonymous') {
    return <LoginLink className={className} />;
  }
  const { href, name } = LINKS[standing];
  return (
    <DocumentLink href={href} className={classNames(style, 'justify-end')}>
      {name}
    </DocumentLink>
  );
}
