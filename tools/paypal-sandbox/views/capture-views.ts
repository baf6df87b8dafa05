import { fromMinorUnits, toMinorUnits } from '../money';
import type { SandboxState, StoredCapture } from '../state';

function receivable(capture: StoredCapture) {
  // PayPal sends no breakdown while the capture is pending.
  if (capture.status === 'PENDING' || capture.status === 'DECLINED') return {};
  const currency = capture.amount.currency_code;
  const net = toMinorUnits(capture.amount) - capture.payPalFeeMinor - capture.platformFeeMinor;
  const fee = fromMinorUnits(capture.platformFeeMinor, currency);
  return {
    seller_receivable_breakdown: {
      gross_amount: capture.amount,
      paypal_fee: fromMinorUnits(capture.payPalFeeMinor, currency),
      ...(capture.platformFeeMinor > 0 ? { platform_fees: [{ amount: fee }] } : {}),
      net_amount: fromMinorUnits(net, currency),
    },
  };
}

/** A capture as PayPal shows it, alone or inside its order. */
export function captureView(state: SandboxState, capture: StoredCapture) {
  const self = `${state.publicUrl}/v2/payments/captures/${capture.id}`;
  const order = `${state.publicUrl}/v2/checkout/orders/${capture.orderId}`;
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.pendingReason ? { status_details: { reason: capture.pendingReason } } : {}),
    amount: capture.amount,
    ...(capture.customId ? { custom_id: capture.customId } : {}),
    ...(capture.invoiceId ? { invoice_id: capture.invoiceId } : {}),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...receivable(capture),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: order, rel: 'up', method: 'GET' },
    ],
    create_time: capture.createTime,
    update_time: capture.updateTime,
  };
}
