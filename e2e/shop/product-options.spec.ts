// An owner says in which sizes and glazes a product comes, and a shopper chooses by keyboard on a phone.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { findProduct, query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { mendPayPal } from '../support/paypal';
import { shop } from '../support/shops';
import { expect, fillCheckout, payWith, test } from '../support/test';

const SLUG = 'clayandkiln';
const EMAIL = 'options@example.com';
const PLANTER = 'Planter with Saucer';

test.beforeEach(mendPayPal);

test('an owner fills in the table of combinations, at once and one by one', async ({ page }) => {
  await signIn(page, SLUG, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Oil Bottle');
  await dialog.getByLabel('Price in US dollars').fill('38.00');
  await dialog.getByLabel('SKU', { exact: true }).fill('OIL-BTL1');
  await dialog.getByText('Sizes, glazes and other options').click();
  await dialog.getByRole('button', { name: 'Add an option' }).click();
  await expect(dialog.getByLabel('Option', { exact: true })).toBeFocused();
  await dialog.getByLabel('Option', { exact: true }).fill('Size');
  await dialog.getByLabel('Size: new value').fill('250 ml');
  // Enter adds the next value.
  await dialog.getByLabel('Size: 250 ml').press('Enter');
  await expect(dialog.getByLabel('Size: new value')).toBeFocused();
  await dialog.getByLabel('Size: new value').fill('500 ml');
  await dialog.getByLabel('the price').check();
  await dialog.getByRole('button', { name: 'Add an option' }).click();
  await expect(dialog.getByLabel('Option', { exact: true }).nth(1)).toBeFocused();
  await dialog.getByLabel('Option', { exact: true }).nth(1).fill('Glaze');
  await dialog.getByLabel('Glaze: new value').fill('Oat');
  await dialog.getByLabel('Glaze: Oat').press('Enter');
  await dialog.getByLabel('Glaze: new value').fill('Cobalt');
  await dialog.getByRole('group', { name: 'Glaze changes' }).getByLabel('the SKU').check();
  await expect(dialog.getByRole('heading', { name: '4 combinations' })).toBeVisible();

  // A price is one for all glazes of a size, and an SKU one for all sizes of a glaze.
  await dialog.getByText('Fill in many at once').click();
  await dialog.getByLabel('Which').selectOption('All with Size 500 ml');
  await dialog.getByLabel('What', { exact: true }).selectOption('Set the price to');
  await dialog.getByLabel('Price in $', { exact: true }).fill('52.00');
  await dialog.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(dialog.getByText('2 combinations are filled in.')).toBeVisible();
  await expect(dialog.getByLabel('Price of 500 ml, Cobalt in US dollars')).toHaveValue('52.00');
  await expect(dialog.getByLabel('Price of 250 ml, Oat in US dollars')).toHaveValue('');
  await dialog.getByLabel('SKU of 250 ml, Cobalt').fill('OIL-COB1');
  await expect(dialog.getByLabel('SKU of 500 ml, Cobalt')).toHaveValue('OIL-COB1');
  await dialog.getByLabel('250 ml, Cobalt is for sale').uncheck();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();

  const rows = await query(
    `SELECT v.option_values AS values, v.price_cents AS price, v.sku, v.is_offered AS offered
     FROM product_variants v JOIN products p ON p.tenant_id = v.tenant_id AND p.id = v.product_id
     WHERE p.sku = 'OIL-BTL1' AND v.id <> p.id ORDER BY v.position`,
  );
  expect(rows).toEqual([
    { values: ['250 ml', 'Oat'], price: null, sku: null, offered: true },
    { values: ['250 ml', 'Cobalt'], price: null, sku: 'OIL-COB1', offered: false },
    { values: ['500 ml', 'Oat'], price: 5_200, sku: null, offered: true },
    { values: ['500 ml', 'Cobalt'], price: 5_200, sku: 'OIL-COB1', offered: true },
  ]);
  await page.goto(shop(SLUG, '/'));
  await expect(page.getByRole('article').filter({ hasText: 'Oil Bottle' })).toContainText('from $38.00');
  await query("DELETE FROM products WHERE sku = 'OIL-BTL1'");
});

test('a shopper chooses by keyboard on a phone: price, picture and address follow, to the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = await findProduct(SLUG, PLANTER);
  await page.goto(shop(SLUG, `/product/${product.id}`));
  const price = page.locator('[data-product-price]');
  const picture = page.locator('[data-product-picture] img').first();
  await expect(price).toHaveText('from $42.00');
  const before = await picture.getAttribute('src');

  // Nothing is chosen for anybody.
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Please choose: Size')).toBeVisible();
  const size = page.getByRole('group', { name: /^Size/ });
  await expect(size.getByRole('radio', { name: '12 cm' })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Space');
  await expect(price).toHaveText('$42.00');
  await page.keyboard.press('ArrowDown');
  await expect(size.getByRole('radio', { name: '16 cm' })).toBeChecked();
  await expect(price).toHaveText('$54.00');
  await page.keyboard.press('ArrowDown');
  await expect(price).toHaveText('$72.00');
  const glaze = page.getByRole('group', { name: /^Glaze/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(glaze.getByRole('radio', { name: /Sage/ })).toBeChecked();
  // The largest is not made in sage.
  await expect(page.getByText('20 cm, Sage are not sold together.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not sold together' })).toBeVisible();
  await size.getByText('16 cm').click();
  await expect(page.getByText('16 cm, Sage: $54.00')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect(page).toHaveURL(/\?size=16\+cm&glaze=Sage$/);
  await expectAccessible(page);

  // The address keeps it.
  await page.reload();
  await expect(glaze.getByRole('radio', { name: /Sage/ })).toBeChecked();
  await expect(size.getByRole('radio', { name: '16 cm' })).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();

  await page.goto(shop(SLUG, '/cart'));
  const line = page.getByRole('listitem').filter({ hasText: PLANTER });
  await expect(line).toContainText('Size');
  await expect(line).toContainText('16 cm');
  await expect(line).toContainText('Sage');
  await expect(line).toContainText('$54.00 each');
  await page.getByRole('link', { name: /Change the choice/ }).click();
  await size.getByText('12 cm').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(line).toContainText('$42.00 each');

  // What is not for sale any more is said at the line, before anything is paid.
  await query(
    `UPDATE product_variants SET is_offered = false WHERE product_id = $1 AND option_values = '["12 cm", "Sage"]'`,
    [product.id],
  );
  await page.reload();
  await expect(page.getByText('What you chose is not sold together. Please choose again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await query(
    `UPDATE product_variants SET is_offered = true WHERE product_id = $1 AND option_values = '["12 cm", "Sage"]'`,
    [product.id],
  );
  await page.reload();
  await page.goto(shop(SLUG, '/checkout'));
  await expect(page.getByText('12 cm')).toBeVisible();
  await fillCheckout(page, { email: EMAIL });
  await expect(page.getByTestId('checkout-total')).toHaveText('$42.00');
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByText('12 cm')).toBeVisible();
  const [mail] = await mailsTo(EMAIL);
  expect(mail?.text).toContain('Size: 12 cm');
  expect(mail?.text).toContain('Glaze: Sage');
});

test('the picker on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const product = await findProduct(SLUG, PLANTER);
  await page.goto(shop(SLUG, `/product/${product.id}?size=20+cm&glaze=White`));
  await expect(page.getByText('20 cm, White: $72.00')).toBeVisible();
  await expect(page.locator('[data-product-price]')).toHaveText('$72.00');
  await expectAccessible(page);
});
