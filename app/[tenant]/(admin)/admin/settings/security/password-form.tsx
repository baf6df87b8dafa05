'use client';
import { useState } from 'react';
import { PasswordField } from '@/components/admin/password-field';
import { useAction } from '@/components/admin/use-action';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { messages } from '@/lib/messages';
import { changeOwnPassword } from './actions';

const EMPTY = { current: '', next: '' };

/** The present password and the new one. */
export function PasswordForm() {
  const [values, setValues] = useState(EMPTY);
  const [isDone, setIsDone] = useState(false);
  const { run, isPending, refusal } = useAction(changeOwnPassword);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setIsDone(false);
    const outcome = await run(values);
    if (outcome?.ok) {
      setIsDone(true);
      setValues(EMPTY);
    }
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex max-w-md flex-col gap-5">
      <PasswordField
        name="current-password"
        label="Current password"
        autoComplete="current-password"
        value={values.current}
        onChange={(current) => setValues({ ...values, current })}
        error={refusal?.fields?.current}
      />
      <PasswordField
        name="new-password"
        label="New password"
        autoComplete="new-password"
        value={values.next}
        onChange={(next) => setValues({ ...values, next })}
        error={refusal?.fields?.next}
        hint="8 to 128 characters. A few unrelated words make a good one."
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {isDone && <Notice kind="success">{messages.auth.passwordChanged}</Notice>}
      <SubmitButton isPending={isPending} className="self-start">
        Change password
      </SubmitButton>
    </form>
  );
}
