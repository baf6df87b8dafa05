import { findProduct } from './support/database';
import { at, shop } from './support/shops';
import { addToCart, expect, test } from './support/test';

const total = 'cart-total';

test('a personalised product needs its text, and keeps what was typed', async ({ page }) => {
  await page.goto(shop('clayandkiln'));
  await page.getByRole('link', { name: 'Name Mug', exact: true }).click();
  await expect(page.getByLabel('Name to stamp (max 12 letters)')).toHaveAttribute(
    'placeholder',
    'e.g. Rosalind',
  );
  await page.locator('textarea[name=customization]').filter({ visible: true }).fill('   ');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter customization text' })).toBeVisible();
  await expect(page.locator('textarea[name=customization]').filter({ visible: true })).toBeFocused();
  await page.locator('textarea[name=customization]').filter({ visible: true }).fill('Rosalind');
  await expect(page.getByText('Please enter customization text')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page).toHaveURL(shop('clayandkiln'));
  await expect(page.getByTestId('cart-count')).toHaveText('1');
});

test('nothing can be typed that the page would not keep', async ({ page }) => {
  const { id } = await findProduct('clayandkiln', 'Name Mug');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(shop('clayandkiln', `/product/${id}`), { waitUntil: 'commit' });
  const text = page.getByLabel('Name to stamp (max 12 letters)');
  await expect(text).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  release();
  await text.fill('Rosalind');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await page.goto(shop('clayandkiln', '/cart'));
  await expect(page.getByText('Rosalind')).toBeVisible();
});

test('quantity: what is no number becomes 1, and no less', async ({ page }) => {
  await page.goto(shop('clayandkiln'));
  await page.getByRole('link', { name: 'Ramen Bowl', exact: true }).click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Ramen Bowl' });
  for (const [typed, becomes] of [
    ['abc', '1'],
    ['0', '1'],
    ['-4', '1'],
    ['3', '3'],
  ] as const) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity, typed).toHaveValue(becomes);
  }
  await page.getByRole('button', { name: 'One less' }).click();
  await expect(quantity).toHaveValue('2');
});

test('equal choices merge, others are lines of their own; the stepper, remove and clear work', async ({
  page,
}) => {
  await addToCart(page, 'clayandkiln', 'Name Mug', 'Nora');
  await addToCart(page, 'clayandkiln', 'Name Mug', 'Nora');
  await addToCart(page, 'clayandkiln', 'Name Mug', 'Otis');
  await page.goto(shop('clayandkiln', '/cart'));
  await expect(page.getByRole('listitem').filter({ hasText: 'each' })).toHaveCount(2);
  await expect(page.getByTestId(total)).toHaveText('$126.00');

  const nora = page.getByRole('listitem').filter({ hasText: 'Nora' });
  await expect(nora).toContainText('$84.00');
  await nora.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByTestId(total)).toHaveText('$168.00');
  await page.reload();
  await expect(page.getByTestId(total)).toHaveText('$168.00');

  const otis = page.getByRole('listitem').filter({ hasText: 'Otis' });
  await otis.getByRole('button', { name: 'One less' }).click();
  await expect(otis).toHaveCount(0);
  await expect(page.getByText('Name Mug was removed')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused();
  await nora.getByRole('textbox').fill('2');
  await nora.getByRole('textbox').press('Enter');
  await expect(page.getByTestId(total)).toHaveText('$84.00');
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Add some items to get started!')).toBeVisible();
});

test('two tabs are in step', async ({ page, context }) => {
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  const second = await context.newPage();
  await second.goto(shop('clayandkiln', '/cart'));
  await expect(second.getByTestId(total)).toHaveText('$44.00');
  await addToCart(page, 'clayandkiln', 'Everyday Mug');
  await expect(second.getByTestId(total)).toHaveText('$78.00');
  await second.getByRole('button', { name: 'Remove Ramen Bowl' }).click();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
});

test('two shops keep two carts, on two hostnames and on one', async ({ page }) => {
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  await page.goto(shop('stitchworks', '/cart'));
  await expect(page.getByText('Your cart is empty')).toBeVisible();

  for (const [slug, name] of [
    ['clayandkiln', 'Ramen Bowl'],
    ['stitchworks', 'Match Socks'],
  ] as const) {
    await page.goto(at('localhost', `/?tenant=${slug}`));
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
  }
  await page.goto(at('localhost', '/cart'));
  await expect(page.getByTestId(total)).toHaveText('$14.00');
  await page.goto(at('localhost', '/?tenant=clayandkiln'));
  await page.goto(at('localhost', '/cart'));
  await expect(page.getByTestId(total)).toHaveText('$44.00');
});

test('a broken or old entry is an empty cart', async ({ page }) => {
  await page.goto(shop('clayandkiln'));
  for (const entry of [
    '{',
    '[]',
    '{"state":{"items":[1]},"version":0}',
    '{"state":{"carts":{"x":null}},"version":1}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('cart-storage', text), entry);
    await page.goto(shop('clayandkiln', '/cart'));
    await expect(page.getByText('Your cart is empty'), entry).toBeVisible();
  }
  await addToCart(page, 'clayandkiln', 'Ramen Bowl');
  await expect(page.getByTestId('cart-count')).toHaveText('1');
});
