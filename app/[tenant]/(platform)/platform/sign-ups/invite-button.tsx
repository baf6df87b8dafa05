'use client';
import { useRouter } from 'next/navigation';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { inviteToOpen } from '../actions';

/** Allows the address of a sign-up to open a shop. */
export function InviteButton({ id, email, isInvited }: { id: string; email: string; isInvited: boolean }) {
  const router = useRouter();
  const { run, isPending, refusal } = useAction(inviteToOpen);

  async function invite() {
    if ((await run({ id }))?.ok) {
      showToast(say.invited(email));
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <PressButton
        label={isInvited ? say.inviteAgain : say.invite}
        aria-label={say.inviteOf(isInvited ? say.inviteAgain : say.invite, email)}
        isPending={isPending}
        onPress={invite}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </div>
  );
}
