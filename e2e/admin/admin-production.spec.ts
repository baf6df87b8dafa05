// From a roster to the finished goods: the order, its papers, and the production view.
import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { insertOrder, removeTestOrders } from '../support/orders';
import { type PrintedPage, readPdf, squeezed, textOf } from '../support/pdf';
import { shop } from '../support/shops';
import { people, type Row, teamOrder } from '../support/team-order';
import { expect, test } from '../support/test';

const SLUG = 'stitchworks';
const PAPERS = [
  ['A4', 595, 842],
  ['Letter', 612, 792],
] as const;

test.describe.configure({ timeout: 90_000 });
test.afterEach(removeTestOrders);

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

async function expectToFitPhone(page: Page, paths: string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(shop(SLUG, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
}

async function printed(page: Page, format: 'A4' | 'Letter'): Promise<PrintedPage[]> {
  return readPdf(await page.pdf({ format }));
}

test('a roster is read on its order, downloaded clean, and printed whole on A4 and Letter', async ({
  page,
}) => {
  const { id, number } = await insertOrder(SLUG, teamOrder(people));
  await signIn(page, SLUG, `/admin/orders/${id}`);
  await expect(page.getByText('62 × $28.00 + $6.00 for sizes')).toBeVisible();
  await expect(page.getByText('62 pieces', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Roster of Probe Jersey' }).getByRole('row')).toHaveCount(61);
  expect(await page.locator('li', { hasText: /^2XL×3$/ }).count()).toBe(1);
  await expect(page.getByRole('link', { name: 'harbor roster.csv' })).toBeVisible();

  const csv = await download(page, 'Download the roster of Probe Jersey as CSV');
  expect(csv.name).toBe(`roster-${number}-TST-0.csv`);
  const parsed = Papa.parse<Row>(csv.bytes.toString().replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(parsed.data.map(({ Name, Number: shirt }) => [Name, shirt])).toEqual(
    people.map(({ Name, Number: shirt }) => [Name, shirt]),
  );
  expect(parsed.data[0]?.Notes).toBe(`'${people[0]?.Notes}`);

  const excel = await download(page, 'Download the roster of Probe Jersey as Excel');
  const workbook = read(excel.bytes);
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {};
  expect(utils.sheet_to_json<Row>(sheet, { defval: '' })).toEqual(people);
  expect(
    Object.values(sheet).filter((cell) => typeof cell === 'object' && cell !== null && 'f' in cell),
  ).toEqual([]);

  await page.getByRole('link', { name: 'Work sheet' }).click();
  await expect(page.getByRole('heading', { name: `Work sheet · #${number}` })).toBeVisible();
  for (const [format, width, height] of PAPERS) {
    const pages = await printed(page, format);
    expect(pages.length, format).toBeGreaterThan(2);
    expect(pages.map((each) => [each.width, each.height])).toEqual(pages.map(() => [width, height]));
    const texts = pages.map(textOf);
    for (const { Name } of people) {
      expect(
        texts.filter((text) => text.includes(squeezed(Name))).length,
        `${Name} on ${format}`,
      ).toBeGreaterThan(0);
    }
    // The table's head is repeated on each page with people, and names their order.
    for (const text of texts.filter((each) => each.includes('Player'))) {
      expect(text).toContain(squeezed(`#${number} · Probe Jersey`));
      expect(text).toMatch(/Name.*Number.*Size/);
      expect(text).toContain(`Worksheet,order#${number}`);
    }
    for (let index = 0; index < 57; index += 3) {
      const [begin, end] = [`begin-${index}.`, `end-${index}.`].map((mark) =>
        texts.findIndex((text) => text.includes(mark)),
      );
      expect(begin, `row ${index} on ${format}`).toBeGreaterThanOrEqual(0);
      expect(begin, `row ${index} on ${format}`).toBe(end);
    }
    expect(texts.join('')).not.toContain('$');
  }

  await page.goto(shop(SLUG, `/admin/orders/${id}/labels`));
  await expect(page.getByText('62 labels on 3 sheets')).toBeVisible();
  const labels = page.getByRole('list', { name: /^Sheet/ }).getByRole('listitem');
  await expect(labels).toHaveCount(62);
  await expect(labels.filter({ hasText: 'Adeyemi' })).toHaveText([/1 of 3/, /2 of 3/, /3 of 3/]);
  for (const [format, width, height] of PAPERS) {
    const pages = await printed(page, format);
    expect(
      pages.map((each) => [each.width, each.height]),
      format,
    ).toEqual([1, 2, 3].map(() => [width, height]));
    const text = pages.map(textOf).join('');
    for (const { Name } of people) {
      expect(text, `${Name} on ${format}`).toContain(squeezed(Name));
    }
    expect(text.match(new RegExp(`#${number}`, 'g'))).toHaveLength(62);
  }
  // Each text is as large as fits, and all labels have the same height.
  await page.emulateMedia({ media: 'print' });
  const heights = await labels.evaluateAll((all) =>
    all.map((label) => Math.round(label.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size, `heights ${[...new Set(heights)]}`).toBe(1);
  const isCut = await labels.evaluateAll((all) =>
    all.some((label) =>
      [label, ...label.querySelectorAll('p')].some((each) => each.scrollWidth > each.clientWidth + 1),
    ),
  );
  expect(isCut).toBe(false);

  // Commercial label sheets: chosen, remembered, and started at the first unused label.
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Sheet', { exact: true }).selectOption({ label: 'Avery 5160 (Letter, 30 labels)' });
  await page.getByLabel('Start at').selectOption('8');
  await expect(page.getByText('62 labels on 3 sheets')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sheet', { exact: true })).toHaveValue('avery5160');
  for (const [sheet, width, height, sheets] of [
    ['avery5160', 612, 792, 3],
    ['l7160', 594, 841, 3],
  ] as const) {
    await page.getByLabel('Sheet', { exact: true }).selectOption(sheet);
    // A PDF is drawn for the emulated medium: for the screen it would have the page's header and fields on it.
    await page.emulateMedia({ media: 'print' });
    const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    await page.emulateMedia({ media: 'screen' });
    expect(
      pages.map((each) => [each.width, each.height]),
      sheet,
    ).toEqual(Array.from({ length: sheets }, () => [width, height]));
    const text = pages.map(textOf).join('');
    for (const { Name } of people) {
      expect(text, `${Name} on ${sheet}`).toContain(squeezed(Name));
    }
  }
});

test('two people tick off pieces, and no tick is lost', async ({ page, browser }) => {
  const rows = people.slice(0, 3);
  const { id, number } = await insertOrder(SLUG, teamOrder(rows));
  const work = '/admin/production?product=TST-0';
  await signIn(page, SLUG, work);
  await expect(page.getByText('0 of 5 made')).toBeVisible();
  await expect(page.getByText('5 pieces still to make')).toBeVisible();
  await expect(page.locator('li', { hasText: 'TST-0' }).getByRole('listitem')).toHaveText([
    'S×1',
    'M×1',
    '2XL×3',
  ]);
  const { name, bytes } = await download(page, 'Export CSV');
  expect(name).toMatch(/^to-buy-stitchworks-\d{4}-\d\d-\d\d\.csv$/);
  expect(bytes.toString()).toContain('Probe Jersey,TST-0,2XL,3,0,3');

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signIn(colleague, SLUG, work);

  const box = (where: Page, who: string) => where.getByRole('checkbox', { name: new RegExp(who) });
  // Both at once, one row each.
  await Promise.all([box(page, 'Adeyemi').check(), box(colleague, 'Maria').check()]);
  await expect(page.getByText('3 of 5 made').or(page.getByText('4 of 5 made'))).toBeVisible();
  for (const where of [page, colleague]) {
    await expect(box(where, 'Adeyemi'), "the other one's tick arrives by itself").toBeChecked();
    await expect(box(where, 'Maria')).toBeChecked();
    await expect(where.getByText('4 of 5 made')).toBeVisible();
  }
  await page.reload();
  await expect(box(page, 'Adeyemi')).toBeChecked();
  await expect(page.getByText(/^Dale Okafor · /).first()).toBeVisible();

  // A tick that cannot be saved is reverted, with a message.
  await page.route('**/admin/production**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await box(page, 'Wolfe').click();
  // The message is beside the row, which stays in place.
  await expect(page.getByText('Not saved. Check your connection, then tap again.').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText('Wolfe');
  await expect(box(page, 'Wolfe')).not.toBeChecked();
  await page.unroute('**/admin/production**');

  // Only unfinished rows: finished ones are hidden, and one that is ticked now stays in sight.
  await page.getByLabel('Only unfinished rows').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(box(page, 'Adeyemi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tick the rest: Probe Jersey' }).click();
  await expect(page.getByText('5 of 5 made')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Probe Jersey' }).click();
  await expect(box(page, 'Wolfe')).not.toBeChecked();
  await box(page, 'Wolfe').check();
  const order = `/admin/orders/${id}`;
  await expect(colleague.getByText('5 of 5 made')).toBeVisible();
  await expectToFitPhone(page, [work, order, `${order}/work-sheet`, `${order}/labels`]);

  // One press on the whole order, which can be undone.
  await colleague.goto(shop(SLUG, `/admin/production?q=${number}`));
  const complete = colleague.getByRole('button', { name: `Complete without the rest: order #${number}` });
  await complete.click();
  await colleague.getByRole('button', { name: `Undo: order #${number}` }).click();
  await expect(complete).toBeVisible();
  expect(await query('SELECT 1 FROM outbox_mails WHERE order_id = $1', [id])).toEqual([]);

  // Finished orders are a separate list, and print together with others.
  await page.goto(shop(SLUG, work));
  await expect(page.getByText('Nothing matches. Try fewer filters.')).toBeVisible();
  await page.getByRole('link', { name: /^Made/ }).click();
  await expect(page.getByText('5 of 5 made')).toBeVisible();
  await page.getByLabel(`Print order #${number}`).check();
  await page.getByRole('link', { name: 'Work sheets' }).click();
  await expect(page.getByRole('heading', { name: `Work sheet · #${number}` })).toBeVisible();
  await page.goBack();
  await query("UPDATE orders SET status = 'completed' WHERE id = $1", [id]);
  await box(page, 'Adeyemi').click();
  await expect(page.getByText('This order is no longer in production').first()).toBeVisible();
  await expect(box(page, 'Adeyemi')).toBeChecked();
  await page.reload();
  await expect(page.getByText('Nothing matches. Try fewer filters.')).toBeVisible();
  await context.close();
});

test('a shop with nothing to make is told what will be shown here', async ({ page }) => {
  await signIn(page, 'quietloom', '/admin/production');
  await expect(page.getByText('Nothing to make right now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all orders' })).toBeVisible();
});
