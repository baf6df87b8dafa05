// A shopper looks through a shop: filters by option and availability, keeps their place, and finds back to what they saw.
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { findProduct, query } from '../support/database';
import { shop } from '../support/shops';
import { addToCart, expect, fillCheckout, test } from '../support/test';

test.use({ fetchesAhead: true });

const SLUG = 'clayandkiln';
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 900 };

const toBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test('after adding, the grid is where it was, and the message leads to the cart and back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(shop(SLUG, '/products?sort=name'));
  const mug = page.getByRole('link', { name: 'Ramen Bowl', exact: true });
  await mug.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  await mug.click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(shop(SLUG, '/products?sort=name'));
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 100);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(shop(SLUG, '/cart'));
  await expect(page.getByRole('link', { name: 'Ramen Bowl', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(shop(SLUG, '/products?sort=name'));

  // Opened by an address, there is no place to go back to.
  const { id } = await findProduct(SLUG, 'Ramen Bowl');
  await page.goto(shop(SLUG, `/product/${id}`));
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page).toHaveURL(shop(SLUG));
});

test('a grid is filtered by an option, and by what can be bought', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(shop(SLUG));
  await page.getByText('Sort and filter').click();
  await page.getByLabel('Size').selectOption('16 cm');
  await page.getByLabel('Glaze').selectOption('Sage');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Planter with Saucer');
  await page.getByRole('link', { name: 'Remove: Glaze: Sage' }).click();
  await expect(page.getByRole('link', { name: 'Remove: Size: 16 cm' })).toBeVisible();

  const bowl = await findProduct(SLUG, 'Ramen Bowl');
  const grid = page.getByRole('link', { name: 'Ramen Bowl', exact: true });
  await query("UPDATE products SET stock_kind = 'counted' WHERE id = $1", [bowl.id]);
  try {
    await page.goto(shop(SLUG, '/products?sort=name'));
    await expect(grid).toBeVisible();
    await page.goto(shop(SLUG, '/products?sort=name&available=1'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(grid).toHaveCount(0);
  } finally {
    await query("UPDATE products SET stock_kind = 'uncounted' WHERE id = $1", [bowl.id]);
  }
});

test('what was viewed lately is at the bottom of a product, and is loaded only there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const [bowl, vase] = [await findProduct(SLUG, 'Ramen Bowl'), await findProduct(SLUG, 'Bud Vase')];
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products/viewed')) {
      asked.push(request.postData() ?? '');
    }
  });
  await page.goto(shop(SLUG, `/product/${bowl.id}`));
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `viewed-${bowl.tenant_id}`))
    .toBe(bowl.id);
  await page.goto(shop(SLUG, `/product/${vase.id}`));
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(asked).toEqual([]);
  await toBottom(page);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link')).toHaveText(['Ramen Bowl']);
  await expect(recent).toContainText('$');
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain(vase.id);
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'Ramen Bowl' }).click();
  await expect(page).toHaveURL(shop(SLUG, `/product/${bowl.id}`));

  // Whatever else has written there.
  await page.evaluate(
    (key) => localStorage.setItem(key, 'x,"><script>alert(1)</script>'),
    `viewed-${vase.tenant_id}`,
  );
  await page.goto(shop(SLUG, `/product/${vase.id}`));
  await toBottom(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('an owner chooses what goes with a product', async ({ page }) => {
  const [bowl, jar] = [await findProduct(SLUG, 'Ramen Bowl'), await findProduct(SLUG, 'Moon Jar')];
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, '/admin/products?q=Ramen');
  await page.getByRole('link', { name: 'What goes with Ramen Bowl' }).click();
  await expect(page.getByText('You have chosen none.', { exact: false })).toBeVisible();
  for (const text of ['Ramen', 'Moon Jar']) {
    await page.getByLabel('Find a product').fill(text);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^Add ${text}`) }).click();
  }
  await expect(page.getByText('A product does not stand beside itself.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save choice' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Ramen Bowl' }).click();
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('The choice was saved')).toBeVisible();
  const beside = page.getByRole('region', { name: 'You may also like' });
  await page.goto(shop(SLUG, `/product/${bowl.id}`));
  await expect(beside.getByRole('link')).toHaveText(['Moon Jar']);
  await expectAccessible(page);
  await query('DELETE FROM related_products WHERE related_id = $1', [jar.id]);
});

test('a pickup without times of its own has the opening hours at the checkout', async ({ page }) => {
  const { tenant_id: tenant } = await findProduct(SLUG, 'Ramen Bowl');
  await query(
    `INSERT INTO delivery_methods (tenant_id, id, name, kind, pickup_address, position)
     VALUES ($1, gen_random_uuid(), 'Pick up at the studio', 'pickup', '12 Kiln Lane', 90)`,
    [tenant],
  );
  try {
    await page.setViewportSize(PHONE);
    await addToCart(page, SLUG, 'Ramen Bowl');
    await page.goto(shop(SLUG, '/checkout'));
    await fillCheckout(page);
    const pickup = page.getByRole('radio', { name: /Pick up at the studio/ });
    await expect(pickup).toBeVisible();
    await expect(page.getByText('12 Kiln Lane')).toContainText('Tuesday to Friday, 10:00 AM – 5:00 PM');
    await expect(page.getByText('12 Kiln Lane')).toContainText('Saturday, 10:00 AM – 2:00 PM');
    await expectAccessible(page);
  } finally {
    await query("DELETE FROM delivery_methods WHERE tenant_id = $1 AND name = 'Pick up at the studio'", [
      tenant,
    ]);
  }
});
