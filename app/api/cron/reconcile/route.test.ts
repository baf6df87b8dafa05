import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reconcile = vi.hoisted(() => vi.fn(async () => ({ payments: 2, failures: 0 })));
vi.mock('@/lib/orders/reconcile-payments', () => ({ reconcile }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  reconcile.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

async function call(authorization: string | null) {
  vi.stubEnv('CRON_SECRET', SECRET);
  const { GET } = await import('./route');
  const headers: Record<string, string> = authorization === null ? {} : { authorization };
  return GET(new Request('http://localhost/api/cron/reconcile', { headers }));
}

it('reconciles for whoever has the secret', async () => {
  const response = await call(`Bearer ${SECRET}`);
  expect([response.status, await response.json()]).toEqual([200, { payments: 2, failures: 0 }]);
});

it('is not there for anyone else', async () => {
  expect([(await call(null)).status, (await call('Bearer wrong')).status]).toEqual([404, 404]);
  expect(reconcile).not.toHaveBeenCalled();
});

it('says so where something failed', async () => {
  reconcile.mockResolvedValueOnce({ payments: 2, failures: 1 });
  expect((await call(`Bearer ${SECRET}`)).status).toBe(500);
});
