import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { insertOrder, removeTestOrders, someOrderOf } from '../support/orders';
import { rawRequest } from '../support/raw-request';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const PHONE = { width: 360, height: 740 };
const NOT_FOUND = 'This store has no such order.';

// Each test signs in, which is slow on purpose, and visits several pages.
test.describe.configure({ timeout: 120_000 });
test.afterEach(removeTestOrders);

const orderOfEveryAnswer = {
  customer: 'Zinnia Probe',
  email: 'zinnia_probe@example.com',
  items: [
    {
      name: 'Away Jersey',
      quantity: 12,
      customization: { label: 'Lettering', text: 'HARBOR LIGHTS\nsince 1987' },
      logo_url: 'https://files.example.com/shop/order/harbor%20logo.png',
      roster_url: 'https://files.example.com/shop/order/roster.csv',
      roster_data: [
        { Name: 'Okafor', Number: '007' },
        { Name: 'Lindqvist', Number: '12' },
      ],
    },
    { name: 'Plain Mug' },
  ],
};

/** The order's page or slip must show all of `orderOfEveryAnswer`. */
async function expectEveryAnswer(page: Page): Promise<void> {
  for (const text of [
    'Zinnia Probe',
    '18 Foundry Lane',
    'Portland, OR 97202',
    'Away Jersey',
    'TST-0',
    'Plain Mug',
    'Lettering',
    'HARBOR LIGHTS',
    'since 1987',
    'harbor logo.png',
    'roster.csv',
    'Okafor',
    '007',
    'Lindqvist',
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
}

const search = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(text);
  await page.getByRole('button', { name: 'Search' }).click();
  // The answer brings new fields; text typed before it would be lost.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
};

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

test('an order is found, read, worked through and annotated', async ({ page }) => {
  const { number } = await insertOrder(SLUG, orderOfEveryAnswer);
  await signIn(page, SLUG, '/admin/orders');
  for (const text of [`#${number}`, String(number), 'zinnia pr', 'zinnia_PROBE@']) {
    await search(page, text);
    await expect(page.getByText('1 order', { exact: true }).filter({ visible: true })).toBeVisible();
    await expect(rowOf(page, 'Zinnia Probe')).toContainText('Pending');
  }
  await search(page, 'zinnia%probe');
  await expect(page.getByText('No orders match. Try fewer filters.')).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search orders' })).toHaveValue('');
  await search(page, `#${number}`);

  // The whole row is a link: the click lands on the link that covers it.
  await rowOf(page, 'Zinnia Probe').getByText('zinnia_probe@example.com').click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  await expectEveryAnswer(page);
  await expect(page.getByText('$364.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'zinnia_probe@example.com' })).toHaveAttribute(
    'href',
    /^mailto:zinnia_probe%40example.com/,
  );
  await expect(page.getByRole('link', { name: '(503) 555-0142' })).toHaveAttribute('href', 'tel:5035550142');

  // The order is unpaid, so "start without payment" is not the first choice.
  const moves = page.getByRole('button', { name: /Mark as paid|Start|Cancel order/ });
  await expect(moves).toHaveText(['Mark as paid', 'Start without payment', 'Cancel order']);
  await moves.first().click();
  const paying = page.getByRole('dialog', { name: 'Mark $364.00 as paid?' });
  await expect(paying).toContainText('gets the email that confirms a paid order');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(paying.getByText('Please say why it counts as paid').first()).toBeVisible();
  await paying.getByLabel('Bank transfer').check();
  await paying.getByLabel('Reason').fill('Reference 4711');
  await expectAccessible(page);
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Marked as paid: $364.00, bank transfer')).toBeVisible();
  await expect(page.getByText('“Reference 4711”')).toBeVisible();
  await expect(page.getByText('Moved to Processing')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  const question = page.getByRole('dialog', { name: 'Mark this order as completed?' });
  await expect(question).toContainText('Zinnia Probe gets an email');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Moved to Completed')).toBeHidden();
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await question.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('Moved to Completed')).toBeVisible();
  await expect(page.getByText('Rosalind Harker').filter({ visible: true }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();

  const note = 'Glaze: celadon 🏺\nsecond line';
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note was saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note')).toHaveValue(note);
});

test('cancelling a paid order says so if nothing is refunded, and a stale page is told', async ({ page }) => {
  const { id } = await insertOrder(SLUG, {
    customer: 'Zinnia Paid',
    status: 'processing',
    payment_status: 'paid',
    items: [{ name: 'Mug' }],
  });
  await query(
    `INSERT INTO payments (tenant_id, id, order_id, attempt, paypal_order_id, paypal_capture_id, amount_cents,
       paypal_fee_cents, refunded_cents, status, captured_at, updated_at)
     SELECT tenant_id, gen_random_uuid(), id, 1, 'ORDER' || $2, 'CAPTURE' || $2, 2800, 147, 300, 'captured', now(), now()
     FROM orders WHERE id = $1`,
    [id, id.slice(0, 8)],
  );
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await expect(page.getByText(`CAPTURE${id.slice(0, 8)}`)).toBeVisible();
  await expect(page.getByText('$23.53')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await question.getByLabel('Refund $25.00 to Zinnia Paid').uncheck();
  await expect(question).toContainText('Cancelling gives no money back');
  await expect(question).toContainText(
    'and that you have $25.00 of their payment and will settle it with them.',
  );
  await query("UPDATE orders SET status = 'completed' WHERE id = $1", [id]);
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order has moved on since you opened it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  const events = await query("SELECT 1 FROM order_events WHERE order_id = $1 AND kind = 'order.status'", [
    id,
  ]);
  expect(events).toEqual([]);
});

test('an open list shows a new order without a reload, until somebody has looked at it', async ({
  page,
  context,
}) => {
  await signIn(page, SLUG, '/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const { id, number } = await insertOrder(SLUG, {
    customer: 'Zinnia New',
    status: 'processing',
    payment_status: 'paid',
    items: [{ name: 'Mug' }],
  });
  await query('UPDATE orders SET paid_at = now() WHERE id = $1', [id]);
  const row = rowOf(page, `#${number}`);
  await expect(row).toContainText('New', { timeout: 15_000 });
  await expect(page.getByText(/^\d+ new orders?$/)).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto(shop(SLUG, `/admin/orders/${id}`));
  await expect(colleague.getByRole('heading', { level: 1, name: `Order #${number}` })).toBeVisible();
  await expect
    .poll(
      async () => (await query('SELECT 1 FROM orders WHERE id = $1 AND seen_at IS NOT NULL', [id])).length,
    )
    .toBe(1);
  await page.bringToFront();
  await expect(row).not.toContainText('New Paid', { timeout: 15_000 });
  await expect(row.getByText('New', { exact: true })).toHaveCount(0, { timeout: 15_000 });
});

test('two people who write a note at once are told about each other', async ({ page }) => {
  const { id } = await insertOrder(SLUG, { customer: 'Zinnia Noted', items: [{ name: 'Mug' }] });
  await signIn(page, SLUG, `/admin/orders/${id}`);
  const field = page.getByLabel('Note');
  await field.fill('mine');
  await query("UPDATE orders SET internal_note = 'theirs, written meanwhile' WHERE id = $1", [id]);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('theirs, written meanwhile')).toBeVisible();
  await expect(field).toHaveValue('mine');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText('The note was saved.')).toBeVisible();
  const [row] = await query<{ internal_note: string }>('SELECT internal_note FROM orders WHERE id = $1', [
    id,
  ]);
  expect(row?.internal_note).toBe('mine');
});

test('a long slip prints on A4 and on Letter, with every answer and without prices', async ({ page }) => {
  const long = Array.from({ length: 60 }, (_, index) => ({ name: `Line ${index + 1}`, quantity: 2 }));
  const { id, number } = await insertOrder(SLUG, {
    ...orderOfEveryAnswer,
    items: [...orderOfEveryAnswer.items, ...long],
  });
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await page.getByRole('link', { name: 'Print slip' }).click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await expect(page.getByRole('article').getByText(`Order #${number}`, { exact: true })).toBeVisible();
  await expectEveryAnswer(page);
  await expect(page.getByRole('article').getByText('Line 60', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByText('$')).toHaveCount(0);
  for (const chrome of [
    page.getByRole('navigation', { name: 'Admin' }),
    page.getByRole('button', { name: 'Print', exact: true }),
    page.getByRole('link', { name: /Back to order/ }),
  ]) {
    await expect(chrome).toBeHidden();
  }
  const papers = [
    ['A4', [595, 842]],
    ['Letter', [612, 792]],
  ] as const;
  for (const [format, size] of papers) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    const pages = pdf.match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length, format).toBeGreaterThanOrEqual(3);
    expect(pages.length, format).toBeLessThanOrEqual(6);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([Number(width), Number(height)].map(Math.floor), format).toEqual(size);
  }
});

test('a short slip is one page', async ({ page }) => {
  const { id } = await insertOrder(SLUG, orderOfEveryAnswer);
  await signIn(page, SLUG, `/admin/orders/${id}/slip`);
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});

test('the export matches the list, without formulas', async ({ page }) => {
  const formula = '=HYPERLINK("http://evil.example","Ada")';
  await insertOrder(SLUG, {
    customer: formula,
    email: 'zinnia-export@example.com',
    status: 'processing',
    items: [{ name: 'Mug', customization: { label: 'Name', text: '@SUM(A1)\n"second"' } }, { name: 'Bowl' }],
  });
  await insertOrder(SLUG, {
    customer: 'Zinnia',
    email: 'zinnia-export@example.com',
    items: [{ name: 'Jug' }],
  });
  await signIn(page, SLUG, '/admin/orders?q=zinnia-export&status=processing');
  await expect(page.getByText('1 order', { exact: true }).filter({ visible: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-clayandkiln-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    'Order customer': `'${formula}`,
    'Order status': 'Processing',
    'Order total (USD)': '56.00',
    'Item name': 'Mug',
    'Item customization': '\'@SUM(A1)\n"second"',
  });
  expect(data[1]).toMatchObject({ 'Item name': 'Bowl' });
});

test('paging through a long list works forwards and backwards', async ({ page }) => {
  await signIn(page, SLUG, '/admin/orders');
  const first = (await page.getByRole('row').nth(1).textContent()) ?? '';
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('row').nth(1)).not.toHaveText(first);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toBe(first);
  await page.goto(
    shop(SLUG, `/admin/orders?cursor=rubbish&status=%00&from=2026-99-99&q=${'x'.repeat(3_000)}`),
  );
  await expect(page.getByText('No orders match. Try fewer filters.')).toBeVisible();
});

test("another shop's order shows nothing, and a stranger gets nothing", async ({ page }) => {
  const theirs = await someOrderOf('stitchworks');
  await signIn(page, SLUG, '/admin/orders');
  for (const id of [theirs.id, '00000000-0000-4000-8000-000000000000', 'nonsense', '%00']) {
    for (const path of [`/admin/orders/${id}`, `/admin/orders/${id}/slip`]) {
      await page.goto(shop(SLUG, path));
      await expect(page.getByText(NOT_FOUND), path).toBeVisible();
      expect(await page.content()).not.toContain(theirs.customer_name);
    }
  }
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  const own = await someOrderOf(SLUG);
  for (const path of ['/admin/orders', `/admin/orders/${own.id}`, `/admin/orders/${own.id}/slip`]) {
    const { body } = await rawRequest({ host: `${SLUG}.localhost`, path });
    expect(body, path).not.toContain(own.customer_name);
  }
  const { status, body } = await rawRequest({ host: `${SLUG}.localhost`, path: '/admin/orders/export' });
  expect(status).toBe(401);
  expect(body).not.toContain(own.customer_name);
});

for (const [name, size] of [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', PHONE],
] as const) {
  test(`list, order and slip are accessible and fit on ${name}`, async ({ page }) => {
    const { id } = await insertOrder(SLUG, orderOfEveryAnswer);
    await page.setViewportSize(size);
    await signIn(page, SLUG, '/admin/orders');
    for (const path of [
      '/admin/orders',
      '/admin/orders?q=nobody-has-this-name',
      `/admin/orders/${id}`,
      `/admin/orders/${id}/slip`,
      '/admin/orders/nonsense',
    ]) {
      await page.goto(shop(SLUG, path));
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.goto(shop(SLUG, `/admin/orders/${id}`));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
