// A running stand-in for PayPal, for tests of payments.
import { afterAll, expect } from 'vitest';
import { z } from 'zod';
import { env } from '@/lib/env';
import { startTestSandbox } from '@/tools/paypal-sandbox/test-client';

/** The names of the stand-in's two accounts. */
export const PAYPAL_ACCOUNTS = {
  a: { clientId: 'shop-a', clientSecret: 'secret-a' },
  b: { clientId: 'shop-b', clientSecret: 'secret:b' },
};

const OPERATIONS = ['create', 'capture', 'get', 'getCapture', 'refund', 'getRefund'];

const requestLog = z.object({ requests: z.array(z.object({ operation: z.string() })) });

/**
 * Starts the stand-in for a test file, points this process at it, and stops it after the file's last test. Await it
 * at the top of the file, before anything reads the environment.
 */
export async function startPayPal() {
  const box = await startTestSandbox();
  afterAll(() => box.sandbox.stop());
  process.env.PAYPAL_API_BASE = box.sandbox.url;
  if (env().PAYPAL_API_BASE !== box.sandbox.url) {
    throw new Error('The environment was read before the PayPal stand-in was started');
  }
  return {
    ...box,
    /** Makes the next matching call fail in this way. */
    fail: (fault: object) => box.control('POST', 'faults', { times: 1, ...fault }),
    /**
     * Resolves when the fault `hold` keeps an answer back: PayPal has the request, and the caller has no answer yet.
     */
    untilHeld: () => expect.poll(async () => (await box.control('GET', 'held')).body).toEqual({ held: 1 }),
    /** Releases the answer that is held back. */
    async release(): Promise<void> {
      expect((await box.control('POST', 'release')).body).toEqual({ released: 1 });
    },
    /** The requests to PayPal about orders, captures and refunds since the last reset. */
    async calls(): Promise<string[]> {
      const { body } = await box.control('GET', 'requests');
      return requestLog
        .parse(body)
        .requests.flatMap(({ operation }) => (OPERATIONS.includes(operation) ? [operation] : []));
    },
    reset: () => box.control('POST', 'reset'),
  };
}

export type PayPal = Awaited<ReturnType<typeof startPayPal>>;
