'use client';
import Link from 'next/link';
import { useEffect } from 'react';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { useIsReady } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { EmailField } from './email-field';
import { noteTimeZone } from './note-time-zone';
import { useSignIn } from './use-sign-in';

type LoginFormProps = {
  storeName: string;
  /** The path on this host to go to afterwards. */
  target: string;
  hasNewPassword: boolean;
};

/** E-mail and password. The typed values stay after a refusal. */
export function LoginForm({ storeName, target, hasNewPassword }: LoginFormProps) {
  const { run, error, isPending } = useSignIn(storeName);
  const isReady = useIsReady();
  useEffect(() => {
    // Before the first admin page, so that it is not loaded twice.
    noteTimeZone();
  }, []);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [formText(form, 'email').trim(), formText(form, 'password')];
    if (isPending) {
      return;
    }
    await run(form, { email, password }, () => {
      setSignedInHint(true);
      // A full page load: prefetched data is for a visitor who is not signed in.
      window.location.assign(target);
    });
  }

  return (
    // Before the script is loaded a submit would put the password into the query string; `method` prevents that.
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      {hasNewPassword && <Notice kind="success">{messages.auth.passwordReset}</Notice>}
      <EmailField />
      <PasswordField name="password" label={adminWords.password} autoComplete="current-password" />
      {error && <Notice kind="error">{error}</Notice>}
      <SubmitButton isPending={isPending} pendingLabel={adminSignInSentences.signingIn} disabled={!isReady}>
        {adminWords.signIn}
      </SubmitButton>
      <Link
        href="/admin/forgot-password"
        className="self-center py-2 text-muted underline underline-offset-4 hover:text-ink"
      >
        {adminWords.forgotPassword}
      </Link>
    </form>
  );
}
