// An owner counts pieces; of two shoppers who want the last one, the second is told, before and at the checkout.
import type { Page } from 'playwright/test';
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { findProduct, query } from './support/database';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const NAME = 'Bud Vase';
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

const PNG = process.env.STOCK_PNG;
const look = async (page: Page, name: string) => {
  if (PNG) {
    await page.screenshot({ path: `${PNG}/${name}.png`, fullPage: true });
  }
};

const card = (page: Page) => page.getByRole('article').filter({ hasText: NAME });

test.beforeEach(mendPayPal);
test.afterAll(async () => {
  const { id } = await findProduct(SLUG, NAME);
  await query("UPDATE products SET stock_kind = 'uncounted', low_stock_at = NULL WHERE id = $1", [id]);
  await query('DELETE FROM stock_changes WHERE variant_id = $1', [id]);
});

test('an owner counts the pieces of a product, and is told when a sale was faster', async ({ page }) => {
  const { id } = await findProduct(SLUG, NAME);
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, '/admin/products?q=Bud+Vase');
  await page.getByRole('link', { name: `Stock of ${NAME}: Not counted` }).click();
  await expect(page.getByRole('heading', { name: `Stock: ${NAME}` })).toBeVisible();
  await page.getByRole('radio', { name: /^Counted/ }).check();
  await page.getByLabel('Send an email when so few are left').fill('many');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a whole number, 0 or more.')).toBeVisible();
  await page.getByLabel('Send an email when so few are left').fill('1');
  // The first count is saved with it, so that nothing is sold out in between.
  const count = page.getByLabel('Pieces on hand: All of this product');
  await count.fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  // The fields of the first count are replaced by those of the next ones.
  await expect(page.getByRole('button', { name: 'Save the count' })).toBeVisible();
  await expect(count).toHaveValue('3');
  await count.fill('5');
  await page.getByLabel('Why the number changes').fill('First count');
  await expectAccessible(page);
  await look(page, 'stock-1');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The count is saved.')).toBeVisible();
  await expect(page.getByText('First count')).toBeVisible();

  // A sale moves the number while the page is open.
  await page.setViewportSize(PHONE);
  await query('UPDATE product_variants SET on_hand = 4 WHERE id = $1', [id]);
  await count.fill('2');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('A sale has changed these numbers')).toBeVisible();
  await expect(page.getByText('Now 4')).toBeVisible();
  await expect(count).toHaveValue('2');
  await expectAccessible(page);
  await look(page, 'stock-2');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The count is saved.')).toBeVisible();
  await expect(page.getByText('−2')).toBeVisible();
  await page.getByRole('link', { name: 'All products' }).click();
  await page.goto(shop(SLUG, '/admin/products?q=Bud+Vase'));
  await expect(page.getByRole('link', { name: `Stock of ${NAME}: 2 left` })).toBeVisible();
  await expectAccessible(page);
  await look(page, 'stock-3');
});

test('two shoppers want the last ones, and the second is told', async ({ page, browser }) => {
  const { id } = await findProduct(SLUG, NAME);
  await page.setViewportSize(PHONE);
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'stock-4');
  const quantity = page.getByRole('textbox', { name: `Quantity of ${NAME}` });
  await quantity.fill('3');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There are only 2 left.' })).toBeVisible();
  await expect(quantity).toBeFocused();
  await quantity.fill('1');
  await addToCart(page, SLUG, NAME);

  const second = await browser.newPage({ viewport: LAPTOP });
  await addToCart(second, SLUG, NAME);
  await second.goto(shop(SLUG, '/cart'));
  const more = second.getByRole('button', { name: 'One more' }).first();
  await more.click();
  await more.click();
  // Three in the cart, and two are left.
  await expect(second.getByText('Only 2 left. Choose a smaller quantity.')).toBeVisible();
  await expect(second.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await expectAccessible(second);
  await look(second, 'stock-5');
  await second.getByRole('button', { name: 'One less' }).first().click();
  await expect(second.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await second.goto(shop(SLUG, '/checkout'));
  await fillCheckout(second, { email: 'second-buyer@example.com' });

  // The first one pays for one of the two.
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: 'first-buyer@example.com' });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();

  // The second one's form is kept, and says why.
  await second.getByRole('button', { name: 'PayPal', exact: true }).click();
  const refusal = second
    .getByRole('alert')
    .filter({ hasText: `${NAME}: Only 1 left. Choose a smaller quantity.` });
  await expect(refusal.getByRole('link', { name: 'View cart' })).toBeVisible();
  await expect(second.getByLabel('Email')).toHaveValue('second-buyer@example.com');
  await expectAccessible(second);
  await look(second, 'stock-6');
  await second.close();

  const owners = await mailsTo('owner@clayandkiln.test');
  expect(owners.some(({ subject }) => subject === `Few left: ${NAME}`)).toBe(true);
});

