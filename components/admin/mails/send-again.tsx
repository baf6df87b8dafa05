'use client';
import { useAction } from '@/components/admin/use-action';
import { showToast } from '@/components/ui/dialogs/toast';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { SentAgain } from '@/lib/mail/mail-views';
import { adminMailsSentences } from '@/lib/messages/en/admin/mails';
import { adminWords } from '@/lib/messages/en/admin/words';
import { mailSentences } from '@/lib/messages/en/mail';
import type { Outcome } from '@/lib/outcome';

const SENTENCES: Record<SentAgain, string> = {
  sent: mailSentences.sentAgain,
  dropped: mailSentences.droppedAgain,
  taken: mailSentences.takenAgain,
  begun: mailSentences.tryingAllAgain,
};

export type SendAgainAction = (input: { mail_id: string | null }) => Promise<Outcome<SentAgain>>;

type SendAgainProps = {
  /** Null for every failed mail. */
  mailId: string | null;
  /** The screen reader's label, if there are several of these buttons. */
  label?: string;
  sendAgain: SendAgainAction;
};

/** Sends a failed mail again. */
export function SendAgain({ mailId, label, sendAgain }: SendAgainProps) {
  const { run, isPending, refusal } = useAction(sendAgain);
  return (
    <>
      <SubmitButton
        type="button"
        variant="secondary"
        isPending={isPending}
        pendingLabel={adminWords.sending}
        aria-label={label}
        onClick={async () => {
          const outcome = await run({ mail_id: mailId });
          if (outcome?.ok) {
            showToast(SENTENCES[outcome.value]);
          }
        }}
      >
        {mailId === null ? adminMailsSentences.sendAllAgain : adminMailsSentences.sendAgain}
      </SubmitButton>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
    </>
  );
}
