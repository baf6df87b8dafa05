'use client';
import { useState } from 'react';
import { customerSession } from '@/components/session/customer-session';
import { forgetTyped } from '@/components/session/forget-typed';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { accountFrameSentences as say } from '@/lib/messages/en/shop/account-frame';

/** Ends the shopper's session of this browser, forgets what was typed at the checkout, and leads to the shop's first page. The cart stays. */
export function ShopperSignOut({ className }: { className?: string }) {
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setIsPending(true);
    const left = await customerSession().signOut('local');
    if (!left.ok) {
      setIsPending(false);
      showToast(say.failed);
      return;
    }
    forgetTyped();
    // A full page load that replaces this page: nothing shown may stay in memory or behind "back".
    window.location.replace('/');
  }

  return (
    <button
      type="button"
      aria-disabled={isPending}
      onClick={() => !isPending && leave()}
      className={classNames('inline-flex min-h-12 items-center rounded-control font-medium', className)}
    >
      {isPending ? say.signingOut : say.signOut}
    </button>
  );
}
