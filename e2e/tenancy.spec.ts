import { query } from './support/database';
import { rawRequest } from './support/raw-request';
import { at, shop } from './support/shops';
import { expect, test } from './support/test';

test('the landing page appears where no shop is named', async ({ page }) => {
  await page.goto(at('localhost'));
  await expect(page.getByText('2.9% + $0.30').first()).toBeVisible();
  await page.goto(at('localhost', '/product/1'));
  await expect(page).toHaveURL(at('localhost'));
  for (const [path, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const) {
    await page.goto(at('localhost', path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('each hostname shows its own shop, in its own colours', async ({ page }) => {
  for (const [slug, name] of [
    ['clayandkiln', 'Clay & Kiln'],
    ['stitchworks', 'Stitchworks'],
    ['quietloom', 'Quiet Loom'],
  ] as const) {
    await page.goto(shop(slug));
    await expect(page.locator('header')).toContainText(name);
    const { body } = await rawRequest({ host: `${slug}.localhost` });
    const [row] = await query<{ primary_color: string }>(
      'SELECT primary_color FROM tenants WHERE slug = $1',
      [slug],
    );
    expect(body).toContain(`--tenant-primary:${row?.primary_color}`);
  }
});

test('a custom domain and a preview subdomain lead to their shop', async ({ page }) => {
  await page.goto(at('quietloom.test'));
  await expect(page.locator('header')).toContainText('Quiet Loom');
  await page.goto(at('stitchworks.preview.test'));
  await expect(page.locator('header')).toContainText('Stitchworks');
});

test('an unknown shop is a 404 that says so', async ({ page }) => {
  const response = await page.goto(shop('nobody-here'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Store Not Found' })).toBeVisible();
  await expect(page.getByText("The store you're looking for doesn't exist.")).toBeVisible();
  // In the server's answer, for visitors without script.
  for (const path of ['/', '/cart', '/search?q=x', '/admin']) {
    const { status, body } = await rawRequest({ host: 'nobody-here.localhost', path });
    expect(status, path).toBe(404);
    expect(body, path).toMatch(
      /<html lang="en">[\s\S]*<title>Store Not Found<\/title>[\s\S]*<h1>Store Not Found<\/h1>/,
    );
  }
});

test('?tenant= is remembered in the browser until it is cleared', async ({ page }) => {
  await page.goto(at('localhost', '/?tenant=stitchworks'));
  await expect(page.locator('header')).toContainText('Stitchworks');
  await page.goto(at('localhost', '/cart'));
  await expect(page.locator('header')).toContainText('Stitchworks');
  await page.goto(at('localhost', '/?tenant='));
  await expect(page.getByText('2.9% + $0.30').first()).toBeVisible();
  await page.goto(at('localhost'));
  await expect(page.getByText('2.9% + $0.30').first()).toBeVisible();
});

test('the dev_tenant_slug entry leads from the landing page to its shop', async ({ page }) => {
  await page.goto(at('localhost', '/terms'));
  await page.evaluate(() => localStorage.setItem('dev_tenant_slug', 'quietloom'));
  await page.goto(at('localhost'));
  await expect(page.locator('header')).toContainText('Quiet Loom');
});

test('a deleted shop does not trap a browser that remembers it', async ({ page }) => {
  await page.goto(at('localhost', '/?tenant=gone-shop'));
  await expect(page.getByRole('heading', { name: 'Store Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Makerfront' }).click();
  await expect(page.getByText('2.9% + $0.30').first()).toBeVisible();
});

test('an invalid host is refused, and other shops cannot be reached by path', async () => {
  for (const host of [
    'a b',
    'clayandkiln.localhost/product/5',
    '-x.localhost',
    'ä.localhost',
    '%2e%2e',
    `${'a'.repeat(300)}.localhost`,
  ]) {
    const { status } = await rawRequest({ host: Buffer.from(host).toString('latin1') });
    expect(status, host).toBe(400);
  }
  for (const [path, expected] of [
    ['/stitchworks', 404],
    ['/stitchworks/cart', 404],
    ['//stitchworks', 308],
    ['/%2e%2e/stitchworks', 400],
    ['/quietloom.test', 404],
  ] as const) {
    const { status, body } = await rawRequest({ host: 'clayandkiln.localhost', path });
    expect(body, path).not.toContain('Stitchworks');
    expect(status, path).toBe(expected);
  }
});

test('forged headers select no shop', async () => {
  const { body } = await rawRequest({
    host: 'clayandkiln.localhost',
    headers: {
      'x-tenant-host': 'stitchworks',
      'x-forwarded-host': 'stitchworks.localhost',
      'x-middleware-subrequest': 'middleware:middleware:middleware',
    },
  });
  expect(body).toContain('Clay &amp; Kiln');
  expect(body).not.toContain('Stitchworks');
});

test('health answers on every hostname', async () => {
  for (const host of ['localhost', 'clayandkiln.localhost', 'nobody-here.localhost']) {
    const { status, body } = await rawRequest({ host, path: '/api/health' });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ status: 'ok' });
  }
});
