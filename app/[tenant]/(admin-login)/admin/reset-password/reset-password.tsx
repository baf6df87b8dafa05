'use client';
import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { messages } from '@/lib/messages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type Outcome, refuse } from '@/lib/outcome';
import { openResetLink } from './actions';
import { ResetPasswordForm } from './reset-password-form';

const noAnswer = (): Outcome<null> => refuse('failed', messages.auth.failed);

/** The form for a new password if the link is still valid; else advice. */
export function ResetPassword() {
  const token = useAddressKey();
  const [opened, setOpened] = useState<Outcome<null> | null>(null);

  const open = useCallback(async () => {
    if (token) {
      setOpened(null);
      setOpened(await openResetLink({ token }).catch(noAnswer));
    }
  }, [token]);

  useEffect(() => {
    void open();
  }, [open]);

  if (token === '') {
    return <AskAgain kind="info" text={messages.auth.resetLinkMissing} />;
  }
  if (token === undefined || opened === null) {
    return <Spinner label={adminSignInSentences.checkingLink} />;
  }
  if (opened.ok) {
    return <ResetPasswordForm token={token} />;
  }
  return opened.error.code === 'failed' ? (
    <div className="flex flex-col gap-5">
      <Notice kind="error">{opened.error.message}</Notice>
      <button type="button" className={buttonStyle('secondary')} onClick={() => void open()}>
        {adminWords.tryAgain}
      </button>
    </div>
  ) : (
    <AskAgain kind="error" text={opened.error.message} />
  );
}

function AskAgain({ kind, text }: { kind: 'error' | 'info'; text: string }) {
  return (
    <div className="flex flex-col gap-5">
      <Notice kind={kind}>{text}</Notice>
      <Link href="/admin/forgot-password" className={buttonStyle('primary')}>
        {adminSignInSentences.askForNewLink}
      </Link>
    </div>
  );
}
