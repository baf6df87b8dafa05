import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', 'postgresql://somebody@localhost/shop');
  vi.stubEnv('PLATFORM_DATABASE_URL', 'postgresql://somebody-else@localhost/shop');
  vi.stubEnv('APP_SECRET', 'thirty-two letters or some more of them');
});
afterEach(() => vi.unstubAllEnvs());

const read = async () => (await import('./env')).env();

it('on Vercel is incomplete without the scheduler’s secret, and says so', async () => {
  vi.stubEnv('VERCEL', '1');
  vi.stubEnv('CRON_SECRET', '');
  await expect(read()).rejects.toThrow(/CRON_SECRET: is needed on Vercel/);
  vi.stubEnv('CRON_SECRET', 'sixteen letters and more');
  expect(await read()).toMatchObject({ CRON_SECRET: 'sixteen letters and more' });
});

it('in production needs the platform’s own domain, and says what for', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(read()).rejects.toThrow(/PLATFORM_DOMAIN: is needed in production/);
  vi.stubEnv('PLATFORM_DOMAIN', ' Makerfront.example:8443 ');
  expect((await read()).PLATFORM_DOMAIN).toBe('makerfront.example:8443');
});

it('reports all missing variables at once', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const name of ['DATABASE_URL', 'PLATFORM_DATABASE_URL', 'APP_SECRET']) {
    vi.stubEnv(name, undefined);
  }
  await expect(read()).rejects.toThrow(
    /DATABASE_URL: is missing; PLATFORM_DATABASE_URL: is missing; APP_SECRET: is missing; PLATFORM_DOMAIN: is needed in production/,
  );
});

it('in development needs no domain, because the default is localhost', async () => {
  expect((await read()).PLATFORM_DOMAIN).toBe('localhost:3000');
});

it.each([
  'https://makerfront.example',
  'makerfront.example/',
  '203.0.113.9',
  '10.0.0.1:3000',
  'a b',
  '.example',
])('refuses %s as a domain', async (text) => {
  vi.stubEnv('PLATFORM_DOMAIN', text);
  await expect(read()).rejects.toThrow(/PLATFORM_DOMAIN: is a host name/);
});

it('elsewhere needs no scheduler’s secret', async () => {
  vi.stubEnv('VERCEL', '');
  vi.stubEnv('CRON_SECRET', '');
  expect((await read()).CRON_SECRET).toBeUndefined();
});
