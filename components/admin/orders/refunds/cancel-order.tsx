'use client';
import { useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import { uiSentences } from '@/lib/messages/en/ui';
import { cents, formatCents, sumCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { isByHand } from '@/lib/orders/payment-method';
import type { CancelFacts } from '@/lib/orders/refunds/cancel-facts';
import type { RefundAllowance } from '@/lib/orders/refunds/refund-allowance';
import type { RefundAnswer } from '@/lib/orders/refunds/refund-view';
import type { OrderStatus } from '@/lib/orders/status/status';
import type { PiecesBack, StockBackRow } from '@/lib/orders/stock/stock-back';
import { RefundConsequences } from './refund-consequences';
import { RefundReason } from './refund-fields';
import { StockBackFields, useStockBack } from './stock-back';
import { type RefundPayment, useRefund } from './use-refund';

type CancelOrderProps = {
  orderId: string;
  status: OrderStatus;
  buyer: Buyer;
  facts: CancelFacts;
  /** What a member with a limit may refund of this order; null without a limit. */
  allowance: RefundAllowance | null;
  stockBack: readonly StockBackRow[];
  isOpen: boolean;
  /** True while the order is being cancelled without a refund. */
  isPending: boolean;
  onCancelOrder: (back: readonly PiecesBack[], reason: string) => void;
  onClose: () => void;
  refundPayment: RefundPayment;
};

/**
 * Asks before an order is cancelled. A paid order is refunded in the same step, unless the owner decides otherwise.
 * Shows both results, also if PayPal refuses the refund.
 */
export function CancelOrder(props: CancelOrderProps) {
  const { orderId, status, buyer, facts, allowance, isOpen, onCancelOrder, onClose, refundPayment } = props;
  const { ask, isPending: isAsking, refusal } = useRefund(refundPayment);
  const [isRefunding, setIsRefunding] = useState(true);
  const [reason, setReason] = useState('');
  const [result, setResult] = useState<{ isError: boolean; text: string } | null>(null);
  useUnsaved({
    name: isOpen ? `cancel-${orderId}` : null,
    isUnsaved: isOpen && result === null && reason !== '',
    values: { reason },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { reason });
      setReason(typed?.reason ?? reason);
      return typed !== null;
    },
  });
  const stockBack = useStockBack(props.stockBack, ({ most }) => most);
  const isPending = props.isPending || isAsking;
  const [payment] = facts.refundable;
  const only = facts.refundable.length === 1 && payment ? payment : null;
  const isOverLimit = only !== null && allowance !== null && allowance.left < only.refundableCents;
  const single = isOverLimit ? null : only;
  const refunded = isRefunding ? single : null;
  const left = sumCents(facts.refundable.map(({ refundableCents }) => refundableCents));
  const kept = refunded === null ? left : cents(0);

  async function cancelAndRefund(from: PaymentView, back: readonly PiecesBack[]) {
    const outcome = await ask({
      orderId,
      payment: from,
      amount: from.refundableCents,
      reason,
      cancelFrom: status,
      back,
    });
    if (!outcome?.ok) {
      return;
    }
    if (outcome.value.status === 'completed') {
      onClose();
      const say = isByHand(from.method) ? messages.refund.cancelledByHand : messages.refund.cancelledDone;
      showToast(say(formatCents(outcome.value.amount)));
    } else {
      setResult({ isError: outcome.value.status === 'failed', text: sentenceOf(outcome.value) });
    }
  }

  const cancel = () => {
    const { back } = stockBack;
    if (back === null) {
      return;
    }
    if (refunded) {
      void cancelAndRefund(refunded, back);
    } else {
      onCancelOrder(back, single ? reason : '');
    }
  };

  return (
    <Dialog
      title={result ? adminRefundsSentences.orderCancelled : adminRefundsSentences.cancelQuestion}
      isOpen={isOpen}
      onClose={() => isPending || onClose()}
      size={single && !result ? 'medium' : 'small'}
      footer={
        <>
          <button
            type="button"
            data-initial-focus
            className={buttonStyle('secondary')}
            onClick={() => isPending || onClose()}
          >
            {result ? uiSentences.close : adminWords.notNow}
          </button>
          {!result && (
            <SubmitButton
              type="button"
              variant="danger"
              isPending={isPending}
              pendingLabel={
                isAsking && single && !isByHand(single.method) ? adminWords.askingPayPal : undefined
              }
              onClick={cancel}
            >
              {refunded
                ? adminRefundsSentences.cancelAndRefund(formatCents(refunded.refundableCents))
                : orderStatusSentences.move.cancelled}
            </SubmitButton>
          )}
        </>
      }
    >
      {result ? (
        <Notice kind={result.isError ? 'error' : 'info'} takesFocus>
          {result.text}
        </Notice>
      ) : (
        <div className="flex flex-col gap-4">
          {facts.refundable.length > 1 && <p>{messages.refund.cancelSeveral}</p>}
          {isOverLimit && <p>{messages.refund.cancelOverLimit(formatCents(only.refundableCents))}</p>}
          {facts.waiting !== null && (
            <p>
              {facts.waiting === 'pending' ? messages.refund.cancelPending : messages.refund.cancelOpened}
            </p>
          )}
          {single && (
            <CheckboxField
              name="refund"
              label={
                isByHand(single.method)
                  ? adminRefundsSentences.giveBackByHand(formatCents(single.refundableCents), buyer.name)
                  : adminRefundsSentences.refundTo(formatCents(single.refundableCents), buyer.name)
              }
              {...(!isRefunding && { description: messages.refund.cancelKeepsMoney })}
              checked={isRefunding}
              onChange={(event) => setIsRefunding(event.target.checked)}
            />
          )}
          {single && (
            <RefundReason
              reason={reason}
              hint={adminRefundsSentences.reasonHint(refunded !== null && !isByHand(refunded.method), buyer)}
              error={refusal?.fields?.reason}
              onChange={setReason}
            />
          )}
          <StockBackFields stockBack={stockBack} />
          {refunded && (
            <RefundConsequences payment={refunded} amount={refunded.refundableCents} buyer={buyer} />
          )}
          <p>{messages.order.cancelTold(buyer, kept > 0 ? formatCents(kept) : null)}</p>
          <p className="text-muted">{messages.refund.cancelFinal}</p>
          {refusal && <Notice kind="error">{refusal.message}</Notice>}
        </div>
      )}
    </Dialog>
  );
}

function sentenceOf({ status, failure, amount }: RefundAnswer): string {
  if (status === 'failed') {
    return messages.refund.cancelledRefused(messages.refund.refused(failure ?? 'FAILED'));
  }
  const text = formatCents(amount);
  return status === 'pending' ? messages.refund.cancelledPending(text) : messages.refund.cancelledOwed(text);
}
