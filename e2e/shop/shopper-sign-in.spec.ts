// Shoppers who sign in: by a code on a phone, and by a password on a wide screen.
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { codeSentTo } from '../support/codes';
import { query } from '../support/database';
import { mendPayPal } from '../support/paypal';
import { shop } from '../support/shops';
import { addToCart, customer, expect, payWith, test } from '../support/test';

const SHOP = 'clayandkiln';
const PHONE = { width: 360, height: 740 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test.beforeEach(async () => {
  await mendPayPal();
  await query('DELETE FROM rate_limits');
});
test.afterAll(() => forgetShoppers("email LIKE 'shopper-%' OR phone LIKE '+182855501%'"));

/** Removes customers; their orders stay, without an owner. */
async function forgetShoppers(which: string): Promise<void> {
  await query(
    `UPDATE orders SET customer_id = NULL WHERE customer_id IN (SELECT id FROM customers WHERE ${which})`,
  );
  await query(`DELETE FROM customers WHERE ${which}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const header = (page: Page) => page.getByRole('navigation', { name: 'Shop' });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /./ });
const leftOf = async (element: Locator) => (await element.boundingBox())?.x;

/** Expects a page to fit its width, and axe to find nothing. */
async function expectSound(page: Page): Promise<void> {
  expect(await page.evaluate(hasSidewaysScroll)).toBe(false);
  await expectAccessible(page);
}

test('on a phone: by a code to the number, with a cart that stays and a checkout that is filled in', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const number = `(828) 555-01${String(Math.floor(Math.random() * 100)).padStart(2, '0')}`;
  await forgetShoppers("phone LIKE '+182855501%'");
  await addToCart(page, SHOP, 'Name Mug', 'Rosalind');
  await page.goto(shop(SHOP, '/cart'));
  await expect(page.getByTestId('cart-count')).toHaveText('1');
  const cart = header(page).getByRole('link', { name: 'Cart, 1 item' });
  const place = await leftOf(cart);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(shop(SHOP, '/login?return=%2Fcart'));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff sign-in' })).toHaveAttribute('href', '/admin/login');
  await expectSound(page);

  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Email or phone number')).toBeFocused();
  await expect(page.getByText('Please enter an email address such as')).toBeVisible();
  await page.getByLabel('Email or phone number').fill(number);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(heading(page, 'Enter your code')).toBeVisible();
  const code = page.getByLabel('Six digits');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ seconds?$/ })).toBeVisible();
  await expectSound(page);
  const sent = await codeSentTo(number);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is not right, or it has run out.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();

  // Back where they were, with everything that was in the cart.
  await expect(page).toHaveURL(shop(SHOP, '/cart'));
  await expect(page.getByText('Rosalind')).toBeVisible();
  const account = header(page).getByRole('link', { name: 'Account' });
  await expect(account).toHaveAttribute('href', '/account');
  expect(await leftOf(cart)).toBe(place);
  await expectSound(page);

  const [row] = await query<{ id: string }>(
    `UPDATE customers SET name = $1, email = $2 WHERE phone LIKE '+182855501%' RETURNING id`,
    [customer.name, customer.email],
  );
  await query(
    `INSERT INTO customer_addresses (tenant_id, id, customer_id, name, address, city, state, zip, is_default)
     SELECT tenant_id, gen_random_uuid(), id, $2, $3, $4, $5, $6, true FROM customers WHERE id = $1`,
    [row?.id, customer.name, customer.address, customer.city, customer.state, customer.zip],
  );
  // The access has expired while the page was closed.
  await query(`UPDATE sessions SET access_expires_at = now() - interval '1 minute' WHERE customer_id = $1`, [
    row?.id,
  ]);
  await page.goto(shop(SHOP, '/checkout'));
  await expect(page.getByText('Filled in from your account')).toBeVisible();
  for (const [label, value] of [
    ['Full Name', customer.name],
    ['Email', customer.email],
    ['Street Address', customer.address],
    ['City', customer.city],
    ['ZIP Code', customer.zip],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await expect(page.getByLabel('State', { exact: true })).toHaveValue(customer.state);
  await expect(page.getByLabel('Phone')).toHaveValue(/^\+1828555/);
  await expectSound(page);
  await page.getByLabel('Full Name').fill('Rosalind Franklin');
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const [order] = await query<{ id: string; customer_id: string; customer_name: string }>(
    'SELECT id, customer_id, customer_name FROM orders WHERE customer_id = $1',
    [row?.id],
  );
  expect(order).toMatchObject({ customer_id: row?.id, customer_name: 'Rosalind Franklin' });

  // Their order without its key; and not another shopper's order.
  const path = `/orders/${order?.id}`;
  await page.context().clearCookies({ name: 'order_key' });
  await page.goto(shop(SHOP, path));
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Ada Winslow Account' })).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(shop(SHOP, path));
  await expect(heading(stranger, 'Order not found')).toBeVisible();
  await stranger.context().close();

  // The page is the same for everybody, and asks nothing about the shopper.
  const asked: string[] = [];
  page.on('request', (request) => {
    // Visits are counted without asking who visits.
    if (/\/api\/(?!visits$)/.test(request.url())) {
      asked.push(request.url());
    }
  });
  const response = await page.goto(shop(SHOP));
  expect(response?.headers()['x-nextjs-cache']).toBe('HIT');
  await expect(header(page).getByText('Ada Winslow')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expectSound(page);

  await header(page).getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(shop(SHOP, '/'));
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto(shop(SHOP, path));
  await expect(heading(page, 'Order not found')).toBeVisible();
  await page.goto(shop(SHOP, '/account'));
  await expect(page).toHaveURL(shop(SHOP, '/login?return=%2Faccount'));
});

test('on a wide screen: an account with a password, a weak one refused, and a new one by a code', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(shop(SHOP, '/login?return=https://elsewhere.test/'));
  await page.getByRole('button', { name: 'Create an account with a password' }).click();
  await expect(heading(page, 'Create an account')).toBeVisible();
  const address = page.getByLabel('Email or phone number');
  const password = page.getByLabel('Password', { exact: true });
  await expect(address).toBeFocused();
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(alertOf(page)).toHaveText('You must provide either an email or phone number and a password');
  await address.fill(email);
  await create.click();
  await expect(password).toBeFocused();
  await password.fill('clayandkiln');
  await create.click();
  await expect(page.getByText('It is made of the names of the shop')).toBeVisible();
  await expect(password).toBeFocused();
  await expectSound(page);
  await page.getByLabel('Your name').fill('Ada Winslow');
  await password.fill('a loom of many colors');
  await create.click();
  const first = await codeSentTo(email);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(address).toHaveValue(email);
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Winslow');
  await password.fill('a loom of many colors');
  await create.click();
  const second = await codeSentTo(email, [first]);
  await page.getByLabel('Six digits').fill(second);
  await page.getByRole('button', { name: 'Confirm' }).click();
  // Not to the stranger's target.
  await expect(page).toHaveURL(shop(SHOP, '/account'));
  await expect(header(page).getByRole('link', { name: 'Ada Winslow Account' })).toBeVisible();
  await expectSound(page);
  await page.goto(shop(SHOP, '/login?return=%2Fcontact'));
  await expect(page, 'signed in already').toHaveURL(shop(SHOP, '/contact'));
  await page.goto(shop(SHOP, '/account'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(shop(SHOP));
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto(shop(SHOP, '/login?return=%2Fcontact'));
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await address.fill(email);
  await password.fill('not this one at all');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alertOf(page)).toHaveText('Failed to sign in. Please check your credentials.');
  await expect(password).toBeFocused();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Forgot your password?')).toBeVisible();
  await expect(address).toHaveValue(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`If there is an account with ${email}`)).toBeVisible();
  await page.getByLabel('Six digits').fill(await codeSentTo(email, [first, second]));
  await page.getByLabel('New password', { exact: true }).fill('nine kilns and a teapot');
  await expectSound(page);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(shop(SHOP, '/contact'));
  await expect(header(page).getByRole('link', { name: 'Ada Winslow Account' })).toBeVisible();

  // After the session has ended elsewhere: the name disappears, and the page asks again.
  // The header's own question is answered first: it would turn the link into Login under the pointer.
  await page.waitForLoadState('networkidle');
  await query('DELETE FROM sessions WHERE customer_id IN (SELECT id FROM customers WHERE email = $1)', [
    email,
  ]);
  await header(page).getByRole('link', { name: 'Account' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveURL(shop(SHOP, '/login?return=%2Faccount'));
  await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
});
