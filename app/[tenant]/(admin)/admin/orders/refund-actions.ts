'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { actorNameOf, requireRecentProof } from '@/lib/auth/admin';
import { roleMay } from '@/lib/auth/permissions';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { stockBackSentences } from '@/lib/messages/en/admin/products/stock';
import { isRefusalOfAmount } from '@/lib/messages/en/orders/refund';
import { formatCents } from '@/lib/money/cents';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { overLimitSentence } from '@/lib/orders/refunds/over-limit-sentence';
import { getRefundAllowance } from '@/lib/orders/refunds/refund-allowance.queries';
import { refundInput } from '@/lib/orders/refunds/refund-input';
import { LONGEST_REASON } from '@/lib/orders/refunds/refund-view';
import { type RefundWishError, requestRefund } from '@/lib/orders/refunds/request-refund';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** An error about the amount; the form keeps the typed amount. */
const amountRefused = (sentence: string) => refused(sentence, { amount_cents: sentence });

function refusalOf(error: RefundWishError): Outcome<never> {
  switch (error.code) {
    case 'payment_not_found':
    case 'not_captured':
      return refused(messages.refund.notFound);
    case 'moved_on':
      return refused(messages.order.moveRefused);
    case 'pieces_changed':
      return amountRefused(messages.refund.piecesChanged);
    case 'stock_back_changed':
      return refused(stockBackSentences.changed);
    case 'asked_already':
      return refused(messages.refund.askedAlready(formatCents(error.amount)));
    case 'over_limit':
      return amountRefused(overLimitSentence(error));
    case 'too_much':
      return amountRefused(messages.refund.tooMuch(formatCents(error.refundable)));
    case 'changed':
      return amountRefused(
        error.refundable === 0
          ? messages.refund.nothingLeft
          : messages.refund.changed(formatCents(error.refundable)),
      );
  }
}

/** Refunds a payment, and cancels its order in the same step if `cancel_from` is given. */
export const refundPayment = adminAction({
  may: 'orders.refund',
  schema: refundInput,
  fieldMessage: (path) =>
    path === 'reason' ? messages.refund.reasonTooLong(LONGEST_REASON) : messages.refund.notFound,
  failureMessage: messages.refund.failed,
  handle: async (admin, input) => {
    const { order_id: orderId, cancel_from: cancelFrom } = input;
    const { limit, left } = await getRefundAllowance(admin.tenant.id, orderId);
    // Above the order managers' limit a refund needs a fresh proof. Without a limit it never does.
    if (limit !== null && input.amount_cents > left) {
      const proved = requireRecentProof(admin);
      if (!proved.ok) {
        return proved;
      }
    }
    const asked = await requestRefund(admin.tenant.id, {
      refundId: input.refund_id,
      orderId,
      paymentId: input.payment_id,
      amount: input.amount_cents,
      seenRefundable: input.seen_refundable_cents,
      reason: input.reason,
      actorName: actorNameOf(admin),
      isLimited: !roleMay(admin.role, 'orders.refund_any'),
      cancelFrom,
      byItem: input.by_item,
      back: (input.back ?? []).map(({ variant_id: variantId, pieces }) => ({ variantId, pieces })),
    });
    refresh();
    if (!asked.ok) {
      return refusalOf(asked.error);
    }
    const { status, failure, amount } = asked.value;
    if (status === 'failed' && cancelFrom === null) {
      const issue = failure ?? 'FAILED';
      const sentence = messages.refund.refused(issue);
      return isRefusalOfAmount(issue) ? amountRefused(sentence) : refused(sentence);
    }
    // The shopper gets the mail about the cancelled order, even if the refund fails.
    if (status === 'completed' || cancelFrom !== null) {
      after(() => deliverOrderMails(admin.tenant.id, orderId));
    }
    return ok({ status, failure, amount });
  },
});
