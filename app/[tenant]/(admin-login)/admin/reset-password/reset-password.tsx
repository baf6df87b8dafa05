'use client';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { messages } from '@/lib/messages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { useOpenedLink } from '../use-opened-link';
import { openResetLink } from './actions';
import { ResetPasswordForm } from './reset-password-form';

/** The form for a new password if the link is still valid; else advice. */
export function ResetPassword() {
  const { token, opened, open } = useOpenedLink(openResetLink);

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
