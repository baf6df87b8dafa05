// What PayPal's answer about a payment without a final answer means for it. Money that PayPal has must never be
// given up, so `expire` is said only where PayPal itself leaves no doubt that there is none.

import type { AttemptStatus } from '@/lib/orders/status/status';
import type { GatewayCapture, GatewayOrder } from '@/lib/payments/gateway';
import { CAPTURE_UNDER_WAY, LONGEST_APPROVED, PAYPAL_ORDER_LIFE, PAYPAL_ORDER_SEEN } from './payment-checks';

export type AskedPayment = {
  status: AttemptStatus;
  createdAt: Date;
  /** Whether its money must not be taken: the order is cancelled, or paid by another payment, or its cart by another order. */
  isUnwanted: boolean;
  /** Whether PayPal declined what the buyer had approved, and nobody has tried again since. */
  isDeclined: boolean;
  /** When PayPal was last asked to take the money; null if it never was. */
  captureAskedAt: Date | null;
  /** Whether PayPal was asked with the account that the payment was opened with. */
  isSameAccount: boolean;
};

/**
 * `settle`: PayPal has a capture of it. `capture`: its buyer has approved it, and nobody took the money. `expire`:
 * it comes to nothing. `wait`: that may still change. `unknown`: the answer says nothing, because the account that
 * was asked is not the payment's.
 */
export type PaymentVerdict =
  | { kind: 'settle'; capture: GatewayCapture }
  | { kind: 'capture' | 'expire' | 'wait' | 'unknown' };

/** The verdict at `now` on an order as PayPal has it; null where it knows none of that id. */
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
  // A pending payment has a capture, even if PayPal does not show it at this moment.
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
      // A decline is never tried again by itself: that is for the buyer to do, at PayPal's window.
      if (payment.isUnwanted || payment.isDeclined) {
        return { kind: age >= PAYPAL_ORDER_LIFE ? 'expire' : 'wait' };
      }
      return { kind: age >= LONGEST_APPROVED ? 'expire' : 'capture' };
    case 'COMPLETED':
      return { kind: 'wait' };
  }
}

/**
 * Whether the money is being taken at this moment, as far as can be known. A decline that is read meanwhile may be of
 * what the buyer tried before.
 */
export const isCaptureUnderWay = (
  { status, captureAskedAt, isDeclined }: Pick<AskedPayment, 'status' | 'captureAskedAt' | 'isDeclined'>,
  now: Date,
): boolean =>
  status === 'created' &&
  !isDeclined &&
  captureAskedAt !== null &&
  now.getTime() - captureAskedAt.getTime() < CAPTURE_UNDER_WAY;
