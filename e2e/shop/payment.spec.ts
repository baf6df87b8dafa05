import type { Page } from 'playwright/test';
import { findProduct, query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { breakPayPal, mendPayPal, payPalMessages, usualPayPalMessages } from '../support/paypal';
import { postJson } from '../support/raw-request';
import { shop } from '../support/shops';
import { addToCart, customer, expect, fillCheckout, payWith, test } from '../support/test';

type OrderRow = {
  id: string;
  order_number: number;
  status: string;
  payment_status: string;
  total_cents: number;
};

const ordersOf = (email: string) =>
  query<OrderRow>('SELECT * FROM orders WHERE customer_email = $1 ORDER BY order_number', [email]);

/** A new customer for each test, to find its orders. */
const newEmail = () => `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`;

const paymentsOf = (email: string) =>
  query<{ status: string; attempt: number }>(
    `SELECT p.status, p.attempt FROM payments p JOIN orders o ON o.tenant_id = p.tenant_id AND o.id = p.order_id
     WHERE o.customer_email = $1 ORDER BY p.attempt`,
    [email],
  );

/** Declines the payment; returns PayPal's window, which opens again. */
async function declineIn(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  const window = await opened;
  const openedAgain = page.waitForEvent('popup');
  await window.getByRole('button', { name: 'Decline' }).click();
  return openedAgain;
}

test.beforeEach(async ({ page }) => {
  await mendPayPal();
  // These tests cover the browser's part; PayPal's webhooks, seconds later, would settle the payment too.
  await payPalMessages('hold');
  await addToCart(page, 'clayandkiln', 'Name Mug', 'Rosalind');
});
test.afterEach(mendPayPal);
test.afterEach(usualPayPalMessages);

/** Fills in the checkout up to the buttons of PayPal; answers the shopper's address. */
async function readyToPay(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  return email;
}

test('Approve: paid, settled, mailed, and the cart is empty', async ({ page }) => {
  const email = await readyToPay(page);
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await expect(
    page.getByText('Thank you for your order. You will receive a confirmation email shortly.'),
  ).toBeVisible();

  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  await expect(page).toHaveURL(shop('clayandkiln', `/order-success/${order?.id}`));
  expect(order).toMatchObject({ status: 'processing', payment_status: 'paid', total_cents: 4_200 });
  await expect(page.getByText(`#${order?.order_number}`)).toBeVisible();
  const [item] = await query<{ customization_text: string }>(
    'SELECT customization_text FROM order_items WHERE order_id = $1',
    [order?.id],
  );
  expect(item?.customization_text).toBe('Rosalind');

  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Your order #${order?.order_number} from Clay & Kiln`);
  for (const part of [mail?.html, mail?.text]) {
    expect(part).toContain('Name Mug');
    expect(part).toContain('Rosalind');
    expect(part).toContain('$42.00');
  }
  await page.goto(shop('clayandkiln', '/cart'));
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('Cancel: the cart stays, and the next try pays the same order', async ({ page }) => {
  const email = await readyToPay(page);
  await payWith(page, 'Cancel');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment was not completed. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByTestId('checkout-total')).toHaveText('$42.00');
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', payment_status: 'unpaid' }]);

  await page.reload();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'paid' }]);
});

test('Decline, then another card in the same window: one order, one charge', async ({ page }) => {
  const email = await readyToPay(page);
  const windows: string[] = [];
  page.context().on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/checkoutnow')) {
      windows.push(new URL(request.url()).pathname);
    }
  });
  const again = await declineIn(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please choose another one at PayPal.' }),
  ).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', payment_status: 'unpaid' }]);
  await again.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  // Each window navigates once: after two navigations at once the shop's page sometimes takes the window for
  // closed.
  expect(windows).toEqual(['/checkoutnow', '/checkoutnow']);
  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ status: 'processing', payment_status: 'paid' });
  expect(await paymentsOf(email)).toMatchObject([{ status: 'captured', attempt: 1 }]);
});

