// What PayPal's word on a capture means for the payment it is of. Pure, so that each case can be tried.
import type { GatewayCapture } from '@/lib/payments/gateway';

/**
 * `paid`: the money is taken, and is the order's; `mismatch`: money is taken that is not; `pending`: PayPal looks into
 * it; `failed`: none was taken; `unknown`: PayPal's word says nothing yet.
 */
export type CaptureMeaning = 'paid' | 'mismatch' | 'pending' | 'failed' | 'unknown';

/** The meaning of a capture for a payment of `amountCents` US cents. */
export function captureMeaning(
  { status, amount, currency }: Pick<GatewayCapture, 'status' | 'amount' | 'currency'>,
  amountCents: number,
): CaptureMeaning {
  switch (status) {
    // What was refunded has been taken before.
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return amount === amountCents && currency === 'USD' ? 'paid' : 'mismatch';
    case 'PENDING':
      return 'pending';
    case 'DECLINED':
      return 'failed';
    case 'OTHER':
      return 'unknown';
  }
}
