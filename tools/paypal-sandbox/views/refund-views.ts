import { fromMinorUnits, toMinorUnits } from '../money';
import type { SandboxState, StoredRefund } from '../state';

function refundLinks(state: SandboxState, refund: StoredRefund) {
  return [
    { href: `${state.publicUrl}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${state.publicUrl}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
  ];
}

/** The short answer to a refund call. */
export function createdRefund(state: SandboxState, refund: StoredRefund) {
  return { id: refund.id, status: refund.status, links: refundLinks(state, refund) };
}

/** A refund in full. */
export function refundView(state: SandboxState, refund: StoredRefund) {
  const currency = refund.amount.currency_code;
  const fee = fromMinorUnits(refund.platformFeeMinor, currency);
  return {
    id: refund.id,
    amount: refund.amount,
    ...(refund.customId ? { custom_id: refund.customId } : {}),
    ...(refund.invoiceId ? { invoice_id: refund.invoiceId } : {}),
    ...(refund.noteToPayer ? { note_to_payer: refund.noteToPayer } : {}),
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      // PayPal keeps its own fee on a refund.
      paypal_fee: fromMinorUnits(0, currency),
      ...(refund.platformFeeMinor > 0 ? { platform_fees: [{ amount: fee }] } : {}),
      net_amount: fromMinorUnits(toMinorUnits(refund.amount) - refund.platformFeeMinor, currency),
      total_refunded_amount: fromMinorUnits(refund.totalRefundedMinor, currency),
    },
    status: refund.status,
    links: refundLinks(state, refund),
    create_time: refund.createTime,
    update_time: refund.createTime,
  };
}
