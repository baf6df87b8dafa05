import { at, shop } from '../support/shops';
import { addToCart, expect, test } from '../support/test';

test.use({ fetchesAhead: true });

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

test('a text is counted in graphemes, and limited to what fits', async ({ page }) => {
  await page.goto(shop('clayandkiln'));
  await page.getByRole('link', { name: 'Name Mug', exact: true }).click();
  const text = page.locator('textarea[name=customization]').filter({ visible: true });
  await expect(page.getByText('0 of 12 letters')).toBeVisible();
  await text.fill('Zoe\u0308 👨‍👩‍👧‍👦 Rosalind');
  await expect(page.getByText('14 of 12 letters – 2 too many')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please use at most 12 letters' })).toBeVisible();
  await expect(text).toBeFocused();
  // The typed text survives a reload, and goes into the line.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('product-drafts')))
    .toContain('Rosalind');
  await page.reload();
  await expect(text).toHaveValue('Zoe\u0308 👨‍👩‍👧‍👦 Rosalind');
  await text.fill('Zoe\u0308 👨‍👩‍👧‍👦');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await page.goto(shop('clayandkiln', '/cart'));

  await page.getByRole('link', { name: 'Change the text of Name Mug' }).click();
  await expect(text).toHaveValue('Zoe\u0308 👨‍👩‍👧‍👦');
  await text.fill('Zoë');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Name to stamp' })).toContainText('Zoë');
  await page.getByRole('link', { name: 'Name Mug', exact: true }).click();
  await expect(text).toHaveValue('');
});

test('a browser without storage counts each press once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });
  for (const count of ['1', '2', '3']) {
    await (count === '1'
      ? addToCart(page, 'clayandkiln', 'Ramen Bowl')
      : page.getByRole('link', { name: 'Ramen Bowl', exact: true }).click());
    if (count !== '1') {
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    }
    await expect(page.getByTestId('cart-count')).toHaveText(count);
  }
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByTestId(total)).toHaveText('$132.00');
});

test('quantity: an invalid number becomes 1, and 1 is the minimum', async ({ page }) => {
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

test('equal choices merge, others are separate lines; the stepper, remove and clear work', async ({
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
  const clear = page.getByRole('button', { name: 'Clear Cart' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId(total)).toHaveText('$84.00');
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused();
  await clear.click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Add some items to get started!')).toBeVisible();
});

test('two tabs stay in sync', async ({ page, context }) => {
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
