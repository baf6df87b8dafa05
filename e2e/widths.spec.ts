import { findProduct } from './support/database';
import { mendPayPal } from './support/paypal';
import { at, shop } from './support/shops';
import { addToCart, expect, fillCheckout, payWith, test } from './support/test';
import { expectFitAtBothWidths, PHONE } from './support/widths';

test.use({ viewport: PHONE });

test('a shopper buys on a phone', async ({ page }) => {
  await mendPayPal();
  await addToCart(page, 'stitchworks', 'Match Socks');
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillCheckout(page);
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const path = await page.getByRole('link', { name: 'View your order' }).getAttribute('href');
  for (const address of [
    page.url(),
    shop('stitchworks', `${path}`),
    shop('stitchworks', `${path}/receipt`),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: /Order|Receipt/ })).toBeVisible();
    await expectFitAtBothWidths(page);
  }
});

test('no page scrolls sideways, and axe finds nothing serious', async ({ page }) => {
  const product = await findProduct('clayandkiln', 'Name Mug');
  const long = await findProduct('stitchworks', 'Keeper Jersey');
  await addToCart(page, 'clayandkiln', 'Name Mug', 'W'.repeat(12));
  for (const address of [
    at('localhost'),
    at('localhost', '/terms'),
    at('localhost', '/privacy'),
    shop('clayandkiln'),
    shop('clayandkiln', `/product/${product.id}`),
    shop('stitchworks', `/product/${long.id}`),
    shop('clayandkiln', '/search?q=mug'),
    shop('clayandkiln', '/search?q=nothing-of-that-name'),
    shop('clayandkiln', '/products?sort=price'),
    shop('clayandkiln', '/contact'),
    shop('clayandkiln', '/policies/about'),
    shop('quietloom'),
    shop('clayandkiln', '/cart'),
    shop('clayandkiln', '/checkout'),
    shop('quietloom', '/cart'),
    shop('clayandkiln', '/order-success/x'),
    shop('clayandkiln', '/login'),
    shop('clayandkiln', '/orders'),
    shop('clayandkiln', '/orders/x'),
    shop('clayandkiln', '/nothing'),
    shop('clayandkiln', '/admin/login'),
    shop('nobody-here'),
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expectFitAtBothWidths(page);
  }
});
