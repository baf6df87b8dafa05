// PayPal's two worlds. An account belongs to one of them, and the other does not know it.
import 'server-only';
import { env } from '@/lib/env';

export const PAYPAL_ENVIRONMENTS = ['sandbox', 'live'] as const;

/** `sandbox`: for tests, where no money moves. */
export type PayPalEnvironment = (typeof PAYPAL_ENVIRONMENTS)[number];

/** What a row holds; null for an account that was stored before this was asked, which counts as live. */
export const readPayPalEnvironment = (text: string | null): PayPalEnvironment | null =>
  PAYPAL_ENVIRONMENTS.find((environment) => environment === text) ?? null;

const LIVE_API = 'https://api-m.paypal.com';
const SANDBOX_API = 'https://api-m.sandbox.paypal.com';

/**
 * The address of PayPal's API for the accounts of an environment. Where `PAYPAL_API_BASE` is not PayPal's own live one,
 * as with the stand-in, it serves both, unless `PAYPAL_SANDBOX_API_BASE` names another one for the sandbox.
 */
export function payPalApiOf(environment: PayPalEnvironment | null): string {
  const { PAYPAL_API_BASE: live, PAYPAL_SANDBOX_API_BASE: sandbox } = env();
  return environment === 'sandbox' ? (sandbox ?? (live === LIVE_API ? SANDBOX_API : live)) : live;
}
