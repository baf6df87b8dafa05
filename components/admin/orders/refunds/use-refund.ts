'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { messages } from '@/lib/messages';
import type { Cents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import type { RefundInput } from '@/lib/orders/refunds/refund-input';
import type { RefundAnswer } from '@/lib/orders/refunds/refund-view';
import type { OrderStatus } from '@/lib/orders/status/status';
import type { PiecesBack } from '@/lib/orders/stock/stock-back';
import type { Outcome } from '@/lib/outcome';
import { randomUuid } from '@/lib/random-uuid';

export type RefundPayment = (call: RefundInput) => Promise<Outcome<RefundAnswer>>;

type RefundWish = {
  orderId: string;
  payment: PaymentView;
  amount: Cents;
  reason: string;
  cancelFrom?: OrderStatus;
  byItem?: RefundInput['by_item'];
  back: readonly PiecesBack[];
};

/**
 * Requests refunds. Until there is an answer, a retry is the same refund (idempotent); after an answer, the next
 * request is a new one.
 */
export function useRefund(refundPayment: RefundPayment) {
  const { run, ...action } = useAction(refundPayment, messages.refund.failed);
  const [refundId, setRefundId] = useState(randomUuid);

  async function ask({ orderId, payment, amount, reason, cancelFrom, back, byItem = null }: RefundWish) {
    const outcome = await run({
      refund_id: refundId,
      order_id: orderId,
      payment_id: payment.id,
      amount_cents: amount,
      seen_refundable_cents: payment.refundableCents,
      reason,
      by_item: byItem,
      cancel_from: cancelFrom ?? null,
      back: back.map(({ variantId, pieces }) => ({ variant_id: variantId, pieces })),
    });
    if (outcome && (outcome.ok || outcome.error.code === 'refused' || outcome.error.code === 'invalid')) {
      setRefundId(randomUuid());
    }
    return outcome;
  }

  return { ...action, ask };
}
