import { Client } from 'pg';
// The plain test: here errors in the browser are what is asked for.
import { expect, test } from 'playwright/test';
import { findProduct } from './support/database';
import { postJson, rawRequest } from './support/raw-request';
import { at, shop } from './support/shops';

/** Runs SQL beside the database under test, so that it can be shut from there. */
async function onServer(sql: string): Promise<void> {
  const url = new URL(process.env.E2E_DATABASE_URL ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql.replaceAll('DATABASE_NAME', name));
  } finally {
    await client.end();
  }
}

const takeDown = () =>
  onServer(`ALTER DATABASE DATABASE_NAME ALLOW_CONNECTIONS false;
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'DATABASE_NAME'`);
const bringBack = () => onServer('ALTER DATABASE DATABASE_NAME ALLOW_CONNECTIONS true');

const health = async () => (await rawRequest({ host: 'localhost', path: '/api/health' })).status;

test.afterEach(bringBack);

test('while the database is away, cached pages answer, others say so, and all recovers by itself', async ({
  page,
}) => {
  const mug = await findProduct('clayandkiln', 'Everyday Mug');
  const host = 'clayandkiln.localhost';
  for (const path of ['/', `/product/${mug.id}`]) {
    await rawRequest({ host, path });
  }
  await takeDown();
  await expect.poll(health).toBe(503);

  for (const path of ['/', `/product/${mug.id}`]) {
    const { status, headers } = await rawRequest({ host, path });
    expect([status, headers['x-nextjs-cache']], path).toEqual([200, 'HIT']);
  }
  const response = await page.goto(shop('never-seen-before'));
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load tenant "never-seen-before":', { exact: false })).toBeVisible();

  // What is rendered for each request fails with its status, and not as a page that broke off.
  const search = await rawRequest({ host, path: '/search?q=mug' });
  expect([search.status, search.headers['cache-control']]).toEqual([
    500,
    expect.stringContaining('no-store'),
  ]);

  const order = await postJson(host, '/api/quote', { lines: [{ product_id: mug.id, quantity: 1 }] });
  expect(order.status).toBe(500);
  expect(order.json.error.message).not.toMatch(/prisma|database|sql/i);

  await bringBack();
  await expect.poll(health).toBe(200);
  await page.goto(at('quietloom.test', '/search?q=towel'));
  await expect(page.getByText('Tea Towels, Pair')).toBeVisible();
});
