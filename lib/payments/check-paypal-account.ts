import 'server-only';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { type PayPalCredentials, signInToPayPal } from './paypal-client';
import { toGatewayError } from './paypal-gateway';
import { parsePayPalError } from './paypal-replies';

/**
 * Whether PayPal knows this client id with this secret: it is asked for an access token, which is thrown away.
 * `unavailable` when no usable answer came within 15 seconds.
 */
export async function checkPayPalAccount(
  credentials: PayPalCredentials,
): Promise<Result<null, 'refused' | 'unavailable'>> {
  try {
    await signInToPayPal(credentials, env().PAYPAL_API_BASE);
    return ok(null);
  } catch (error) {
    const failure = toGatewayError(error);
    logger().warn({ event: 'paypal.account_check_failed', failure, paypal: parsePayPalError(error) });
    return err(failure.kind === 'unavailable' ? 'unavailable' : 'refused');
  }
}
