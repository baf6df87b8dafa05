import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { callPayPal } from './paypal-client';

process.env.PAYPAL_TIMEOUT_SECONDS = '1';
const paypal = await startPayPal();
// A name, because only a name is looked up.
const base = paypal.sandbox.url.replace('127.0.0.1', 'localhost');

afterEach(() => vi.restoreAllMocks());

const ask = () => callPayPal(PAYPAL_ACCOUNTS.a, base, { verb: 'GET', path: '/v2/checkout/orders/NONE' });
const ANSWER = { statusCode: 404 };

it('is answered again as soon as PayPal can be reached, though a sign-in was never connected', async () => {
  // A connection that is being made and never stands, as where a network drops its packets.
  const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(undefined);
  await expect(ask()).rejects.toThrow(/in time|timed out/);
  expect(lookup).toHaveBeenCalledOnce();
  lookup.mockRestore();
  // The two limits of the first call end side by side, and until both have, the next call waits behind it.
  await expect.poll(() => ask().catch((error: unknown) => error)).toMatchObject(ANSWER);
});
