'use client';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import type { Outcome } from '@/lib/outcome';

type SeenToButtonProps = {
  alertId: string;
  /** The screen reader's label, if there are several of these buttons. */
  label: string;
  markSeenTo: (input: { alert_id: string }) => Promise<Outcome<null>>;
};

/** Marks an alert as done by a person; the alert then leaves the page. */
export function SeenToButton({ alertId, label, markSeenTo }: SeenToButtonProps) {
  const { run, isPending, refusal } = useAction(markSeenTo, messages.orderAlert.failed);

  async function press() {
    const outcome = await run({ alert_id: alertId });
    if (outcome?.ok) {
      showToast(messages.orderAlert.done);
    }
  }

  return (
    <div className="flex shrink-0 flex-col gap-2">
      <PressButton
        label={messages.orderAlert.seenTo}
        aria-label={label}
        isPending={isPending}
        onPress={press}
      />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </div>
  );
}
