// What PayPal's answer means for a payment without a final answer. Money that PayPal has must never be given up, so
// `expire` is returned only if PayPal's answer leaves no doubt that there is none.

import type { AttemptStatus } from '@/lib/orders/status/status';
import type { GatewayCapture, GatewayOrder } from '@/lib/payments/gateway';
import { CAPTURE_UNDER_WAY, LONGEST_APPROVED, PAYPAL_ORDER_LIFE, PAYPAL_ORDER_SEEN } from './payment-checks';

export type AskedPayment = {
  status: AttemptStatus;
  createdAt: Date;
  /**
   * The money must not be captured: the order is cancelled, another payment has paid it, or another order of its cart
   * is paid.
   */
  isUnwanted: boolean;
  /** PayPal declined what the buyer had approved, and nobody has tried again since. */
  isDeclined: boolean;
  /** The last capture request to PayPal; null if there was none. */
  captureAskedAt: Date | null;
  /** PayPal was asked with the account that the payment was opened with. */
  isSameAccount: boolean;
};

/**
 * `settle`: PayPal has a capture; book it. `capture`: the buyer has approved, and nobody captured. `expire`: no money
 * will come. `wait`: undecided. `unknown`: the answer is about another account, so it proves nothing.
 */
export type PaymentVerdict =
  | { kind: 'settle'; capture: GatewayCapture }
  | { kind: 'capture' | 'expire' | 'wait' | 'unknown' };

/** The verdict at `now` for a PayPal order; null means that PayPal knows no such order. */
export function paymentVerdict(order: GatewayOrder | null, payment: AskedPayment, now: Date): PaymentVerdict {
  const age = now.getTime() - payment.createdAt.getTime();
  if (order === null && !payment.isSameAccount) {
    return { kind: 'unknown' };
  }
  if (order?.capture?.status === 'DECLINED' && isCaptureUnderWay(payment, now)) {
    return { kind: 'wait' };
  }
  if (order?.capture) {
    return { kind: 'settle', capture: order.capture };
  }
  // A pending payment has a capture, even if PayPal does not show it at the moment.
  if (payment.status !== 'created') {
    return { kind: 'wait' };
  }
  if (order === null) {
    return { kind: age >= PAYPAL_ORDER_SEEN ? 'expire' : 'wait' };
  }
  switch (order.status) {
    case 'CLOSED':
      return { kind: 'expire' };
    case 'OPEN':
      return { kind: age >= PAYPAL_ORDER_LIFE ? 'expire' : 'wait' };
    case 'APPROVED':
      // The server never retries a decline: the buyer has to, in PayPal's window.
      if (payment.isUnwanted || payment.isDeclined) {
        return { kind: age >= PAYPAL_ORDER_LIFE ? 'expire' : 'wait' };
      }
      return { kind: age >= LONGEST_APPROVED ? 'expire' : 'capture' };
    case 'COMPLETED':
      return { kind: 'wait' };
  }
}

/** A capture may be running at the moment. A decline that PayPal shows meanwhile may be of an earlier try. */
export const isCaptureUnderWay = (
  { status, captureAskedAt, isDeclined }: Pick<AskedPayment, 'status' | 'captureAskedAt' | 'isDeclined'>,
  now: Date,
): boolean =>
  status === 'created' &&
  !isDeclined &&
  captureAskedAt !== null &&
  now.getTime() - captureAskedAt.getTime() < CAPTURE_UNDER_WAY;
