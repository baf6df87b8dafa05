'use client';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { sendWayIn } from '../../actions';

/** Mails the owners of a shop how they get in. */
export function WayInButton({ id }: { id: string }) {
  const { run, isPending, refusal } = useAction(sendWayIn);

  async function send() {
    if ((await run({ id }))?.ok) {
      showToast(say.wayInSent);
    }
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      <p className="text-muted">{say.wayInHint}</p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <PressButton
        label={say.wayIn}
        className="self-start"
        isPending={isPending}
        pendingLabel={say.wayInSending}
        onPress={send}
      />
    </div>
  );
}
