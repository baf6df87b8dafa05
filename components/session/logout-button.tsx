'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { authSentences } from '@/lib/messages/en/auth';
import { sessionSentences } from '@/lib/messages/en/session';
import { forgetTyped } from './forget-typed';
import { setSignedInHint } from './signed-in-hint';
import { staffSession } from './staff-session';

/** Ends this browser's session and leads to the sign-in page. */
export function LogoutButton({ className }: { className?: string }) {
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setIsPending(true);
    const left = await staffSession().signOut('local');
    if (!left.ok) {
      setIsPending(false);
      showToast(authSentences.failed);
      return;
    }
    setSignedInHint(false);
    forgetTyped();
    // A full page load that replaces this page: nothing shown may stay in memory or behind "back".
    window.location.replace('/admin/login');
  }

  return (
    <button
      type="button"
      aria-disabled={isPending}
      onClick={() => !isPending && leave()}
      className={classNames(
        'inline-flex min-h-12 items-center rounded-control px-2 font-medium underline-offset-4 hover:underline sm:px-3',
        className,
      )}
    >
      {isPending ? sessionSentences.leaving : sessionSentences.logout}
    </button>
  );
}
