'use client';
import { useState } from 'react';
import { customerSession } from '@/components/session/customer-session';
import { forgetTyped } from '@/components/session/forget-typed';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';

/** Ends the shopper's session in this browser. The cart stays, and what was typed at the checkout goes. */
export function SignOutButton({ className }: { className?: string }) {
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function leave() {
    setIsPending(true);
    setHasFailed(false);
    const left = await customerSession().signOut('local');
    if (left.ok) {
      forgetTyped();
      // Replaced by a full page load: nothing of the account may stay in memory or behind "back".
      window.location.replace('/');
      return;
    }
    setIsPending(false);
    setHasFailed(true);
  }

  return (
    <div className={className}>
      <SubmitButton
        type="button"
        variant="secondary"
        isPending={isPending}
        pendingLabel={signInSentences.signingOut}
        onClick={() => void leave()}
      >
        {signInSentences.signOut}
      </SubmitButton>
      {hasFailed && (
        <Notice kind="error" className="mt-3">
          {accountSignInSentences.failed}
        </Notice>
      )}
    </div>
  );
}
