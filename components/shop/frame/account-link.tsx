'use client';
import { useEffect, useState } from 'react';
import { hasSignedInHint, setSignedInHint } from '@/components/session/signed-in-hint';
import { DocumentLink } from '@/components/ui/document-link';
import { headerLinkSentences } from '@/lib/messages/en/shop/header-links';
import type { Standing } from './ask-standing';

// Loaded only in a browser with a sign-in: a shopper's first visit requests nothing.
const askStanding = () =>
  import('./ask-standing').then(
    (module) => module.askStanding(),
    () => null,
  );

const LINKS = {
  anonymous: { href: '/admin/login', name: headerLinkSentences.login },
  admin: { href: '/admin', name: headerLinkSentences.admin },
  other: { href: '/account', name: headerLinkSentences.account },
} as const;

/**
 * Login, Admin or Account, depending on the visitor's role. The page around it is the same for everybody and stays
 * cached; only browsers with a sign-in ask the server.
 */
export function AccountLink({ className }: { className: string }) {
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
  const { href, name } = LINKS[standing];
  return (
    <DocumentLink href={href} className={className}>
      {name}
    </DocumentLink>
  );
}
