'use client';
import { useState } from 'react';
import { answerWithPasskey } from '@/components/session/factors/use-passkey';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import { refused } from '@/lib/outcome';
import { passkeySignInCall, passkeySignInOptionsCall } from '@/lib/wire/account-factors';
import { call } from '@/lib/wire/call';

/** Signs a shopper in by a passkey that the browser finds. `onSignedIn` leads on. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const readOptions = async () => {
    const options = await call(passkeySignInOptionsCall, {});
    return options.ok ? options : refused(options.error.message ?? sentences.failed);
  };

  async function signIn() {
    setIsPending(true);
    setError(null);
    const answered = await answerWithPasskey(readOptions());
    if (!answered.ok) {
      setError(answered.error.message);
      setIsPending(false);
      return;
    }
    const signedIn = await call(passkeySignInCall, { answer: answered.value });
    if (signedIn.ok) {
      onSignedIn();
      return;
    }
    setError(signedIn.error.message ?? sentences.failed);
    setIsPending(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <PressButton
        label={sentences.signInWithPasskey}
        isPending={isPending}
        pendingLabel={sentences.working}
        onPress={signIn}
      />
      {error !== null && <Notice kind="error">{error}</Notice>}
    </div>
  );
}
