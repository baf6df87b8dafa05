import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const deliverDueMails = vi.hoisted(() => vi.fn(async () => ({ sent: 2, dropped: 1, failures: 0 })));
vi.mock('@/lib/jobs/outbox-worker', () => ({ deliverDueMails }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  deliverDueMails.mockClear();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

async function call(authorization: string) {
  vi.stubEnv('CRON_SECRET', SECRET);
  const { GET } = await import('./route');
  return GET(new Request('http://localhost/api/cron/mails', { headers: { authorization } }));
}

it('works off the outbox for whoever has the secret, and for nobody else', async () => {
  expect((await call('Bearer wrong')).status).toBe(404);
  expect(deliverDueMails).not.toHaveBeenCalled();
  const response = await call(`Bearer ${SECRET}`);
  expect([response.status, await response.json()]).toEqual([200, { sent: 2, dropped: 1, failures: 0 }]);
});
