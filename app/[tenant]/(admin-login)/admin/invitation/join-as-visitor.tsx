'use client';
import { useAction } from '@/components/admin/use-action';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { acceptAsVisitor } from './actions';
import { enter } from './enter';

/** One press, for the invited person who is signed in here. */
export function JoinAsVisitor({ token, email }: { token: string; email: string }) {
  const { run, isPending, refusal } = useAction(acceptAsVisitor);

  async function accept() {
    if ((await run({ token }))?.ok) {
      enter();
    }
  }

  return (
    <>
      <p className="text-muted">{sentences.signedInAs(email)}</p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton
        type="button"
        isPending={isPending}
        pendingLabel={sentences.accepting}
        onClick={() => void accept()}
      >
        {sentences.accept}
      </SubmitButton>
    </>
  );
}