test('nothing is charged for what somebody else has bought while PayPal’s window was open', async ({
  page,
}) => {
  const { id } = await findProduct(SLUG, NAME);
  await page.setViewportSize(PHONE);
  await addToCart(page, SLUG, NAME);
  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email: 'late-buyer@example.com' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  const window = await opened;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  await query('UPDATE product_variants SET on_hand = 0 WHERE id = $1', [id]);
  await window.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Somebody else has just bought the last of this.')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'stock-late');
  const captured = await query(
    `SELECT 1 FROM payments p JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
     WHERE o.customer_email = 'late-buyer@example.com' AND p.status = 'captured'`,
  );
  expect(captured).toEqual([]);
  await page.goto(shop(SLUG, '/cart'));
  await expect(page.getByText('Sold out.')).toBeVisible();
});

test('a refund asks whether the pieces go back', async ({ page }) => {
  const { id } = await findProduct(SLUG, NAME);
  const [order] = await query<{ id: string }>(
    "SELECT id FROM orders WHERE customer_email = 'first-buyer@example.com'",
  );
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, `/admin/orders/${order?.id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const back = dialog.getByLabel(`${NAME} (of 1)`);
  await expect(back).toHaveValue('1');
  await dialog.getByLabel('Another amount').check();
  await expect(back).toHaveValue('0');
  await back.fill('2');
  await expect(dialog.getByText('Enter a number from 0 to 1.')).toBeVisible();
  await back.fill('1');
  await dialog.getByLabel('Amount in dollars').fill('5.00');
  await expectAccessible(page);
  await look(page, 'stock-refund-laptop');
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await look(page, 'stock-refund-phone');
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(shop(SLUG, `/admin/products/${id}/stock`));
  await expect(page.getByText('Back after a refund')).toBeVisible();
  await expect(page.getByLabel('Pieces on hand: All of this product')).toHaveValue('1');
  await page.setViewportSize(LAPTOP);
  await page.goto(shop(SLUG, '/admin/products'));
  await look(page, 'stock-list');
});

test('what is sold out says so on its card and its page, and stays', async ({ page }) => {
  const { id } = await findProduct(SLUG, NAME);
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, `/admin/products/${id}/stock`);
  await page.getByLabel('Pieces on hand: All of this product').fill('0');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The count is saved.')).toBeVisible();
  await page.goto(shop(SLUG, '/'));
  await expect(card(page)).toContainText('Sold out');
  await expectAccessible(page);
  await look(page, 'stock-7');
  await page.setViewportSize(PHONE);
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByText('There is none left at the moment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await expectAccessible(page);
  await look(page, 'stock-8');

  // As one of a kind it is there once, and then sold.
  await page.goto(shop(SLUG, `/admin/products/${id}/stock`));
  await page.getByRole('radio', { name: /^One of a kind/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Pieces on hand: All of this product')).toHaveValue('1');
  await expect(page.getByText('Became one of a kind')).toBeVisible();
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByText('One of a kind: there is only this one.')).toBeVisible();
  await page.goto(shop(SLUG, `/admin/products/${id}/stock`));
  await page.getByLabel('Pieces on hand: All of this product').fill('0');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText('The count is saved.')).toBeVisible();
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByText('This was one of a kind, and it has found its owner.')).toBeVisible();
});
