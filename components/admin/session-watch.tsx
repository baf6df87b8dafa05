'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { CHECK_TICK, REFRESH_MARGIN } from '@/lib/auth/sessions/session-times';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { noteTimeZone } from './note-time-zone';
import { refreshWithRetries } from './refresh-session';
import { reloadIfSignedOut } from './reload-if-signed-out';
import { signInAgain } from './unsaved/sign-in-again';

type SessionWatchProps = {
  /** When this browser's access ends, in milliseconds since 1970. */
  accessExpiresAt: number;
};

/**
 * Checks the clock every 30 seconds and refreshes the session when 90 seconds are left. If the session has ended, a
 * dialog over the page says so, so that nothing typed is lost.
 */
export function SessionWatch({ accessExpiresAt }: SessionWatchProps) {
  const router = useRouter();
  const expiresAt = useRef(accessExpiresAt);
  const isBusy = useRef(false);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    expiresAt.current = accessExpiresAt;
  }, [accessExpiresAt]);

  useEffect(() => {
    setSignedInHint(true);
    if (noteTimeZone()) {
      router.refresh();
    }
  }, [router]);

  useEffect(() => {
    async function check() {
      if (isBusy.current || expiresAt.current - Date.now() > REFRESH_MARGIN) {
        return;
      }
      isBusy.current = true;
      const answer = await refreshWithRetries();
      isBusy.current = false;
      if (answer.kind === 'refreshed') {
        expiresAt.current = answer.accessExpiresAt;
      }
      if (answer.kind !== 'unavailable') {
        setHasEnded(answer.kind === 'ended');
      }
    }
    const timer = setInterval(check, CHECK_TICK);
    // After sleep the computer has missed its ticks.
    const checkIfSeen = () => document.visibilityState === 'visible' && void check();
    document.addEventListener('visibilitychange', checkIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfSeen);
    };
  }, []);

  useEffect(() => {
    // "Back" can restore a page from memory. After signing out it must not be shown.
    const recheck = (event: PageTransitionEvent) => event.persisted && void reloadIfSignedOut();
    window.addEventListener('pageshow', recheck);
    return () => window.removeEventListener('pageshow', recheck);
  }, []);

  return (
    <div role="alert" className="sticky top-0 z-40 print:hidden">
      {hasEnded && (
        <p className="border-b border-danger/40 bg-danger-tint px-4 py-3 text-center text-danger">
          {messages.auth.sessionMissing} {messages.auth.sessionMissingHint}{' '}
          <button type="button" className="font-semibold underline" onClick={signInAgain}>
            {adminWords.signIn}
          </button>
        </p>
      )}
    </div>
  );
}
