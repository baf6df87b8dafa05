// The proof that whoever pays an order is whoever placed it: signed, bound to tenant and order, short-lived.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@/lib/result';

/** As long as PayPal lets a buyer take to approve: three hours, in milliseconds. */
export const CHECKOUT_TOKEN_LIFE = 3 * 60 * 60 * 1_000;

export type CheckoutClaim = { tenantId: string; orderId: string };

const signature = (key: Buffer, payload: string) =>
  createHmac('sha256', key).update(payload).digest('base64url');

const payloadOf = ({ tenantId, orderId }: CheckoutClaim, expiresAt: number) =>
  `checkout.v1.${tenantId}.${orderId}.${expiresAt}`;

/** The token of an order. Counted from the order's creation, so that a retry gets the same one. */
export function signCheckoutToken(key: Buffer, claim: CheckoutClaim, createdAt: Date): string {
  const expiresAt = createdAt.getTime() + CHECKOUT_TOKEN_LIFE;
  return `${expiresAt}.${signature(key, payloadOf(claim, expiresAt))}`;
}

/** Whether `token` was signed for exactly this tenant and order and has not expired at `now` (milliseconds). */
export function checkCheckoutToken(
  key: Buffer,
  claim: CheckoutClaim,
  token: string,
  now: number,
): Result<null, 'token_invalid' | 'token_expired'> {
  const match = /^(\d{1,15})\.([\w-]{43})$/.exec(token);
  const expiresAt = Number(match?.[1]);
  const expected = Buffer.from(signature(key, payloadOf(claim, expiresAt)));
  const given = Buffer.from(match?.[2] ?? '');
  if (!match || given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return err('token_invalid');
  }
  return now < expiresAt ? ok(null) : err('token_expired');
}
