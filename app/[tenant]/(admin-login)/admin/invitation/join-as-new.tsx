'use client';
import { signIn } from 'next-auth/react';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { adminWords } from '@/lib/messages/en/admin/words';
import { acceptAsNew } from './actions';
import { enter } from './enter';
import { InvitedEmail } from './invited-email';

type JoinAsNewProps = { token: string; email: string; onHasAccount: () => void };

/** Name and password for a person without an account, who is signed in with them at once. */
export function JoinAsNew({ token, email, onHasAccount }: JoinAsNewProps) {
  const { run, isPending, refusal } = useAction(acceptAsNew);
  const [isEntering, setIsEntering] = useState(false);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = formText(form, 'new-password');
    const outcome = await run({ token, name: formText(form, 'name'), password });
    if (outcome === null) {
      return;
    }
    if (!outcome.ok) {
      if (outcome.error.fields?.account) {
        onHasAccount();
      }
      return;
    }
    setIsEntering(true);
    const answer = await signIn('credentials', { email, password, redirect: false }).catch(() => null);
    if (answer?.ok) {
      enter();
    } else {
      // Already a member, but the sign-in failed: the sign-in page is next.
      window.location.replace('/admin/login');
    }
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <p className="text-muted">{sentences.isNew}</p>
      <InvitedEmail email={email} />
      <Field
        name="name"
        label={sentences.name}
        autoComplete="name"
        maxLength={200}
        error={refusal?.fields?.name}
      />
      <PasswordField
        name="new-password"
        label={adminWords.newPassword}
        autoComplete="new-password"
        error={refusal?.fields?.password}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton isPending={isPending || isEntering} pendingLabel={sentences.accepting}>
        {sentences.accept}
      </SubmitButton>
    </form>
  );
}
