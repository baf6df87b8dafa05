import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { callPayPal } from './paypal-client';

process.env.PAYPAL_TIMEOUT_SECONDS = '1';
const paypal = await startPayPal();
// A host name, because only names need a lookup.
const base = paypal.sandbox.url.replace('127.0.0.1', 'localhost');

afterEach(() => vi.restoreAllMocks());

const ask = () => callPayPal(PAYPAL_ACCOUNTS.a, base, { verb: 'GET', path: '/v2/checkout/orders/NONE' });
const ANSWER = { statusCode: 404 };

it('is answered again as soon as PayPal can be reached, even if a sign-in never connected', async () => {
  // A connection that never gets established, as in a network that drops packets.
  const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(undefined);
  await expect(ask()).rejects.toThrow(/in time|timed out/);
  expect(lookup).toHaveBeenCalledOnce();
  lookup.mockRestore();
  // The first call's two timeouts end at about the same time. Until both have ended, the next call waits behind it.
  await expect.poll(() => ask().catch((error: unknown) => error)).toMatchObject(ANSWER);
});
