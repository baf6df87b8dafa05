import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { buyOverApi } from '../support/buy';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { insertOrder, removeTestOrders } from '../support/orders';
import { mendPayPal } from '../support/paypal';
import { at, shop } from '../support/shops';
import { expect, test } from '../support/test';

const SHOP = 'clayandkiln';
const newEmail = () => `guest-${crypto.randomUUID().slice(0, 8)}@example.com`;

test.beforeEach(async () => {
  await mendPayPal();
  await query("DELETE FROM rate_limits WHERE key LIKE 'order%'");
});
test.afterAll(removeTestOrders);

/** Buys a mug; ends on the success page. */
async function buy(page: Page, email: string) {
  const order = await buyOverApi(page, SHOP, { name: 'Name Mug', personalisation: 'Rosalind', email });
  await page.goto(shop(SHOP, `/order-success/${order.id}`));
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  return order;
}

/** Buys a mug, and takes the key of the order out of its mail. */
async function buyWithKey(page: Page) {
  const email = newEmail();
  const { id, order_number } = await buy(page, email);
  const [mail] = await mailsTo(email);
  const link = /https?:\/\/\S+\/orders\/open#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { id, order_number, link, key: link.split('#')[1] ?? '' };
}

/** Fetches a path of the shop from inside the page, so that the origin is the page's. */
const ask = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  }, path);

const owedLinks = async (orderId: string) => {
  const rows = await query("SELECT 1 FROM outbox_mails WHERE order_id = $1 AND kind = 'order_link'", [
    orderId,
  ]);
  return rows.length;
};

test('an order whose address its mail server refuses says so, and what to do', async ({ page }) => {
  const email = newEmail();
  const { id } = await buy(page, email);
  await expect
    .poll(() => query('SELECT 1 FROM outbox_mails WHERE order_id = $1 AND sent_at IS NOT NULL', [id]))
    .not.toHaveLength(0);
  await query(
    'UPDATE outbox_mails SET sent_at = NULL, next_attempt_at = NULL, refused_at = now() WHERE order_id = $1',
    [id],
  );
  const refusal = page.getByRole('alert').filter({ hasText: `We could not deliver mail to ${email}` });
  await page.reload();
  await expect(refusal).toBeVisible();
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(refusal).toContainText('This browser shows your order for a day.');
  // After a client-side navigation a page has no title for a moment.
  await page.reload();
  await expect(refusal).toBeVisible();
  await expectAccessible(page);
});

test('the success page shows the order to its payer, after a reload too, and to nobody else', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  const { order_number } = await buy(page, email);
  for (const turn of ['first', 'reloaded']) {
    await expect(page.getByText(`#${order_number}`), turn).toBeVisible();
    await expect(page.getByText('$42.00')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
  }
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('This browser has no order to show here.')).toBeVisible();
  await expect(stranger.getByText('Order Successful!')).toHaveCount(0);
  const html = await stranger.content();
  expect(html).not.toContain(email);
  expect(html).not.toContain(`#${order_number}`);
  expect(html).not.toContain('/orders/');
  await stranger.context().close();
});

test('the order page and its receipt, from the success page', async ({ page }) => {
  const email = newEmail();
  const { order_number, capture } = await buy(page, email);
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order_number}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await expect(page.locator('li[aria-current=step]')).toContainText('Payment received');
  const main = page.locator('main');
  for (const text of ['Name Mug', 'Rosalind', '18 Foundry Lane', 'Portland, OR 97202', capture]) {
    await expect(main).toContainText(text);
  }
  await page.reload();
  expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Print receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  for (const text of [
    'Clay & Kiln',
    `Order #${order_number}`,
    'Total paid',
    '$42.00',
    `Transaction ${capture}`,
  ]) {
    await expect(page.locator('article')).toContainText(text);
  }
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner').filter({ hasText: 'Shop' })).toBeHidden();
});

