// A shopper comes from a link, looks, searches and buys; the owner reads it in the figures, and a product manager without
// the sales.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { look } from './support/look';
import { deleteNewShops, insertNewShop } from './support/new-shop';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { expect, fillCheckout, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const SOURCE = 'pottery-fair.test';

// The tests' browser calls itself headless, which counts as a crawler.
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
test.use({ userAgent: BROWSER });
test.beforeEach(mendPayPal);

/** What is counted today, by kind and subject. */
async function counts(): Promise<Record<string, number>> {
  const rows = await query<{ name: string; count: number }>(
    `SELECT kind || ' ' || subject AS name, count FROM day_counts
     WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1) AND day = current_date
     UNION ALL SELECT 'product', coalesce(sum(count), 0)::int FROM product_day_views
     WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1) AND day = current_date`,
    [SLUG],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test('a visit, a purchase and a search are counted without a cookie, and shown to the owner', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `from-a-fair-${test.info().retry}@example.com`;
  const before = await counts();
  const more = async (name: string) => ((await counts())[name] ?? 0) - (before[name] ?? 0);
  const [product] = await query<{ name: string }>(
    `SELECT p.name FROM products p JOIN tenants t ON t.id = p.tenant_id
     WHERE t.slug = $1 AND p.is_active AND NOT p.allows_customization AND NOT p.requires_roster AND p.options = '[]' LIMIT 1`,
    [SLUG],
  );
  const name = product?.name ?? '';

  await page.goto(shop(SLUG), { referer: `https://${SOURCE}/stand-7?visitor=4711` });
  await expect.poll(() => more(`visit ${SOURCE}`), { timeout: 20_000 }).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  // A reload is no visit, and a page of the shop leads on without one.
  await page.reload();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => more('product'), { timeout: 20_000 }).toBe(1);
  expect(await more(`visit ${SOURCE}`)).toBe(1);

  // Another visit, with which something is bought.
  await page.goto(shop(SLUG, '/?utm_source=Fair-Flyer'));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await query('SELECT source FROM orders WHERE customer_email = $1', [email])).toEqual([
    { source: 'fair-flyer' },
  ]);
  await page.goto(shop(SLUG, '/search?q=Samovar'));
  await expect(page.getByText('We found nothing for these words.')).toBeVisible();
  await expect.poll(() => more('search samovar'), { timeout: 20_000 }).toBe(1);
  expect([await more('cart '), await more('checkout '), await more('visit fair-flyer')]).toEqual([1, 1, 1]);

  await signIn(page, SLUG, '/admin/analytics?days=7');
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('fair-flyer').filter({ visible: true })).toBeVisible();
    await expect(page.getByText(SOURCE).filter({ visible: true })).toBeVisible();
    await expect(page.getByText('samovar').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('Sales', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible(page);
  }
  await look(page, 'visits-7');
  const chart = page.getByRole('slider', { name: /Visits by day/ });
  await chart.focus();
  await expect(chart).toHaveAttribute('aria-valuetext', /: [\d,]+ visits?$/);
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('table', { name: 'Visits by day' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Days as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^visits-clayandkiln-.*\.csv$/);
  for (const [days, link] of [
    [30, '30 days'],
    [90, '90 days'],
    [365, '1 year'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await look(page, `visits-${days}`);
  }
});

test.afterAll(deleteNewShops);

test('people who see no revenue see no sales, and a shop without visitors what to do', async ({ page }) => {
  await signIn(page, SLUG, '/admin/analytics', `products@${SLUG}.test`);
  await expect(page.getByRole('heading', { name: 'Most viewed products' })).toBeVisible();
  await expect(page.getByText('Sales')).toHaveCount(0);
  await expect(page.getByText('Paid orders')).toHaveCount(0);
  await look(page, 'visits-products');
  const file = await page.evaluate(async () => (await fetch('/admin/analytics/export')).text());
  expect(file.split('\r\n')[0]).toBe('Day,Visits,Product views,Carts,Checkouts');

  const { slug } = await insertNewShop();
  await signIn(page, slug, '/admin/analytics');
  await expect(page.getByText('Nobody was counted yet')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'visits-none');
});

test('a crawler and a browser that wants privacy leave no trace', async ({ browser }) => {
  const before = await counts();
  const crawler = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const careful = await browser.newContext({ userAgent: BROWSER, extraHTTPHeaders: { 'Sec-GPC': '1' } });
  const pages = [await crawler.newPage(), await careful.newPage()];
  for (const page of pages) {
    await page.goto(shop(SLUG), { referer: 'https://watched.test/' });
  }
  await expect
    .poll(async () => ((await counts())['visit private'] ?? 0) - (before['visit private'] ?? 0), {
      timeout: 20_000,
    })
    .toBe(1);
  expect((await counts())['visit watched.test']).toBeUndefined();
  await Promise.all([crawler.close(), careful.close()]);
});
