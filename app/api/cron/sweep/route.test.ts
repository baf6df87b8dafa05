import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sweep = vi.hoisted(() =>
  vi.fn(async () => ({ orderFiles: 1, uploads: 2, unpaidOrders: 3, webhookEvents: 5, failures: 0 })),
);
vi.mock('@/lib/orders/sweep', () => ({ sweep }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  sweep.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

async function call(authorization: string | null, secret = SECRET) {
  vi.stubEnv('CRON_SECRET', secret);
  const { GET } = await import('./route');
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  return GET(new Request('http://localhost/api/cron/sweep', { headers }));
}

it('sweeps for whoever has the secret', async () => {
  const response = await call(`Bearer ${SECRET}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    order_files: 1,
    uploads: 2,
    unpaid_orders: 3,
    webhook_events: 5,
    failures: 0,
  });
});

it('is not there for anyone else, nor where there is no secret', async () => {
  const answers = [await call(null), await call('Bearer wrong'), await call(SECRET)];
  answers.push(await call('Bearer ', ''));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(sweep).not.toHaveBeenCalled();
});

it('answers 500 where something could not be stored or removed, with all that was', async () => {
  sweep.mockResolvedValueOnce({ orderFiles: 1, uploads: 2, unpaidOrders: 3, webhookEvents: 5, failures: 4 });
  const response = await call(`Bearer ${SECRET}`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    order_files: 1,
    uploads: 2,
    unpaid_orders: 3,
    webhook_events: 5,
    failures: 4,
  });
});

it('answers 500 where the sweep fails', async () => {
  sweep.mockRejectedValueOnce(new Error('no database'));
  expect((await call(`Bearer ${SECRET}`)).status).toBe(500);
});
