import { findProduct, query } from './support/database';
import { rawRequest } from './support/raw-request';
import { shop } from './support/shops';
import { expect, test } from './support/test';

test('the grid shows active products with picture, category, price and badges', async ({ page }) => {
  await page.goto(shop('stitchworks'));
  const [count] = await query<{ count: string }>(
    "SELECT count(*) FROM products p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = 'stitchworks' AND is_active",
  );
  await expect(page.getByRole('article')).toHaveCount(Number(count?.count));
  const card = page.getByRole('article').filter({ hasText: 'Striped Match Jersey' });
  await expect(card).toContainText('$49.00');
  await expect(card).toContainText('Match Day');
  await expect(card.getByText('Team Order')).toBeVisible();
  const loaded = await card
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
  expect(loaded).toBe(true);
  await expect(page.getByText('Bobble Hat')).toHaveCount(0);
});

test('the grid has 1 to 4 columns by width', async ({ page }) => {
  await page.goto(shop('clayandkiln'));
  for (const [width, columns] of [
    [360, 1],
    [700, 2],
    [1100, 3],
    [1300, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
  }
});

test('a storefront page is static after its first visit', async () => {
  const product = await findProduct('clayandkiln', 'Everyday Mug');
  const [category] = await query<{ id: string }>("SELECT c.id FROM categories c WHERE c.name = 'Bowls'");
  for (const path of ['/', `/product/${product.id}`, `/category/${category?.id}`, '/cart', '/checkout']) {
    await rawRequest({ host: 'clayandkiln.localhost', path });
    const { status, headers } = await rawRequest({ host: 'clayandkiln.localhost', path });
    expect(status, path).toBe(200);
    expect(headers['x-nextjs-cache'], path).toBe('HIT');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('categories and search work', async ({ page }) => {
    await page.goto(shop('clayandkiln'));
    await page.getByRole('link', { name: 'Bowls', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bowls' })).toBeVisible();
    await expect(page.getByText('Ramen Bowl')).toBeVisible();
    await expect(page.getByText('Everyday Mug')).toHaveCount(0);

    await page.locator('#header-search').fill('mUG');
    await page.locator('#header-search').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=mUG$/);
    await expect(page.getByText('Everyday Mug')).toBeVisible();
    await expect(page.getByText('Ramen Bowl')).toHaveCount(0);
    for (const [text, name] of [
      ['mugs', 'Everyday Mug'],
      ['ramne', 'Ramen Bowl'],
      ['bowls', 'Ramen Bowl'],
    ]) {
      await page.goto(shop('clayandkiln', `/search?q=${text}`));
      await expect(page.getByText(name ?? '').first(), text).toBeVisible();
    }
    await page.goto(shop('clayandkiln', '/search?q=zebra'));
    await page.getByRole('navigation', { name: 'Categories to look through' }).getByText('Bowls').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bowls' })).toBeVisible();
  });

  test('a shop that cannot be paid says so on its product, and how to reach it', async ({ page }) => {
    await page.goto(shop('quietloom'));
    await page.getByText('Tea Towels, Pair').click();
    await expect(
      page.getByText('Quiet Loom cannot take payments online at the moment.', { exact: false }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ask Quiet Loom how to order' }).click();
    await expect(page.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:hello@quietloom.test',
    );
    await page.goto(shop('clayandkiln'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('hello@clayandkiln.test')).toBeVisible();
    await expect(page.getByText('cannot take payments')).toHaveCount(0);
  });
});

test('a search finds nothing kindly, and takes any text', async ({ page }) => {
  for (const text of ['zzz', '%%%', "O'Zzyzx_%", '<b>zzyzx</b>', '🏺', 'שלום']) {
    await page.goto(shop('clayandkiln', `/search?q=${encodeURIComponent(text)}`));
    await expect(page.getByText('We found nothing for these words.', { exact: false }), text).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  }
  await page.goto(shop('clayandkiln', '/search?q=%00&q=b'));
  await expect(page.getByText('Type what you are looking for', { exact: false })).toBeVisible();
});

test('an unknown product leads back to the shop; one not sold now is not found', async ({ page }) => {
  const foreign = await findProduct('stitchworks', 'Keeper Jersey');
  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id', foreign.id]) {
    await page.goto(shop('clayandkiln', `/product/${id}`));
    await expect(page, id).toHaveURL(shop('clayandkiln'));
  }
  const inactive = await findProduct('clayandkiln', 'Ribbed Floor Vase');
  const response = await page.goto(shop('clayandkiln', `/product/${inactive.id}`));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
});

test('a path that is none says so and leads back', async ({ page }) => {
  for (const path of ['/nothing/here', '/category/none-such', '/page/99', '/page/abc']) {
    const response = await page.goto(shop('clayandkiln', path));
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL(shop('clayandkiln'));
});

test('a picture is served to its own shop only, cacheable and unsniffable', async () => {
  const [row] = await query<{ image_url: string }>(
    "SELECT image_url FROM products p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = 'clayandkiln' LIMIT 1",
  );
  const path = row?.image_url ?? '';
  const own = await rawRequest({ host: 'clayandkiln.localhost', path });
  expect(own.status).toBe(200);
  expect(own.headers['content-type']).toBe('image/webp');
  expect(own.headers['cache-control']).toContain('max-age=3600');
  expect(own.headers['x-content-type-options']).toBe('nosniff');
  for (const [host, other] of [
    ['stitchworks.localhost', path],
    ['clayandkiln.localhost', `${path}x`],
    ['clayandkiln.localhost', path.replace('/media/', '/media/../')],
    ['clayandkiln.localhost', `/media/${encodeURIComponent('../../secrets.json')}`],
  ] as const) {
    expect((await rawRequest({ host, path: other })).status, other).toBe(404);
  }
});
