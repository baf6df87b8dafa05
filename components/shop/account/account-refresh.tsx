'use client';
import { Refreshing } from '@/components/session/refreshing';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { refreshAccountCall } from '@/lib/wire/account';

/** Refreshes the shopper's session and goes on to `target`; to the sign-in if the session is over. */
export const AccountRefresh = ({ target }: { target: string }) => (
  <Refreshing
    call={refreshAccountCall}
    target={target}
    signInPath={shopperSignInPath(target)}
    say={accountFrameSentences}
    className="items-start"
  />
);