test('Decline, then Cancel: the cart stays and no money moved', async ({ page }) => {
  const email = await readyToPay(page);
  await (await declineIn(page)).getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment was not completed. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', payment_status: 'unpaid' }]);
});

test('after a capture is declined for good, the next try is a new attempt', async ({ page }) => {
  const email = newEmail();
  await breakPayPal('capture', { overrideCaptureStatus: 'DECLINED' }, 1);
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(page.getByRole('alert').filter({ hasText: 'Your payment was declined' })).toBeVisible();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await paymentsOf(email)).toMatchObject([{ status: 'failed' }, { status: 'captured' }]);
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'paid' }]);
});

test('a payment under review: the page says so, the cart is empty, and a mail is queued', async ({
  page,
}) => {
  const email = await readyToPay(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  const window = await opened;
  await window.getByLabel('Pay as').selectOption('pending');
  await window.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is being checked' })).toBeVisible();
  await expect(page.getByText('Your payment is being checked by PayPal.')).toBeVisible();
  await expect(page.getByText('Order Successful!')).toHaveCount(0);
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({ status: 'pending', payment_status: 'pending' });
  expect(await query('SELECT kind FROM outbox_mails WHERE order_id = $1', [order?.id])).toEqual([
    { kind: 'payment_pending' },
  ]);
  await page.goto(shop('clayandkiln', '/cart'));
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('an order that was closed meanwhile: the page says so, and the next try is a new order', async ({
  page,
}) => {
  const email = await readyToPay(page);
  await payWith(page, 'Cancel');
  await expect(page.getByRole('alert').filter({ hasText: 'Payment was not completed.' })).toBeVisible();
  await query("UPDATE orders SET status = 'cancelled', expired_at = now() WHERE customer_email = $1", [
    email,
  ]);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your earlier order can no longer be paid.' }),
  ).toBeVisible();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([
    { status: 'cancelled', payment_status: 'unpaid' },
    { status: 'processing', payment_status: 'paid' },
  ]);
});

test('back after closing the browser on an approved payment: it is settled without another click', async ({
  page,
}) => {
  const email = await readyToPay(page);
  let isCut = true;
  await page.route('**/api/paypal/capture-order', (route) => (isCut ? route.abort() : route.continue()));
  await payWith(page, 'Approve');
  await expect(page.getByText('Not sure whether you have paid?')).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'unpaid' }]);
  isCut = false;
  await page.goto(shop('clayandkiln'));
  await page.goto(shop('clayandkiln', '/checkout'));
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View your order' })).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'paid' }]);
  expect(await paymentsOf(email)).toHaveLength(1);
});

test('an order that was booked while the browser was closed is not paid again', async ({ page }) => {
  const email = await readyToPay(page);
  await payWith(page, 'Cancel');
  await expect(page.getByRole('alert').filter({ hasText: 'Payment was not completed.' })).toBeVisible();
  // As PayPal's webhook would book it.
  await query(
    `UPDATE payments SET status = 'captured', paypal_capture_id = paypal_order_id, captured_at = now()
     WHERE order_id = (SELECT id FROM orders WHERE customer_email = $1)`,
    [email],
  );
  await query("UPDATE orders SET status = 'processing', payment_status = 'paid' WHERE customer_email = $1", [
    email,
  ]);
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(page.getByText('You have paid for it already', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await paymentsOf(email)).toHaveLength(1);
  expect(await ordersOf(email)).toHaveLength(1);
});

test('PayPal answers 500 when an order is opened', async ({ page }) => {
  await breakPayPal('create', { status: 500 });
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email: newEmail() });
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment failed. Please try again.' }),
  ).toBeVisible();
  await mendPayPal();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
});

test('PayPal answers 500 to the capture: the cart stays', async ({ page }) => {
  const email = newEmail();
  await breakPayPal('capture', { status: 500 });
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment processing failed. Please contact support.' }),
  ).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'unpaid' }]);
});

