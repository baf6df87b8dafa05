import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { pictureFile } from '../support/pictures';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

/** Needs a logo and a roster, with name, number and size; 2XL costs $2.00 more. */
const JERSEY = 'Striped Match Jersey';
/** Asks for the default columns, because the owner chose none: the number is optional. */
const NUMBERED = 'V-Neck Numbered Match Jersey with Two-Layer Twill Front Number and Contrast Cuffs';

/** A club's own list: other headings, two players with one number, a size that does not exist, gaps. */
const MESSY = [
  'Player Name;No.;Shirt size;Car',
  'Mia Rivers;7;Medium;red',
  'Tom Okafor;#12;Huge;',
  'Ida Sørensen;7;L;',
  ';23;S;blue',
  ';;;',
  'Yuki Tanaka;00;xl;',
].join('\n');

const csv = (text: string, name = 'club.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function openJersey(page: Page, name = JERSEY): Promise<void> {
  await page.goto(shop('stitchworks'));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const roster = (page: Page) => page.getByRole('group', { name: 'Roster', exact: true });
const chooseRoster = (page: Page, file: ReturnType<typeof csv>) =>
  roster(page).locator('input[type=file]').setInputFiles(file);
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${column + 1}"]`);
const summary = (page: Page) => page.getByTestId('roster-summary');

async function openMessy(page: Page): Promise<void> {
  await openJersey(page);
  await chooseRoster(page, csv(MESSY));
  await expect(page.getByRole('grid', { name: 'Roster' })).toBeVisible();
}

test('a messy roster is corrected by keyboard, and sets the quantity', async ({ page }) => {
  await openMessy(page);
  await expect(page.getByText('4 things to fix', { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText('5 pieces: S×1 M×1 L×1 XL×1');
  await expect(cell(page, 1, 3), 'as the shop makes it').toHaveText('M');
  await expect(cell(page, 2, 2), 'a number without its sign').toHaveText('12');
  await expect(cell(page, 6, 2), 'a number is a text').toHaveText('00');
  for (const [row, column] of [
    [1, 2],
    [3, 2],
    [2, 3],
    [4, 1],
  ] as const) {
    await expect(cell(page, row, column)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);

  await test.step('an entry of the list focuses its cell', async () => {
    await page.getByRole('button', { name: 'Numbers used more than once 2' }).click();
    await page.getByRole('button', { name: /^Row 3: the number 7 is also in row 1/ }).click();
    await expect(cell(page, 3, 2)).toBeFocused();
  });

  await test.step('typing replaces the content, Enter keeps it and moves down', async () => {
    await page.keyboard.type('9');
    await expect(page.getByRole('textbox', { name: 'Number, row 3' })).toHaveValue('9');
    await page.keyboard.press('Enter');
    await expect(cell(page, 3, 2)).toHaveText('9');
    await expect(cell(page, 4, 2)).toBeFocused();
    await expect(page.getByText('2 things to fix', { exact: true })).toBeVisible();
  });

  await test.step('Escape cancels, F2 edits the content, Delete clears', async () => {
    await page.keyboard.press('F2');
    await page.keyboard.type('4');
    await page.keyboard.press('Escape');
    await expect(cell(page, 4, 2)).toHaveText('23');
    await page.keyboard.press('Delete');
    await expect(cell(page, 4, 2)).toContainText('Needed');
  });

  await test.step('undo and redo work', async () => {
    await page.keyboard.press('Control+z');
    await expect(cell(page, 4, 2)).toHaveText('23');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 3, 2)).toContainText('7');
    await expect(cell(page, 3, 2)).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(cell(page, 3, 2)).toHaveText('9');
  });

  await test.step('arrows, Home and End move; a size is chosen from those on offer', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 2, 3)).toBeFocused();
    await page.keyboard.press('Enter');
    const sizes = page.getByRole('combobox', { name: 'Size, row 2' });
    await sizes.selectOption('2XL');
    await sizes.press('Tab');
    await expect(cell(page, 2, 3)).toHaveText('2XL');
    await expect(cell(page, 2, 4)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cell(page, 2, 1)).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(cell(page, 6, 4)).toBeFocused();
  });

  await page.getByRole('button', { name: 'Go to next' }).click();
  await expect(cell(page, 4, 1)).toBeFocused();
  await page.keyboard.type('Otis Bell');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is in order', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove empty rows' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  await expect(summary(page)).toHaveText('5 pieces: S×1 M×1 L×1 XL×1 2XL×1');
  await expect(page.getByText('The roster sets the quantity: 5 pieces')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toContainText('$247.00');
  await expect(page.getByText('includes $2.00 for larger sizes')).toBeVisible();
});

test('missing parts are named next to their field, and a roster with errors is not ordered', async ({
  page,
}) => {
  await openJersey(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please upload a logo for this team order' }),
  ).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Please upload a roster CSV file' })).toBeVisible();
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  await expect(logo.locator('input[type=file]')).toBeFocused();

  await logo.locator('input[type=file]').setInputFiles(csv('no picture', 'notes.txt'));
  await expect(logo.getByText('Please upload an image file')).toBeVisible();
  await page.route('**/api/uploads', (route) => route.abort('connectionfailed'));
  await logo.locator('input[type=file]').setInputFiles(await pictureFile('badge.png', 400, 300));
  await expect(logo.getByText('Check your connection and try again')).toBeVisible();
  await page.unroute('**/api/uploads');
  await logo.getByRole('button', { name: 'Try again' }).click();
  await expect(logo.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await expect(logo).toContainText('400 × 300 px');

  await chooseRoster(page, { ...csv('no roster', 'notes.pdf'), mimeType: 'application/pdf' });
  await expect(roster(page).getByText('Please upload a CSV or Excel file')).toBeVisible();
  await chooseRoster(page, csv(MESSY));
  await expect(page.getByText('4 things to fix', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(roster(page).getByText('Please fix 4 things in the roster first')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Check of the roster' })).toBeFocused();
  await expect(page).toHaveURL(/\/product\//);
});

test('names are typed in, a row is added below the last one, and the cart shows the total', async ({
  page,
}) => {
  await openJersey(page);
  await page
    .getByRole('group', { name: 'Logo', exact: true })
    .locator('input[type=file]')
    .setInputFiles(await pictureFile('badge.png'));
  await page.getByRole('button', { name: 'Type the names in' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  await expectAccessible(page);
  await cell(page, 1, 1).click();
  await page.keyboard.type('Mia Rivers');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(cell(page, 1, 3)).toBeFocused();
  await page.keyboard.press('m');
  await expect(cell(page, 1, 3)).toHaveText('M');
  await page.getByRole('button', { name: 'Remove the roster' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await cell(page, 5, 2).click();
  await page.keyboard.type('8');
  await cell(page, 5, 1).click();
  await page.keyboard.type('Tom Okafor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7');
  await cell(page, 5, 3).click();
  await page.getByRole('combobox', { name: 'Size, row 5' }).selectOption('XL');
  await page.getByRole('button', { name: 'Remove empty rows' }).click();
  await expect(summary(page)).toHaveText('2 pieces: M×1 XL×1');
  // A reload keeps everything, also what was changed just before it.
  await page.reload();
  await expect(summary(page)).toHaveText('2 pieces: M×1 XL×1');
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('product-drafts'))).toBeNull();

  await page.getByRole('link', { name: /cart/i }).click();
  const line = page.getByRole('listitem').filter({ hasText: JERSEY });
  await expect(line).toContainText('Logo: badge.png');
  await expect(line).toContainText('typed-roster.csv');
  await expect(line).toContainText('2 pieces: M×1 XL×1');
  await expect(line).toContainText('The roster sets the quantity: 2 pieces');
  await expect(line.getByRole('link', { name: 'Change logo and roster' })).toBeVisible();
  await expectAccessible(page);
});

test('2,000 rows stay smooth, and each of their problems is listed', async ({ page }) => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `Player ${row + 1},,${row % 2 ? 'M' : 'Huge'}`);
  await openJersey(page, NUMBERED);
  await chooseRoster(page, csv(['Name,Number,Size', ...rows].join('\n')));
  await expect(page.getByText('1,000 things to fix', { exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001');
  expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(60);

  await page.getByRole('button', { name: 'Sizes that are not offered 1,000' }).click();
  const list = page.getByRole('list', { name: 'Sizes that are not offered' });
  expect(await list.getByRole('button').count()).toBeLessThan(60);
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await list.getByRole('button', { name: /^Row 1999:/ }).click();
  await expect(cell(page, 1_999, 3)).toBeFocused();

  // The typed letter is drawn at once; the check of all rows follows.
  const started = Date.now();
  await page.keyboard.press('l');
  await expect(cell(page, 1_999, 3)).toHaveText('L');
  await expect(page.getByText('999 things to fix', { exact: true })).toBeVisible();
  expect(Date.now() - started).toBeLessThan(3_000);
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(cell(page, 1, 1)).toBeInViewport();
});

test('rows are pasted, and the meaning of a column can be changed and undone', async ({ page }) => {
  await openJersey(page, NUMBERED);
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page
    .getByRole('textbox', { name: 'Rows from your spreadsheet, with their headings' })
    .fill('Name\tSize\nMia Rivers\tM\nTom Okafor\tL');
  await page.getByRole('button', { name: 'Use these rows' }).click();
  await expect(page.getByText('pasted-roster.txt', { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText('2 pieces: M×1 L×1');

  await cell(page, 1, 1).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'What the column Size means' }).selectOption('Not used');
  await expect(page.getByText('1 thing to fix', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Column 2 is not used' }).click();
  await expect(page.getByText('Everything is in order', { exact: true })).toBeVisible();
});

test('an ambiguous file is asked about, and a line that was left out is put back', async ({ page }) => {
  await openJersey(page, NUMBERED);
  const counted = [
    'Harbor FC',
    'No.,Player,Number,Size',
    '1,Mia Rivers,7,M',
    '2,Tom Okafor,12,L',
    '3,Thanks Yang,9,S',
    'Thanks Yang: see below,,,',
    'Total,2,,',
  ].join('\n');
  await chooseRoster(page, csv(counted));
  const question = page.getByRole('region', { name: 'Which number goes on the item?' });
  await expect(question).toBeVisible();
  // The file field is gone, and the keyboard's focus moves here.
  await expect(question).toBeFocused();
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await expect(question.getByRole('listitem').filter({ hasText: '“Number”' })).toContainText('12');
  await expect(question.getByRole('heading', { level: 2 })).toHaveText('Which number goes on the item?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(roster(page).getByText('Please answer the question about this roster first')).toBeVisible();

  const kept = () => page.evaluate(() => sessionStorage.getItem('product-drafts'));
  await test.step('a reload asks the question again', async () => {
    await expect.poll(kept).toContain('"reading":{');
    await page.reload();
    await expect(question.getByRole('listitem')).toHaveCount(3);
    await expect(question).toContainText('club.csv');
  });

  await question.getByRole('button', { name: '“Number”' }).click();
  await expect(summary(page)).toHaveText('3 pieces: S×1 M×1 L×1');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
  const aside = page.getByRole('region', { name: 'Lines of the file that are not in the order' });
  await expect(aside).toContainText('3 lines of the file are not in the order');
  await expectAccessible(page);
  await aside.getByRole('button', { name: 'Put back: Thanks Yang: see below' }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await expect(aside).toContainText('2 lines of the file are not in the order');
  await page.getByRole('button', { name: /^Undo: Put back as a row: Thanks Yang/ }).click();
  await expect(aside).toContainText('3 lines of the file are not in the order');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');

  await test.step('a reload keeps the lines that are left out, except the one that is a row now', async () => {
    await aside.getByRole('button', { name: 'Put back: Thanks Yang: see below' }).click();
    await expect.poll(async () => ((await kept()) ?? '').match(/"reason"/g)?.length).toBe(2);
    await page.reload();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
    await expect(aside).toContainText('2 lines of the file are not in the order');
  });

  await aside.getByRole('button', { name: 'Answer again from the start' }).click();
  await question.getByRole('button', { name: 'None of them' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'What the column Number means' })).toHaveValue('');

  await test.step('a file that is gone meanwhile is requested again', async () => {
    await aside.getByRole('button', { name: 'Answer again from the start' }).click();
    await expect(question).toBeVisible();
    // Once more if the page still kept its own state after the change.
    await expect(async () => {
      await expect.poll(kept).toContain('"reading":{');
      await page.evaluate(() => {
        const drafts = sessionStorage.getItem('product-drafts') ?? '';
        const [, id = ''] = drafts.match(/"reading":\{"uploadId":"([^"]+)"/) ?? [];
        const gone = drafts.replaceAll(id, '00000000-0000-4000-8000-000000000000');
        sessionStorage.setItem('product-drafts', gone.replace(/"table":\{.*?\]\]\}/, '"table":null'));
      });
      await page.reload();
      await expect(
        roster(page).getByText('This file is no longer there. Please upload it again.'),
      ).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await expect(roster(page).locator('input[type=file]')).toBeEnabled();
  });
});

test('an unreadable file is reported at once, and can be attached as it is', async ({ page }) => {
  await openJersey(page);
  const broken = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(400, 7)]);
  await roster(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'club.xlsx', mimeType: 'application/octet-stream', buffer: broken });
  await expect(roster(page).getByRole('alert').filter({ hasText: 'club.xlsx' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it along as it is' }).click();
  await expect(roster(page)).toContainText('Roster attached, not checked');
  await expect(page.getByRole('textbox', { name: `Quantity of ${JERSEY}` })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the grid scrolls inside itself, with the name in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMessy(page);
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  const [scrolled, client] = await widths();
  expect(scrolled).toBe(client);
  await cell(page, 1, 4).click();
  await page.keyboard.press('Escape');
  await expect(cell(page, 1, 4)).toBeInViewport();
  await expect(cell(page, 1, 1)).toBeInViewport({ ratio: 1 });
  const targets = page.getByRole('grid').locator('button, select').filter({ visible: true });
  for (const box of await targets.evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .map(({ width, height }) => ({ width, height })),
  )) {
    expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(43);
  }
  await page.getByRole('button', { name: 'Delete row 1', exact: true }).first().click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  await expectAccessible(page);
});
