'use client';
import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { signInSentence } from '@/components/admin/sign-in-sentence';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { refusalFromText } from '@/lib/auth/sign-in/sign-in-refusal';
import { messages } from '@/lib/messages';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { adminWords } from '@/lib/messages/en/admin/words';
import { enter } from './enter';
import { InvitedEmail } from './invited-email';

type JoinWithPasswordProps = { token: string; email: string; storeName: string };

/** The password of the account that there is: signing in with it accepts, in one step. */
export function JoinWithPassword({ token, email, storeName }: JoinWithPasswordProps) {
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = formText(form, 'password');
    setError(null);
    if (password === '') {
      setError(messages.auth.credentialsMissing);
      focusField(form, 'password');
      return;
    }
    setIsPending(true);
    try {
      const answer = await signIn('credentials', { email, password, invitation: token, redirect: false });
      if (answer?.ok) {
        enter();
        return;
      }
      setError(signInSentence(refusalFromText(answer?.error ?? ''), storeName));
    } catch {
      setError(messages.auth.failed);
    }
    setIsPending(false);
    focusField(form, 'password');
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">{sentences.hasAccount}</p>
      <InvitedEmail email={email} />
      <PasswordField name="password" label={adminWords.password} autoComplete="current-password" />
      {error && <Notice kind="error">{error}</Notice>}
      <SubmitButton isPending={isPending} pendingLabel={sentences.accepting}>
        {sentences.accept}
      </SubmitButton>
      <p className="text-sm text-muted">{sentences.forgotten}</p>
    </form>
  );
}
