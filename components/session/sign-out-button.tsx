'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { forgetTyped } from './forget-typed';

type SignOutButtonProps = {
  /** Ends the session of this browser. */
  signOut: () => Promise<{ ok: boolean }>;
  /** Called after the session has ended. */
  onLeft?: () => void;
  /** The page that then replaces this one. */
  target: string;
  say: { signOut: string; signingOut: string; failed: string };
  className?: string | undefined;
};

/**
 * Ends a session of this browser, clears what was typed at the checkout, and leaves the page. The cart stays.
 */
export function SignOutButton({ signOut, onLeft, target, say, className }: SignOutButtonProps) {
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setIsPending(true);
    const left = await signOut();
    if (!left.ok) {
      setIsPending(false);
      showToast(say.failed);
      return;
    }
    onLeft?.();
    forgetTyped();
    // A full page load that replaces this page: nothing shown may stay in memory or behind "back".
    window.location.replace(target);
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
