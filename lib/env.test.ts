import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgresql://somebody@localhost/shop');
  vi.stubEnv('PLATFORM_DATABASE_URL', 'postgresql://somebody-else@localhost/shop');
  vi.stubEnv('APP_SECRET', 'thirty-two letters, or some more of them');
});
afterEach(() => vi.unstubAllEnvs());

const read = async () => (await import('./env')).env();

it('on Vercel is not complete without the scheduler’s secret, and says so', async () => {
  vi.stubEnv('VERCEL', '1');
  vi.stubEnv('CRON_SECRET', '');
  await expect(read()).rejects.toThrow(/CRON_SECRET: is needed on Vercel/);
  vi.stubEnv('CRON_SECRET', 'sixteen letters and more');
  expect(await read()).toMatchObject({ CRON_SECRET: 'sixteen letters and more' });
});

it('elsewhere needs none', async () => {
  vi.stubEnv('VERCEL', '');
  vi.stubEnv('CRON_SECRET', '');
  expect((await read()).CRON_SECRET).toBeUndefined();
});
