'use client';
import { useState } from 'react';
import { changeOwnPassword } from '@/app/[tenant]/(admin)/admin/settings/security/actions';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { formText } from '@/components/ui/forms/form-text';
import { PasswordField } from '@/components/ui/forms/password-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';
import { adminWords } from '@/lib/messages/en/admin/words';

/** The form for the current password and the new one. */
export function PasswordForm() {
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, refusal } = useAction(changeOwnPassword);
  const [isTyped, setIsTyped] = useState(false);
  // Warns before unsaved text is lost, but never stores it.
  useUnsaved({ name: null, isUnsaved: isTyped, values: null });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsDone(false);
    const outcome = await run({
      current: formText(form, 'current-password'),
      next: formText(form, 'new-password'),
    });
    if (outcome?.ok) {
      setIsDone(true);
      form.reset();
      setIsTyped(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      onChange={({ currentTarget: form }) =>
        setIsTyped(`${formText(form, 'current-password')}${formText(form, 'new-password')}` !== '')
      }
      method="post"
      noValidate
      className="flex max-w-md flex-col gap-5"
    >
      <PasswordField
        name="current-password"
        label={adminSecuritySentences.currentPassword}
        autoComplete="current-password"
        error={refusal?.fields?.current}
      />
      <PasswordField
        name="new-password"
        label={adminWords.newPassword}
        autoComplete="new-password"
        error={refusal?.fields?.next}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {isDone && <Notice kind="success">{messages.auth.passwordChanged}</Notice>}
      <SubmitButton isPending={isPending} className="self-start">
        {adminSecuritySentences.changePassword}
      </SubmitButton>
    </form>
  );
}
