// The proof that the person who pays an order is the one who placed it: signed, bound to tenant and order,
// short-lived.

import type { OrderId, TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readToken, signToken } from '@/lib/secrets/signed-token';

/** In milliseconds: as long as PayPal lets a buyer approve, which is three hours. */
export const CHECKOUT_TOKEN_LIFE = 3 * 60 * 60 * 1_000;

export type CheckoutClaim = { tenantId: TenantId; orderId: OrderId };

/** The token of an order. It expires by the order's creation, so that a retry gets the same token. */
export function signCheckoutToken(keys: KeyRing, claim: CheckoutClaim, createdAt: Date): string {
  const expiresAt = createdAt.getTime() + CHECKOUT_TOKEN_LIFE;
  return signToken(keys, 'checkout', [claim.tenantId, claim.orderId], String(expiresAt));
}

/** Whether `token` was signed for exactly this tenant and order, and has not expired at `now` (milliseconds). */
export function checkCheckoutToken(
  keys: KeyRing,
  claim: CheckoutClaim,
  token: string,
  now: number,
): Result<null, 'token_invalid' | 'token_expired'> {
  const expiresAt = readToken(keys, 'checkout', [claim.tenantId, claim.orderId], token);
  if (expiresAt === null) {
    return err('token_invalid');
  }
  return now < Number(expiresAt) ? ok(null) : err('token_expired');
}
