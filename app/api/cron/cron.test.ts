import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const swept = vi.hoisted(() => ({
  orderFiles: 1,
  uploads: 2,
  unpaidOrders: 3,
  webhookEvents: 5,
  failures: 0,
}));
const jobs = vi.hoisted(() => ({
  checkDueDomains: vi.fn(async () => ({ checked: 2, unanswered: 0, failures: 0 })),
  deliverDueMails: vi.fn(async () => ({ sent: 2, dropped: 1, failures: 0 })),
  reconcile: vi.fn(async () => ({ payments: 2, failures: 0 })),
  sweep: vi.fn(async () => swept),
}));
vi.mock('@/lib/jobs/check-domains', () => ({ checkDueDomains: jobs.checkDueDomains }));
vi.mock('@/lib/jobs/outbox-worker', () => ({ deliverDueMails: jobs.deliverDueMails }));
vi.mock('@/lib/jobs/reconcile-payments', () => ({ reconcile: jobs.reconcile }));
vi.mock('@/lib/jobs/sweep', () => ({ sweep: jobs.sweep }));
vi.mock('next/server', () => ({ connection: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(() => vi.unstubAllEnvs());

const SECRET = 'sixteen letters and more';

const routes = {
  domains: () => import('./domains/route'),
  mails: () => import('./mails/route'),
  reconcile: () => import('./reconcile/route'),
  sweep: () => import('./sweep/route'),
};
type Route = keyof typeof routes;

async function call(route: Route, authorization: string) {
  vi.stubEnv('CRON_SECRET', SECRET);
  const { GET } = await routes[route]();
  return GET(new Request(`http://localhost/api/cron/${route}`, { headers: { authorization } }));
}

describe.each<[Route, keyof typeof jobs, object]>([
  ['domains', 'checkDueDomains', { checked: 2, unanswered: 0, failures: 0 }],
  ['mails', 'deliverDueMails', { sent: 2, dropped: 1, failures: 0 }],
  ['reconcile', 'reconcile', { payments: 2, failures: 0 }],
  ['sweep', 'sweep', { order_files: 1, uploads: 2, unpaid_orders: 3, webhook_events: 5, failures: 0 }],
])('/api/cron/%s', (route, job, told) => {
  it('runs its job for callers with the secret, and returns its counts', async () => {
    const response = await call(route, `Bearer ${SECRET}`);
    expect([response.status, await response.json()]).toEqual([200, told]);
    expect(jobs[job]).toHaveBeenCalledOnce();
  });

  it('is a 404 for anybody else', async () => {
    expect((await call(route, 'Bearer wrong')).status).toBe(404);
    expect(jobs[job]).not.toHaveBeenCalled();
  });
});

it('the sweep reports what could not be stored or removed', async () => {
  jobs.sweep.mockResolvedValueOnce({ ...swept, failures: 4 });
  const response = await call('sweep', `Bearer ${SECRET}`);
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ failures: 4 })]);
});
