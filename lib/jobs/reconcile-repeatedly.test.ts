import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reconcile = vi.hoisted(() => vi.fn());
vi.mock('./reconcile-payments', () => ({ reconcile }));
vi.mock('@/lib/log', () => ({ logger: () => ({ error: vi.fn() }) }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  reconcile.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function start(seconds?: string) {
  vi.stubEnv('RECONCILE_SECONDS', seconds);
  const { reconcileRepeatedly } = await import('./reconcile-repeatedly');
  reconcileRepeatedly();
}

it('starts seconds after the server, repeats every minute, and survives failures', async () => {
  reconcile.mockRejectedValue(new Error('no database'));
  await start();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(reconcile).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reconcile).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(reconcile).toHaveBeenCalledTimes(3);
});

it('pauses for the configured time', async () => {
  await start('1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reconcile).toHaveBeenCalledTimes(5);
});
