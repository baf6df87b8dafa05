import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const sweep = vi.hoisted(() =>
  vi.fn(async () => ({ orderFiles: 1, uploads: 2, unpaidOrders: 3, webhookEvents: 5, failures: 0 })),
);
vi.mock('@/lib/jobs/sweep', () => ({ sweep }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  sweep.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

async function call(authorization: string) {
  vi.stubEnv('CRON_SECRET', SECRET);
  const { GET } = await import('./route');
  return GET(new Request('http://localhost/api/cron/sweep', { headers: { authorization } }));
}

it('sweeps for whoever has the secret, and for nobody else', async () => {
  expect((await call('Bearer wrong')).status).toBe(404);
  expect(sweep).not.toHaveBeenCalled();
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

it('passes on what could not be stored or removed', async () => {
  sweep.mockResolvedValueOnce({ orderFiles: 1, uploads: 2, unpaidOrders: 3, webhookEvents: 5, failures: 4 });
  const response = await call(`Bearer ${SECRET}`);
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ failures: 4 })]);
});
