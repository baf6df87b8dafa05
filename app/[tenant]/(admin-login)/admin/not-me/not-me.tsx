'use client';
import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { buttonStyle } from '@/components/ui/button-styles';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { adminNotMeSentences as sentences } from '@/lib/messages/en/admin/not-me';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { endEverySession } from './actions';

/** Says what the button will do, and does it on click. */
export function NotMe({ storeName }: { storeName: string }) {
  const token = useAddressKey();
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, refusal } = useAction(endEverySession, sentences.failed);

  async function end() {
    if (token && (await run({ token }))?.ok) {
      setSignedInHint(false);
      setIsDone(true);
    }
  }

  if (token === undefined) {
    return <Spinner label={sentences.checking} />;
  }
  if (token === '') {
    return <Notice kind="info">{sentences.missing}</Notice>;
  }
  if (isDone) {
    return (
      <Notice kind="success" takesFocus>
        {sentences.done}
      </Notice>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p>{sentences.lead(storeName)}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {sentences.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {refusal?.code === 'refused' ? (
        <Link href="/admin/forgot-password" className={buttonStyle('primary')}>
          {adminWords.forgotPassword}
        </Link>
      ) : (
        <PressButton
          label={sentences.go}
          variant="danger"
          isPending={isPending}
          pendingLabel={adminSignInSentences.checkingLink}
          onPress={end}
        />
      )}
    </div>
  );
}
