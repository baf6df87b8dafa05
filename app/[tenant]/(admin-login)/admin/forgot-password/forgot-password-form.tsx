'use client';
import Link from 'next/link';
import { useState } from 'react';
import { EmailField } from '@/components/admin/email-field';
import { useAction } from '@/components/admin/use-action';
import { formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { requestReset } from './actions';

/** A form with one address; the answer is always the same. */
export function ForgotPasswordForm() {
  const [isSent, setIsSent] = useState(false);
  const { run, isPending, refusal } = useAction(requestReset);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSent(false);
    const outcome = await run({ email: formText(event.currentTarget, 'email') });
    setIsSent(outcome?.ok ?? false);
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <EmailField error={refusal?.fields?.email} />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      {isSent && <Notice kind="success">{messages.auth.resetRequested}</Notice>}
      <SubmitButton isPending={isPending} pendingLabel={adminWords.sending}>
        {adminSignInSentences.sendLink}
      </SubmitButton>
      <Link
        href="/admin/login"
        className="self-center py-2 text-muted underline underline-offset-4 hover:text-ink"
      >
        {adminSignInSentences.backToSignIn}
      </Link>
    </form>
  );
}
