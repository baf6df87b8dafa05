'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { accountFrameSentences as say } from '@/lib/messages/en/shop/account-frame';
import { signOutCall } from '@/lib/wire/account';
import { call } from '@/lib/wire/call';

/** Ends the shopper's session of this browser and leads to the shop's first page. The cart stays. */
export function ShopperSignOut({ className }: { className?: string }) {
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setIsPending(true);
    const answer = await call(signOutCall, { scope: 'local' });
    if (!answer.ok) {
      setIsPending(false);
      showToast(answer.error.message ?? say.failed);
      return;
    }
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
