import 'server-only';
import { logger } from '@/lib/log';
import { type PayPalCredentials, signInToPayPal } from '@/lib/payments/paypal/paypal-client';
import { payPalApiOf } from '@/lib/payments/paypal/paypal-environment';
import { toGatewayError } from '@/lib/payments/paypal/paypal-gateway';
import { parsePayPalError } from '@/lib/payments/paypal/paypal-replies';
import { err, ok, type Result } from '@/lib/result';

/**
 * Checks the credentials by asking PayPal for an access token, which is thrown away. `unavailable` if no usable answer
 * came within PAYPAL_TIMEOUT_SECONDS.
 */
export async function checkPayPalAccount(
  credentials: PayPalCredentials,
): Promise<Result<null, 'refused' | 'unavailable'>> {
  try {
    await signInToPayPal(credentials, payPalApiOf(credentials.environment ?? null));
    return ok(null);
  } catch (error) {
    const failure = toGatewayError(error);
    logger().warn({ event: 'paypal.account_check_failed', failure, paypal: parsePayPalError(error) });
    return err(failure.kind === 'unavailable' ? 'unavailable' : 'refused');
  }
}