test('an answer that contains an order is never cached', async ({ page }) => {
  await buy(page, newEmail());
  const path = await page.getByRole('link', { name: 'View your order' }).getAttribute('href');
  for (const suffix of ['', '/receipt']) {
    const { status, headers } = await ask(page, `${path}${suffix}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
  }
});

test('the link from the mail opens the order in any browser, and no server sees its key in an address', async ({
  page,
  browser,
}) => {
  const { id, order_number, link, key } = await buyWithKey(page);
  expect(key.length).toBeGreaterThan(60);
  // The second is a link of an older mail, with its key in the path.
  for (const address of [link, shop(SHOP, `/orders/${key}`)]) {
    const elsewhere = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    elsewhere.on('request', (request) => asked.push(request.url()));
    await elsewhere.goto(address);
    await expect(elsewhere.getByRole('heading', { level: 1, name: `Order #${order_number}` })).toBeVisible();
    await expect(elsewhere).toHaveURL(shop(SHOP, `/orders/${id}`));
    if (address === link) {
      expect(asked.filter((url) => url.includes(key))).toEqual([]);
    }
    await elsewhere.reload();
    await expect(elsewhere.getByText('Rosalind')).toBeVisible();
    await elsewhere.context().close();
  }
});

test('a truncated link, or none, leads to the page that sends another', async ({ page }) => {
  for (const address of ['/orders/open', '/orders/open#AAAA']) {
    await page.goto(shop(SHOP, '/'));
    await page.goto(shop(SHOP, address));
    await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    await expect(page).toHaveURL(shop(SHOP, '/orders/open'));
    await expectAccessible(page);
  }
});

test('the link can be sent again, a few times', async ({ page }) => {
  const email = newEmail();
  const { id } = await buy(page, email);
  await page.getByRole('button', { name: 'Email me the link to my order' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `The link is on its way to ${email}.` }),
  ).toBeVisible();
  expect(await owedLinks(id)).toBe(1);
  await page.getByRole('link', { name: 'View your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
  const again = page.getByRole('button', { name: 'Send this link to my email again' });
  for (let turn = 0; turn < 2; turn += 1) {
    await again.click();
    await expect(
      page.getByRole('status').filter({ hasText: `The link is on its way to ${email}.` }),
    ).toBeVisible();
  }
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts.' })).toBeVisible();
  expect(await owedLinks(id)).toBe(3);
});

test('another shop, a changed key, a browser without the key and a deleted order show nothing', async ({
  page,
  browser,
}) => {
  const { id, order_number, key } = await buyWithKey(page);
  const changed = `${key.slice(0, -1)}${key.at(-1) === 'A' ? 'B' : 'A'}`;
  const stranger = await (await browser.newContext()).newPage();
  for (const address of [
    shop('stitchworks', `/orders/open#${key}`),
    shop(SHOP, `/orders/open#${changed}`),
    shop(SHOP, `/orders/open#${key}A`),
    shop(SHOP, `/orders/${changed}`),
    shop(SHOP, `/orders/${id}`),
    shop(SHOP, `/orders/${id}/receipt`),
  ]) {
    await stranger.goto('about:blank');
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
    expect(await stranger.content()).not.toContain(`#${order_number}`);
    await expectAccessible(stranger);
  }
  await stranger.getByRole('link', { name: 'Find my order' }).first().click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Find my order' })).toBeVisible();
  await stranger.context().close();

  await page.goto(shop(SHOP, `/orders/${id}`));
  await expect(page.getByRole('heading', { level: 1, name: `Order #${order_number}` })).toBeVisible();
  await query('DELETE FROM orders WHERE id = $1', [id]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
});

test('guessing is slowed down, and a right key still opens its order', async ({ page, browser }) => {
  const email = newEmail();
  const { order_number } = await buy(page, email);
  const [mail] = await mailsTo(email);
  const link = /https?:\/\/\S+\/orders\/open#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(shop(SHOP));
  await stranger.evaluate(async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      const token = String(turn).padStart(64, 'A');
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/orders/open', { method: 'POST', headers, body: JSON.stringify({ token }) });
    }
  });
  await stranger.goto(shop(SHOP, `/orders/open#${'A'.repeat(64)}`));
  await expect(stranger.getByRole('alert').filter({ hasText: 'Too many attempts.' })).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: `Order #${order_number}` })).toBeVisible();
  await stranger.context().close();
});

test('finding an order answers the same for right and wrong data', async ({ page }) => {
  const [email, otherEmail, nobody] = [newEmail(), newEmail(), newEmail()];
  const order = { payment_status: 'paid', items: [{ name: 'Bowl' }] };
  const { id, number } = await insertOrder(SHOP, { ...order, customer: 'Nell Finder', email });
  const other = await insertOrder(SHOP, { ...order, customer: 'Otto Other', email: otherEmail });
  const unpaid = await insertOrder(SHOP, {
    ...order,
    customer: 'Nell Finder',
    email,
    payment_status: 'unpaid',
  });
  await page.goto(shop(SHOP));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find my order' }).click();
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect(page.getByText('Please enter the number of your order, like 1042')).toBeVisible();
  await expect(page.getByLabel('Order number')).toBeFocused();
  await expectAccessible(page);
  for (const [typed, address] of [
    [`${other.number}`, email],
    [`${number}`, nobody],
    [`${unpaid.number}`, email],
    // The right pair comes last: once its mail has arrived, a mail caused by a wrong pair would have arrived too.
    [`#${number}`, email.toUpperCase()],
  ] as const) {
    await page.getByLabel('Order number').fill(typed);
    await page.getByLabel('Email').fill(address);
    await send.click();
    await expect(
      page.getByText('If there is such an order, its link is on its way to that address.'),
    ).toBeVisible();
  }
  await mailsTo(email);
  expect(await Promise.all([id, other.id, unpaid.id].map(owedLinks))).toEqual([1, 0, 0]);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    `See your order #${number} from Clay & Kiln`,
  ]);
  expect(await mailsTo(otherEmail, 0)).toEqual([]);
  expect(await mailsTo(nobody, 0)).toEqual([]);
});

test('an order shows its status, and a roster by its sizes only', async ({ page }) => {
  const { id } = await buy(page, newEmail());
  const path = (await page.getByRole('link', { name: 'View your order' }).getAttribute('href')) ?? '';
  const stand = (status: string, payment: string) =>
    query('UPDATE orders SET status = $2, payment_status = $3 WHERE id = $1', [id, status, payment]);
  await query('UPDATE order_items SET roster_data = $2 WHERE order_id = $1', [
    id,
    JSON.stringify([
      { Name: 'Okafor', Size: 'M' },
      { Name: 'Silva', Size: 'M' },
    ]),
  ]);
  for (const [status, payment, title] of [
    ['pending', 'unpaid', 'Waiting for your payment'],
    ['pending', 'pending', 'Your payment is being checked'],
    ['pending', 'failed', 'Your payment did not go through'],
    ['completed', 'paid', 'Completed'],
    ['cancelled', 'refunded', 'Cancelled'],
    ['completed', 'refunded', 'Refunded'],
  ] as const) {
    await stand(status, payment);
    await page.goto(shop(SHOP, path));
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(page.getByText('2 pieces')).toBeVisible();
  expect((await ask(page, path)).text).not.toMatch(/Okafor|Silva/);
});

test('the find page exists on shops only', async ({ page }) => {
  await page.goto(at('localhost', '/orders'));
  await expect(page).toHaveURL(at('localhost'));
});
