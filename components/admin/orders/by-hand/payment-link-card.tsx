'use client';
import { CopyField } from '@/components/admin/copy-field';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import type { Outcome } from '@/lib/outcome';

type PaymentLinkCardProps = {
  orderId: string;
  link: string;
  email: string;
  /** When the link ends, in words. */
  ends: string;
  /** The link of a test order is not mailed. */
  isTest: boolean;
  send: (input: { order_id: string }) => Promise<Outcome<null>>;
};

/** The payment link of an order by hand, to copy it or to send it again. */
export function PaymentLinkCard({ orderId, link, email, ends, isTest, send }: PaymentLinkCardProps) {
  const { run, isPending, refusal } = useAction(send, say.linkFailed);

  async function press() {
    const outcome = await run({ order_id: orderId });
    if (outcome?.ok) {
      showToast(say.linkSent(email));
    }
  }

  return (
    <Card title={say.linkTitle}>
      <div className="flex flex-col items-start gap-4 *:max-w-full [&>div]:w-full">
        <p>{say.linkEnds(ends)}</p>
        <CopyField name="payment-link" label={say.linkAddress} value={link} isNarrow />
        {isTest ? (
          <p className="text-muted">{say.linkIsTest}</p>
        ) : (
          <PressButton
            label={say.linkSend(email)}
            pendingLabel={say.linkSending}
            className="wrap-anywhere max-w-full"
            isPending={isPending}
            onPress={press}
          />
        )}
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
      </div>
    </Card>
  );
}