test('an answer that is lost after PayPal captured still ends in a paid order', async ({ page }) => {
  const email = newEmail();
  await breakPayPal('capture', { dropAnswerAfterCommit: true }, 1);
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'paid' }]);
});

test('a changed price is shown before it is paid', async ({ page }) => {
  const email = newEmail();
  const mug = await findProduct('clayandkiln', 'Name Mug');
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  await query('UPDATE products SET price_cents = 4300 WHERE id = $1', [mug.id]);
  try {
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The new total is $43.00' })).toBeVisible();
    await expect(page.getByTestId('checkout-total')).toHaveText('$43.00');
    await payWith(page, 'Approve');
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
    expect(await ordersOf(email)).toMatchObject([{ total_cents: 4_300, payment_status: 'paid' }]);
  } finally {
    await query('UPDATE products SET price_cents = $2 WHERE id = $1', [mug.id, mug.price_cents]);
  }
});

test('an answer that never reached the browser is requested again, and nothing is paid twice', async ({
  page,
}) => {
  const email = await readyToPay(page);
  let isCut = true;
  await page.route('**/api/paypal/capture-order', async (route) => {
    if (isCut) {
      // The server settles the order; its answer does not arrive.
      await postJson('clayandkiln.localhost', '/api/paypal/capture-order', route.request().postData() ?? '');
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await payWith(page, 'Approve');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment processing failed. Please contact support.' }),
  ).toBeVisible();
  expect(await ordersOf(email)).toMatchObject([{ payment_status: 'paid' }]);
  isCut = false;
  // The page asks on its own: pressing the button first would race with it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  expect(await ordersOf(email)).toHaveLength(1);
  expect(await paymentsOf(email)).toHaveLength(1);
});

test('an order older than the prices does not block the next one', async ({ page }) => {
  const email = newEmail();
  const mug = await findProduct('clayandkiln', 'Name Mug');
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Cancel');
  await query('UPDATE products SET price_cents = 4300 WHERE id = $1', [mug.id]);
  try {
    await page.reload();
    await expect(page.getByTestId('checkout-total')).toHaveText('$43.00');
    await page.getByRole('button', { name: 'PayPal', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The new total is $43.00' })).toBeVisible();
    await payWith(page, 'Approve');
    await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
    const paid = (await ordersOf(email)).filter((order) => order.payment_status === 'paid');
    expect(paid).toMatchObject([{ total_cents: 4_300 }]);
  } finally {
    await query('UPDATE products SET price_cents = $2 WHERE id = $1', [mug.id, mug.price_cents]);
  }
});

test('a second tab pays nothing twice', async ({ page, context }) => {
  const email = newEmail();
  await page.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(page, { ...customer, email });
  const second = await context.newPage();
  await second.goto(shop('clayandkiln', '/checkout'));
  await fillCheckout(second, { ...customer, email });
  await payWith(second, 'Cancel');
  // The same cart to another address, while PayPal's window is open: another order, which must not be paid as well.
  await second.getByLabel('Apartment, suite, unit').fill('Unit 4');
  const opened = second.waitForEvent('popup');
  await second.getByRole('button', { name: 'PayPal', exact: true }).click();
  const window = await opened;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  await expect(second.getByText('You have paid for it already', { exact: false })).toBeVisible();
  await expect(second.getByRole('button', { name: 'PayPal', exact: true })).toHaveCount(0);
  await expect.poll(() => window.isClosed()).toBe(true);
  await second.getByRole('link', { name: 'See your order' }).click();
  await expect(second.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const doors = await query<{ shipping_address_line2: string; payment_status: string }>(
    'SELECT shipping_address_line2, payment_status FROM orders WHERE customer_email = $1',
    [email],
  );
  expect(doors.filter((order) => order.payment_status === 'paid')).toMatchObject([
    { shipping_address_line2: '' },
  ]);
  expect(doors.map((order) => order.shipping_address_line2)).toContain('Unit 4');
});
