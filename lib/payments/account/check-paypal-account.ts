import 'server-only';
import { logger } from '@/lib/log';
import { type PayPalCredentials, signInToPayPal } from '@/lib/payments/paypal/paypal-client';
import {
  isEnvironmentKnowable,
  type PayPalEnvironment,
  payPalApiOf,
} from '@/lib/payments/paypal/paypal-environment';
import { toGatewayError } from '@/lib/payments/paypal/paypal-gateway';
import { parsePayPalError } from '@/lib/payments/paypal/paypal-replies';
import { err, ok, type Result } from '@/lib/result';

type CheckError = 'refused' | 'unavailable';

/**
 * Checks the credentials by asking PayPal for an access token, which is thrown away, and returns the world that knows
 * them: PayPal's live service and its sandbox are both asked, because nothing in an id tells which it is of. Null where
 * the environment names one address for both. `unavailable` if no usable answer came within PAYPAL_TIMEOUT_SECONDS from
 * one that may know them.
 */
export async function checkPayPalAccount(
  credentials: PayPalCredentials,
): Promise<Result<PayPalEnvironment | null, CheckError>> {
  if (!isEnvironmentKnowable()) {
    const asked = await ask(credentials, null);
    return asked.ok ? ok(null) : asked;
  }
  const [live, sandbox] = await Promise.all([ask(credentials, 'live'), ask(credentials, 'sandbox')]);
  if (live.ok) {
    return ok('live');
  }
  if (sandbox.ok) {
    return ok('sandbox');
  }
  return live.error === 'unavailable' ? live : sandbox;
}

async function ask(
  credentials: PayPalCredentials,
  environment: PayPalEnvironment | null,
): Promise<Result<null, CheckError>> {
  try {
    await signInToPayPal(credentials, payPalApiOf(environment));
    return ok(null);
  } catch (error) {
    const failure = toGatewayError(error);
    logger().warn({
      event: 'paypal.account_check_failed',
      environment,
      failure,
      paypal: parsePayPalError(error),
    });
    return err(failure.kind === 'unavailable' ? 'unavailable' : 'refused');
  }
}
