'use client';
import { useEffect, useState } from 'react';
import { hasSignedInHint, setSignedInHint } from '@/components/session/signed-in-hint';
import { DocumentLink } from '@/components/ui/document-link';
import { call } from '@/lib/wire/call';
import { readSessionCall } from '@/lib/wire/session';

type Standing = 'anonymous' | 'admin' | 'other';

const LINKS = {
  anonymous: { href: '/admin/login', name: 'Login' },
  admin: { href: '/admin', name: 'Admin' },
  other: { href: '/account', name: 'Account' },
} as const;

/** What the server says of this browser; null if it does not say. */
async function askStanding(): Promise<Standing | null> {
  const answer = await call(readSessionCall, null);
  if (!answer.ok) {
    return null;
  }
  if (!answer.value.signed_in) {
    return 'anonymous';
  }
  return answer.value.enters_admin ? 'admin' : 'other';
}

/**
 * Login, Admin or Account, by what the visitor may do here. The page around it is the same for everybody and
 * stays cached; only a browser in which somebody has signed in asks.
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
