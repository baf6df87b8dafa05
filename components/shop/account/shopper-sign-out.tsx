'use client';
import { customerSession } from '@/components/session/customer-session';
import { SignOutButton } from '@/components/session/sign-out-button';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';

/** Ends the shopper's session of this browser, and leads to the shop's first page. */
export const ShopperSignOut = ({ className }: { className?: string }) => (
  <SignOutButton
    signOut={() => customerSession().signOut('local')}
    target="/"
    say={accountFrameSentences}
    className={className}
  />
);
