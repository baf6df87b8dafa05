// Playwright's plain `test`: errors in the browser are expected here.
import { expect, test } from 'playwright/test';
import { cookieHeader, signInOverApi } from '../tools/requests/sign-in';
import { OWNER_PASSWORD } from './support/admin';
import { besideDatabase, findProduct } from './support/database';
import { postJson, rawRequest } from './support/raw-request';
import { at, shop } from './support/shops';

const takeDown = () =>
  besideDatabase(`ALTER DATABASE DATABASE_NAME ALLOW_CONNECTIONS false;
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'DATABASE_NAME'`);
const bringBack = () => besideDatabase('ALTER DATABASE DATABASE_NAME ALLOW_CONNECTIONS true');

const health = async () => (await rawRequest({ host: 'localhost', path: '/api/health' })).status;

test.afterEach(bringBack);

test('while the database is down, cached pages answer, others say so, and everything recovers automatically', async ({
  page,
}) => {
  const mug = await findProduct('clayandkiln', 'Everyday Mug');
  const host = 'clayandkiln.localhost';
  for (const path of ['/', `/product/${mug.id}`]) {
    await rawRequest({ host, path });
  }
  const cookies = await signInOverApi(
    { port: Number(process.env.E2E_PORT), host },
    { email: 'owner@clayandkiln.test', password: OWNER_PASSWORD },
  );
  await takeDown();
  await expect.poll(health).toBe(503);
  // A restart would not bring the database back.
  expect((await rawRequest({ host: 'localhost', path: '/api/health/live' })).status).toBe(200);

  for (const path of ['/', `/product/${mug.id}`]) {
    const { status, headers } = await rawRequest({ host, path });
    expect([status, headers['x-nextjs-cache']], path).toEqual([200, 'HIT']);
  }
  const response = await page.goto(shop('never-seen-before'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load tenant "never-seen-before":', { exact: false })).toBeVisible();

  // A page rendered for each request fails with its status, not as a page that breaks off. Its text is in the
  // document itself, for browsers without script.
  for (const path of ['/search?q=mug', '/admin', '/admin/orders', '/admin/settings', '/account']) {
    const { status, headers, body } = await rawRequest({
      host,
      path,
      headers: { cookie: cookieHeader(cookies) },
    });
    expect([status, headers['cache-control'], headers['retry-after']], path).toEqual([
      503,
      expect.stringContaining('no-store'),
      '10',
    ]);
    expect(body, path).toContain('the store is not reachable at the moment');
    expect(body, path).toContain('Try again');
  }

  const order = await postJson(host, '/api/quote', { lines: [{ product_id: mug.id, quantity: 1 }] });
  expect(order.status).toBe(500);
  expect(order.json.error.message).not.toMatch(/prisma|database|sql/i);

  await bringBack();
  await expect.poll(health).toBe(200);
  await page.goto(at('quietloom.test', '/search?q=towel'));
  await expect(page.getByText('Tea Towels, Pair')).toBeVisible();
});
