'use client';
import { useAction } from '@/components/admin/use-action';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { adminInvitationSentences as sentences } from '@/lib/messages/en/admin/invitation';
import { acceptAsVisitor } from './actions';
import { enter } from './enter';

type JoinAsVisitorProps = { token: string; email: string; onRefused: () => void };

/**
 * One button for the invited person who is signed in here, unless the session or the invitation has ended.
 */
export function JoinAsVisitor({ token, email, onRefused }: JoinAsVisitorProps) {
  const { run, isPending, refusal } = useAction(acceptAsVisitor);

  async function accept() {
    const outcome = await run({ token });
    if (outcome?.ok) {
      enter();
    } else if (outcome?.error.code === 'refused') {
      onRefused();
    }
  }

  return (
    <>
      <p className="text-muted">{sentences.signedInAs(email)}</p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <PressButton
        label={sentences.accept}
        variant="primary"
        isPending={isPending}
        pendingLabel={sentences.accepting}
        onPress={accept}
      />
    </>
  );
}
