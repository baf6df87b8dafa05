// An owner sets a sale, prices by quantity, a least quantity, a time to make and letters; a shopper on a phone buys by them.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { mendPayPal } from '../support/paypal';
import { shop } from '../support/shops';
import { expect, fillCheckout, payWith, test } from '../support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'terms@example.com';
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(`(?:${MONTHS}) \\d{1,2}, \\d{4}`);

test.describe.configure({ mode: 'serial' });
test.beforeEach(mendPayPal);
test.beforeAll(forget);
test.afterAll(forget);

/** Also before a retry: the tests follow on each other. The order stays and names the product, so it is archived. */
async function forget() {
  await query(
    `UPDATE products SET sku = 'OLD-' || upper(left(md5(random()::text), 8)), is_active = false, archived_at = now()
     WHERE sku = 'SIGN-TERMS'`,
  );
  await query('DELETE FROM work_calendars WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [
    SLUG,
  ]);
}

test('an owner says on which days the shop works', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, SLUG, '/admin/settings/working-days');
  await page.getByLabel('Time zone of your shop').selectOption('America/New_York');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByLabel(day).uncheck();
  }
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByRole('button', { name: 'Save working days' }).click();
  await expect(page.getByText('Choose at least one day.')).toBeVisible();
  await expect(page.getByText('Please enter a first and a last day')).toBeVisible();
  await expect(page.getByLabel('Monday')).toBeFocused();
  await expectAccessible(page);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByLabel(day).check();
  }
  await page.getByLabel('First day off, line 1').fill('2099-12-24');
  await page.getByLabel('Last day off, line 1').fill('2099-12-31');
  await page.getByRole('button', { name: 'Save working days' }).click();
  await expect(page.getByText('Working days saved')).toBeVisible();
  await page.setViewportSize(LAPTOP);
  await page.reload();
  await expect(page.getByLabel('Last day off, line 1')).toHaveValue('2099-12-31');
  await expect(page.getByLabel('Time zone of your shop')).toHaveValue('America/New_York');
  await expectAccessible(page);
});

test('an owner sets price and times of a product; what was typed stays after a refusal', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Engraved Door Sign');
  await dialog.getByLabel('Price in US dollars').fill('10.00');
  await dialog.getByLabel('SKU', { exact: true }).fill('SIGN-TERMS');
  await dialog.getByText('Price and times').click();
  await dialog.getByLabel('Sale price').fill('10.00');
  await dialog.getByRole('button', { name: 'Add a price by quantity' }).click();
  await expect(dialog.getByLabel('From how many pieces, step 1')).toBeFocused();
  await dialog.getByLabel('From how many pieces, step 1').fill('10');
  await dialog.getByLabel('Price of each, step 1').fill('8.50');
  await dialog.getByLabel('Least quantity in an order').fill('none');
  await dialog.getByLabel('Working days to make it').fill('5');
  await dialog.getByLabel('Show the customization as it is typed').selectOption('In handwriting');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByText('It must be less than the regular price of $10.00.')).toBeVisible();
  await expect(dialog.getByText('Please enter a whole number from 1 to 9,999.')).toBeVisible();
  await expect(dialog.getByLabel('Sale price')).toBeFocused();
  await expect(dialog.getByLabel('Price of each, step 1')).toHaveValue('8.50');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await dialog.getByLabel('Sale price').scrollIntoViewIfNeeded();
  await dialog.getByLabel('Sale price').fill('10%');
  await dialog.getByLabel('Last day').fill('2099-12-24');
  await dialog.getByLabel('Least quantity in an order').fill('2');
  await dialog.getByLabel('Working days to make it').scrollIntoViewIfNeeded();
  await dialog.getByText('Allow customization').click();
  await dialog.getByLabel('Most letters').fill('12');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();

  // Open again: everything is as it was typed.
  await page.setViewportSize(LAPTOP);
  await page.getByRole('button', { name: 'Edit Engraved Door Sign' }).first().click();
  await expect(dialog.getByText('Sale 10%')).toBeVisible();
  await dialog.getByText('Price and times').click();
  await expect(dialog.getByLabel('Sale price')).toHaveValue('10%');
  await expect(dialog.getByLabel('First day')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
});

