import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reconcile = vi.hoisted(() => vi.fn(async () => ({ payments: 2, failures: 0 })));
vi.mock('@/lib/jobs/reconcile-payments', () => ({ reconcile }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  reconcile.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

async function call(authorization: string) {
  vi.stubEnv('CRON_SECRET', SECRET);
  const { GET } = await import('./route');
  return GET(new Request('http://localhost/api/cron/reconcile', { headers: { authorization } }));
}

it('reconciles for whoever has the secret, and for nobody else', async () => {
  expect((await call('Bearer wrong')).status).toBe(404);
  expect(reconcile).not.toHaveBeenCalled();
  const response = await call(`Bearer ${SECRET}`);
  expect([response.status, await response.json()]).toEqual([200, { payments: 2, failures: 0 }]);
});
