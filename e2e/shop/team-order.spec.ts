import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { findProduct, query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { fileOf, pictureFile } from '../support/pictures';
import { postJson, rawRequest } from '../support/raw-request';
import { csvFile, excelFile } from '../support/rosters';
import { shop } from '../support/shops';
import { expect, fillCheckout, payWith, test } from '../support/test';

const SLUG = 'stitchworks';
const HOST = 'stitchworks.localhost';
const OTHER_HOST = 'clayandkiln.localhost';
const JERSEY = 'Striped Match Jersey';

// Each test goes from a spreadsheet to an order, or nearly.
test.describe.configure({ timeout: 90_000 });

const newEmail = () => `coach-${crypto.randomUUID().slice(0, 8)}@example.com`;

const choose = (page: Page, label: 'Choose a logo' | 'Choose a roster') =>
  page.getByLabel(label).filter({ visible: true });
/** Drops or pastes a file on one of the two fields, as a mouse or Ctrl+V does. */
async function give(
  page: Page,
  way: 'drop' | 'paste',
  label: Parameters<typeof choose>[1],
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await choose(page, label).evaluate(
    (field, { event, ...file }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.mimeType }));
      field.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { event: way, name, mimeType, bytes: [...buffer] },
  );
}

/** A cell of the grid; rows and columns count from 0. */
const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}/${column}"]`);
const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).click();

async function openProduct(page: Page, name = JERSEY): Promise<string> {
  const { id } = await findProduct(SLUG, name);
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return id;
}

/** A squad as mailed by a coach: a title line, odd headings, a duplicate number, words for sizes. */
const messySquad = () =>
  excelFile('Harbor FC U14.xlsx', [
    ['Harbor FC, under fourteen'],
    ['Player Name', '#', 'Shirt Size', 'Parent'],
    ['Mia Rivers', '07', 'medium', 'Jo Rivers'],
    ["Siobhán O'Dea", 12, 'XXL', ''],
    ['Zoë Lindqvist', 12, 'l', 'Kim'],
    ['李小龍', 9, 'Huge', ''],
    ['', 10, 'S', ''],
  ]);

type ItemRow = {
  order_id: string;
  quantity: number;
  upcharge_cents: number;
  subtotal_cents: number;
  roster_data: Record<string, string>[] | null;
  logo_url: string | null;
  roster_url: string | null;
};

const itemsOf = (email: string) =>
  query<ItemRow>(
    'SELECT i.* FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.customer_email = $1',
    [email],
  );