test('a shopper sees what it costs and when it is ready, from the page to the order', async ({ page }) => {
  const [product] = await query<{ id: string }>("SELECT id FROM products WHERE sku = 'SIGN-TERMS'");
  await page.setViewportSize(PHONE);
  await page.goto(shop(SLUG, '/'));
  const card = page.getByRole('article').filter({ hasText: 'Engraved Door Sign' });
  await expect(card).toContainText('Sale price:$9.00Regular price:$10.00');
  await page.goto(shop(SLUG, `/product/${product?.id}`));
  await expect(page.locator('[data-product-price]')).toHaveText('$9.00');
  await expect(page.locator('[data-product-regular]')).toHaveText('Regular price: $10.00');
  await expect(page.getByText('Sale until December 24, 2099')).toBeVisible();
  await expect(page.getByRole('row', { name: 'from 10 pieces $8.50' })).toBeVisible();
  await expect(page.getByText('Sold from 2 pieces on in an order.')).toBeVisible();
  await expect(page.getByText(/Made to order\. Ready to ship by/)).toHaveText(DAY);
  const letters = page.getByTestId('letter-preview');
  await expect(letters).toHaveText('Your text');
  await page.getByLabel('Customization').fill('The Hoppers of Asheville');
  await expect(letters).toHaveText('The Hoppers of Asheville');
  await expect(letters.locator('s')).toHaveText('of Asheville');
  await expectAccessible(page);
  await page.getByLabel('Customization').fill('The Hoppers');
  await expect(page.getByRole('status').filter({ hasText: 'Preview: The Hoppers' })).toBeAttached();
  const quantity = page.getByRole('textbox', { name: /^Quantity/ });
  await expect(quantity).toHaveValue('2');
  await quantity.fill('1');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('It is sold from 2 pieces on. Please take more.')).toBeVisible();
  await expect(quantity).toBeFocused();
  await quantity.fill('10');
  await quantity.blur();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toContainText('$85.00');
  await page.setViewportSize(LAPTOP);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();

  await page.goto(shop(SLUG, '/cart'));
  const line = page.getByRole('listitem').filter({ hasText: 'Engraved Door Sign' });
  const inCart = line.getByRole('textbox', { name: /^Quantity/ });
  await expect(line).toContainText('$8.50 each');
  await expect(line).toContainText('Instead of $10.00 each.');
  await expect(page.getByText(/^Ready to ship by/)).toHaveText(DAY);
  await expectAccessible(page);
  // Fewer cost more each, and too few are not sold.
  await inCart.fill('3');
  await inCart.blur();
  await expect(line).toContainText('$9.00 each');
  await expect(line).toContainText('From 10 pieces: $8.50 each.');
  await inCart.fill('1');
  await inCart.blur();
  await expect(line).toContainText('It is sold from 2 pieces on. Please take more.');
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await inCart.fill('12');
  await inCart.blur();
  await expect(page.getByTestId('cart-total')).toHaveText('$102.00');

  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: EMAIL });
  await expect(page.getByTestId('checkout-total')).toHaveText('$102.00');
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText(/^Ready to ship by/)).toHaveText(DAY);
  const [mail] = await mailsTo(EMAIL);
  expect(mail?.text).toMatch(/Ready to ship by:?\s+\w+ \d{1,2}, \d{4}/);

  const [order] = await query<{ number: number; ready: string }>(
    `SELECT order_number AS number, ready_by::text AS ready FROM orders
     WHERE customer_email = '${EMAIL}' ORDER BY order_number DESC LIMIT 1`,
  );
  expect(order?.ready).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('production warns of what is late', async ({ page }) => {
  await query(`UPDATE orders SET ready_by = CURRENT_DATE - 3 WHERE customer_email = '${EMAIL}'`);
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, '/admin/production');
  await expect(page.getByRole('article').first()).toContainText('Late, was due');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
});
