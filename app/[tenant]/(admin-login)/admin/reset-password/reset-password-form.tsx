'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { chooseNewPassword } from './actions';

/** The form for a new password, with the link's token. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, refusal } = useAction(chooseNewPassword);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const outcome = await run({ token, password: formText(event.currentTarget, 'new-password') });
    if (outcome?.ok) {
      setIsDone(true);
      // Replaces the address, so that "back" does not lead to the used link.
      window.location.replace('/admin/login?password=changed');
    }
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <PasswordField
        name="new-password"
        label={adminWords.newPassword}
        autoComplete="new-password"
        error={refusal?.fields?.password}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton isPending={isPending || isDone}>{adminSignInSentences.savePassword}</SubmitButton>
    </form>
  );
}
