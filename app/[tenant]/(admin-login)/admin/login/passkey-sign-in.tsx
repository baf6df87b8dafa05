'use client';
import { useState } from 'react';
import { noteTimeZone } from '@/components/admin/note-time-zone';
import { attempt } from '@/components/session/factors/operations';
import { answerWithPasskey } from '@/components/session/factors/use-passkey';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { factorSentences } from '@/lib/messages/en/factors';
import { readSignInOptions, signInWithPasskey } from './actions';

/** Signs in by a passkey that the browser finds, without address and password. */
export function PasskeySignIn({ target }: { target: string }) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isReady = useIsReady();

  async function signIn() {
    setIsPending(true);
    setError(null);
    noteTimeZone();
    const answered = await answerWithPasskey(readSignInOptions(null));
    const signedIn = answered.ok ? await attempt(signInWithPasskey({ answer: answered.value })) : answered;
    if (signedIn.ok) {
      setSignedInHint(true);
      // A full page load: prefetched data is for a visitor who is not signed in.
      window.location.assign(target);
      return;
    }
    setError(signedIn.error.message);
    setIsPending(false);
  }

  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      {error && <Notice kind="error">{error}</Notice>}
      <SubmitButton
        type="button"
        variant="secondary"
        isPending={isPending}
        pendingLabel={adminSignInSentences.signingIn}
        disabled={!isReady}
        onClick={() => void signIn()}
      >
        {factorSentences.signInWithPasskey}
      </SubmitButton>
    </div>
  );
}
