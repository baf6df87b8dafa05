'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { staffSession } from '@/components/session/staff-session';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import { noteTimeZone } from './note-time-zone';
import { reloadIfSignedOut } from './reload-if-signed-out';
import { signInAgain } from './unsaved/sign-in-again';

type SessionWatchProps = {
  /** When this browser's access ends, in milliseconds since 1970. */
  accessExpiresAt: number;
};

/**
 * Keeps the session alive while the page is open. If it has ended, here or in another tab, a bar over the page says so,
 * so that nothing typed is lost.
 */
export function SessionWatch({ accessExpiresAt }: SessionWatchProps) {
  const router = useRouter();
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(
    () =>
      staffSession().subscribe(({ accessExpiresAt: expiresAt }, from) =>
        // Signing out here leads to the sign-in page anyway.
        setHasEnded(expiresAt === null && from !== 'page'),
      ),
    [],
  );

  useEffect(() => {
    void staffSession().start(accessExpiresAt);
  }, [accessExpiresAt]);

  useEffect(() => () => staffSession().stop(), []);

  useEffect(() => {
    setSignedInHint(true);
    if (noteTimeZone()) {
      router.refresh();
    }
  }, [router]);

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
