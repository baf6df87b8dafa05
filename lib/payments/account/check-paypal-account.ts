import 'server-only';
import { logger } from '@/lib/log';
import { type PayPalCredentials, signInToPayPal } from '@/lib/payments/paypal/paypal-client';
import {
  isEnvironmentKnowable,
  PAYPAL_ENVIRONMENTS,
  type PayPalEnvironment,
  payPalApiOf,
} from '@/lib/payments/paypal/paypal-environment';
import { toGatewayError } from '@/lib/payments/paypal/paypal-gateway';
import { parsePayPalError } from '@/lib/payments/paypal/paypal-replies';
import { err, ok, type Result } from '@/lib/result';

/**
 * Checks the credentials by asking PayPal for an access token, which is thrown away, and returns the world that knows
 * them: PayPal's live service and its sandbox are both asked, because nothing in an id tells which it is of. Null where
 * the environment names one address for both. `unavailable` if no usable answer came within PAYPAL_TIMEOUT_SECONDS from
 * one that may know them.
 */
export async function checkPayPalAccount(
  credentials: PayPalCredentials,
): Promise<Result<PayPalEnvironment | null, 'refused' | 'unavailable'>> {
  const worlds = isEnvironmentKnowable() ? PAYPAL_ENVIRONMENTS : [null];
  const answers = await Promise.all(worlds.map((environment) => ask(credentials, environment)));
  const knows = answers.find((answer) => answer.failure === null);
  if (knows) {
    return ok(knows.environment);
  }
  logger().warn({ event: 'paypal.account_check_failed', answers });
  return err(answers.some(({ failure }) => failure?.kind === 'unavailable') ? 'unavailable' : 'refused');
}

/** Asks one world; `failure` is null if it knows the account. */
async function ask(credentials: PayPalCredentials, environment: PayPalEnvironment | null) {
  try {
    await signInToPayPal(credentials, payPalApiOf(environment));
    return { environment, failure: null };
  } catch (error) {
    return { environment, failure: toGatewayError(error), paypal: parsePayPalError(error) };
  }
}
