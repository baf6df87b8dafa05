'use client';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import type { Outcome } from '@/lib/outcome';

type SeenToButtonProps = {
  alertId: string;
  /** What it says to a screen reader, where there are several of its kind. */
  label: string;
  markSeenTo: (input: { alert_id: string }) => Promise<Outcome<null>>;
};

/** Says that a person has seen to an alert; it leaves the page then. */
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
      <SubmitButton
        type="button"
        variant="secondary"
        aria-label={label}
        isPending={isPending}
        onClick={() => void press()}
      >
        {messages.orderAlert.seenTo}
      </SubmitButton>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </div>
  );
}
