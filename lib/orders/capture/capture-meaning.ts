// What a capture at PayPal means for its payment. Pure, so that a unit test can cover each case.
import type { GatewayCapture } from '@/lib/payments/gateway';

/**
 * `paid`: the money is captured and matches the order. `mismatch`: money is captured that does not match. `pending`:
 * PayPal reviews it. `failed`: no money was captured. `unknown`: a status that we do not know.
 */
export type CaptureMeaning = 'paid' | 'mismatch' | 'pending' | 'failed' | 'unknown';

/** The meaning of a capture for a payment of `amountCents` US cents. */
export function captureMeaning(
  { status, amount, currency }: Pick<GatewayCapture, 'status' | 'amount' | 'currency'>,
  amountCents: number,
): CaptureMeaning {
  switch (status) {
    // A refunded capture was completed before.
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
