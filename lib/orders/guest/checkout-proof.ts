import 'server-only';
import type { Result } from '@/lib/result';
import { keysFor } from '@/lib/secrets/secrets';
import { type CheckoutClaim, checkCheckoutToken } from '../payments/checkout-token';

/** Proves that a request comes from the person who placed the order: it has the order's checkout token (RFC 6750). */
export function checkoutProof(
  headers: Headers,
  claim: CheckoutClaim,
): Result<null, 'token_invalid' | 'token_expired'> {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return checkCheckoutToken(keysFor('checkout-token'), claim, token, Date.now());
}