test("a coach's messy spreadsheet is corrected on the page, and becomes a paid order", async ({ page }) => {
  const email = newEmail();
  await openProduct(page);

  // Press again, if the page was not listening yet.
  await expect(async () => {
    await addToCart(page);
    await expect(alertWith(page, 'Please upload a logo for this team order')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(alertWith(page, 'Please upload a roster CSV file')).toBeVisible();
  await choose(page, 'Choose a logo').setInputFiles(fileOf('crest.txt', 'not a picture'));
  await expect(alertWith(page, 'Please upload an image file')).toBeVisible();
  await choose(page, 'Choose a roster').setInputFiles(await pictureFile('team.png', 40, 40));
  await expect(alertWith(page, 'Please upload a CSV or Excel file')).toBeVisible();

  await give(page, 'paste', 'Choose a logo', await pictureFile('crest.png', 600, 600));
  await expect(page.getByText('600 × 600 px')).toBeVisible();
  await expect(page.getByText('This picture is 600 pixels long.', { exact: false })).toBeVisible();
  await give(page, 'drop', 'Choose a roster', messySquad());

  const grid = page.getByRole('grid', { name: 'Roster' });
  await expect(grid).toBeVisible();
  // The title is not a player, and the words for sizes are now the shop's own.
  await expect(grid.getByText('Harbor FC, under fourteen')).toBeHidden();
  await expect(cell(page, 0, 2)).toContainText('M');
  await expect(cell(page, 1, 2)).toContainText('2XL');
  await expect(page.getByText('4 things to fix', { exact: true })).toBeVisible();
  await addToCart(page);
  await expect(alertWith(page, 'Please fix 4 things in the roster first')).toBeVisible();

  await cell(page, 2, 1).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await cell(page, 3, 2).click();
  await page.getByLabel('Size, row 4').selectOption('XL');
  await cell(page, 4, 0).click();
  await page.keyboard.type('Ada Okafor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is in order', { exact: true })).toBeVisible();
  await expect(page.getByText('5 pieces: S×1 M×1 L×1 XL×1 2XL×1').first()).toBeVisible();
  await expect(page.getByText('The roster sets the quantity: 5 pieces')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toContainText('$247.00');

  await addToCart(page);
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await page.goto(shop(SLUG, '/cart'));
  await page.reload();
  await expect(page.getByText('5 pieces: S×1 M×1 L×1 XL×1 2XL×1')).toBeVisible();
  await expect(page.getByText('crest.png')).toBeVisible();
  await expect(page.getByTestId('cart-total')).toHaveText('$247.00');
  await expect(page.getByRole('spinbutton')).toBeHidden();

  // A player has a new size: the saved line is opened, changed, and stays one line.
  await page.getByRole('link', { name: 'Change logo and roster' }).click();
  await expect(page.getByText('You are changing an item in your cart.')).toBeVisible();
  await expect(page.getByText('600 × 600 px')).toBeVisible();
  await cell(page, 4, 2).click();
  await page.getByLabel('Size, row 5').selectOption('2XL');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your cart was updated')).toBeVisible();
  await expect(page).toHaveURL(shop(SLUG, '/cart'));
  await expect(page.getByText('5 pieces: M×1 L×1 XL×1 2XL×2')).toBeVisible();
  await expect(page.getByTestId('cart-total')).toHaveText('$249.00');

  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();

  const [item] = await itemsOf(email);
  expect(item).toMatchObject({ quantity: 5, upcharge_cents: 400, subtotal_cents: 24_900 });
  expect(item?.roster_data).toEqual([
    { Name: 'Mia Rivers', Number: '07', Size: 'M', Parent: 'Jo Rivers' },
    { Name: "Siobhán O'Dea", Number: '12', Size: '2XL', Parent: '' },
    { Name: 'Zoë Lindqvist', Number: '21', Size: 'L', Parent: 'Kim' },
    { Name: '李小龍', Number: '9', Size: 'XL', Parent: '' },
    { Name: 'Ada Okafor', Number: '10', Size: '2XL', Parent: '' },
  ]);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain('Roster: 5 pieces: M×1 L×1 XL×1 2XL×2');
  await expect
    .poll(() =>
      query('SELECT 1 FROM order_files WHERE order_id = $1 AND stored_at IS NULL', [item?.order_id]),
    )
    .toEqual([]);

  await signIn(page, SLUG, `/admin/orders/${item?.order_id}`);
  for (const text of ["Siobhán O'Dea", '李小龍', '07', 'crest.png', 'Harbor FC U14.xlsx']) {
    await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible();
  }
  const original = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Harbor FC U14.xlsx' }).click();
  const download = await original;
  expect(download.suggestedFilename()).toBe('Harbor FC U14.xlsx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('an unreadable roster is attached as it is, if the coach says so', async ({ page }) => {
  const email = newEmail();
  await openProduct(page);
  await choose(page, 'Choose a logo').setInputFiles(await pictureFile('crest.png', 2_000, 2_000));
  const broken = { ...messySquad(), buffer: messySquad().buffer.subarray(0, 900) };
  await choose(page, 'Choose a roster').setInputFiles(broken);
  await expect(alertWith(page, 'This file could not be read.')).toBeVisible();
  await addToCart(page);
  await expect(alertWith(page, 'Please choose what to do with this roster first')).toBeVisible();
  await page.getByRole('button', { name: 'Send it along as it is' }).click();
  await expect(page.getByText('Roster attached, not checked')).toBeVisible();
  await page.getByRole('textbox', { name: `Quantity of ${JERSEY}` }).fill('12');
  await addToCart(page);
  await expect(page.getByText('Added to cart!')).toBeVisible();

  await page.goto(shop(SLUG, '/checkout'));
  await fillCheckout(page, { email });
  await payWith(page, 'Approve');
  await expect(page.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
  const [item] = await itemsOf(email);
  expect(item).toMatchObject({ quantity: 12, subtotal_cents: 58_800, roster_data: null });
  expect(decodeURIComponent(item?.roster_url ?? '')).toMatch(/Harbor FC U14\.xlsx$/);
  expect(await readFile(process.env.E2E_SERVER_LOG ?? '', 'utf8')).toContain('"event":"roster.unparsed"');
});

test('a cart whose files are gone says so, and asks for them again', async ({ page }) => {
  await openProduct(page, 'Keeper Jersey');
  await choose(page, 'Choose a roster').setInputFiles(csvFile('keepers.csv', 'Name,Number,Size\nSato,1,M\n'));
  await expect(page.getByText('Everything is in order', { exact: true })).toBeVisible();
  await addToCart(page);
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await query("DELETE FROM uploads WHERE kind = 'roster' AND file_name = 'keepers.csv'");

  await page.goto(shop(SLUG, '/cart'));
  await expect(page.getByText('This roster is no longer there. Please upload it again.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeHidden();
  await page.getByRole('link', { name: 'Choose it again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keeper Jersey' })).toBeVisible();
});

test("the next shopper is asked for the owner's columns and charged the owner's upcharges", async ({
  page,
}) => {
  await signIn(page, SLUG, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Name', { exact: true }).fill('Captain Scarf');
  await dialog.getByLabel('Price in US dollars').fill('20');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expect(dialog.getByLabel('SKU', { exact: true })).toHaveValue(/^\w{3}-\w{4}$/);
  await dialog.getByRole('checkbox', { name: 'Team order' }).check();
  await dialog.getByRole('checkbox', { name: 'Requires a roster' }).check();
  await dialog.getByText('Roster columns').click();
  await dialog.getByRole('button', { name: 'Remove Number' }).click();
  await dialog.getByLabel('Size 3XL', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(dialog.getByText('Please check the marked fields')).toBeVisible();
  await expect(dialog.getByLabel('Size new size', { exact: true })).toBeFocused();
  await dialog.getByLabel('Size new size', { exact: true }).fill('Giant');
  await dialog.getByLabel('Size Giant adds, in US dollars').fill('3.50');
  await dialog.getByRole('button', { name: 'Add column' }).click();
  await dialog.getByLabel('Name of your own column').fill('Position');
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();

  try {
    const id = await openProduct(page, 'Captain Scarf');
    await expect(
      page.getByText('Name and Size are needed; Position if you have it.', { exact: false }),
    ).toBeVisible();
    const { body, headers } = await rawRequest({
      host: HOST,
      path: `/api/rosters/template?product=${id}&type=csv`,
    });
    expect(body.replace('\uFEFF', '').split('\r\n')[0]).toBe('Name,Size,Position');
    expect(headers['content-disposition']).toContain('attachment');
    await page.getByRole('button', { name: 'Type the names in' }).click();
    await cell(page, 0, 0).click();
    await page.keyboard.type('Okafor');
    await page.keyboard.press('Tab');
    await cell(page, 0, 1).click();
    await page.getByLabel('Size, row 1').selectOption('Giant');
    await expect(page.getByText('includes $3.50 for larger sizes')).toBeVisible();
    await addToCart(page);
    await expect(page.getByText('Added to cart!')).toBeVisible();
    await page.goto(shop(SLUG, '/cart'));
    await expect(page.getByTestId('cart-total')).toHaveText('$23.50');
  } finally {
    await query(
      "DELETE FROM rosters WHERE product_id IN (SELECT id FROM products WHERE name = 'Captain Scarf')",
    );
    await query("DELETE FROM products WHERE name = 'Captain Scarf'");
  }
});

test('one shop can neither complete, read nor order an upload of another', async () => {
  const { id: jersey } = await findProduct(SLUG, JERSEY);
  const text = 'Name,Number,Size\nOkafor,7,M\n';
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
  const sign = await postJson(HOST, '/api/uploads', {
    kind: 'roster',
    file_name: 'team.csv',
    content_type: 'text/csv',
    byte_size: text.length,
    sha256,
  });
  expect(sign.status).toBe(201);
  const { upload_id, url, headers } = sign.json;
  const path = new URL(url, 'http://any').pathname + new URL(url, 'http://any').search;
  const put = (host: string, target: string) =>
    rawRequest({ host, path: target, method: 'PUT', headers, body: text });

  expect((await put(OTHER_HOST, path)).status).toBeGreaterThanOrEqual(400);
  expect(
    (
      await put(
        HOST,
        path.replace(/.(?=[^.]*$)/, (letter) => (letter === 'a' ? 'b' : 'a')),
      )
    ).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await postJson(OTHER_HOST, '/api/uploads/complete', { upload_id })).status).toBe(404);
  expect((await put(HOST, path)).status).toBeLessThan(300);
  expect((await postJson(OTHER_HOST, '/api/uploads/complete', { upload_id })).status).toBe(404);
  expect((await postJson(HOST, '/api/uploads/complete', { upload_id })).status).toBe(200);

  const asked = { product_id: jersey, upload_id };
  expect((await postJson(OTHER_HOST, '/api/rosters/read', asked)).status).toBeGreaterThanOrEqual(400);
  const read = await postJson(HOST, '/api/rosters/read', asked);
  expect(read.status).toBe(200);
  const saved = await postJson(HOST, '/api/rosters', { ...asked, table: read.json.table });
  expect(saved.status).toBe(201);
  expect(
    (await postJson(OTHER_HOST, '/api/rosters', { ...asked, table: null })).status,
  ).toBeGreaterThanOrEqual(400);

  const mug = await findProduct('clayandkiln', 'Name Mug');
  await query('UPDATE products SET is_team_order = true, requires_roster = true WHERE id = $1', [mug.id]);
  try {
    const order = await postJson(
      OTHER_HOST,
      '/api/orders',
      {
        customer: { name: 'Ada', email: newEmail(), phone: '(503) 555-0100' },
        shipping_address: { address: '1 A', city: 'B', state: 'OR', zip: '97202' },
        lines: [{ product_id: mug.id, quantity: 1, customization: 'x', roster_id: saved.json.roster.id }],
      },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect([order.status, order.json.error.code]).toEqual([422, 'roster_gone']);
  } finally {
    await query('UPDATE products SET is_team_order = false, requires_roster = false WHERE id = $1', [mug.id]);
  }
  for (const [guess, status] of [
    [`/api/uploads/preview?id=${upload_id}`, 404],
    ['/files/x', 401],
    [`/media/${upload_id}`, 404],
  ] as const) {
    expect((await rawRequest({ host: HOST, path: guess })).status, guess).toBe(status);
  }
});
