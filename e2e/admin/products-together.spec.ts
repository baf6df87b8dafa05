// Many products at once: out of a file, with its errors repaired on the spot; their prices; out of the shop and back;
// and their order, by keyboard.
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'quietloom';
// The name of everything that these tests create begins with this word; it is deleted at the end.
const PREFIX = 'Omega';

test.afterAll(async () => {
  await query('DELETE FROM products WHERE name LIKE $1', [`${PREFIX}%`]);
  await query('DELETE FROM categories WHERE name LIKE $1', [`${PREFIX}%`]);
  await query('UPDATE products SET position = 0 WHERE position > 0');
});

const SHOPIFY = `Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Image Src
runner,${PREFIX} Runner,<p>Linen.</p><p>Washes well.</p>,${PREFIX} Linens,TRUE,Title,Default Title,OMEGA-1,300,48.00,https://cdn.example/runner.jpg
towel,${PREFIX} Towel,Soft,${PREFIX} Linens,TRUE,Color,Sand,OMEGA-2,200,on request,
towel,,,,,,Sea,OMEGA-2B,200,26.00,
basket,${PREFIX} Basket,Woven,,TRUE,Title,Default Title,OMEGA-1,900,64.00,
`;

async function see(page: Page, name: string) {
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide, `${name} is wider than the window`).toBe(false);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('products come from a Shopify file, and two errors are repaired before anything is saved', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/products/files');
  await expect(page.getByRole('heading', { name: 'Products as a file' })).toBeVisible();
  await see(page, 'files-360');
  await page
    .getByLabel('Product file')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(SHOPIFY) });
  await expect(page.getByText('A product export of Shopify with 3 products.')).toBeVisible();
  await expect(page.getByText(`A new category: ${PREFIX} Linens.`)).toBeVisible();
  await expect(page.getByText('2 products need your answer')).toBeVisible();
  await expectAccessible(page);
  await see(page, 'preview-360');
  const towel = page.getByRole('listitem', { name: `${PREFIX} Towel` });
  await expect(towel.getByText('Please enter a price like 28.00')).toBeVisible();
  await expect(towel.getByText('Color: Sand, Sea · 2 combinations', { exact: false })).toBeVisible();
  const basket = page.getByRole('listitem', { name: `${PREFIX} Basket` });
  await expect(basket.getByText('Row 2 has the same SKU.', { exact: false })).toBeVisible();
  await towel.getByLabel('Price').fill('26.00');
  await basket.getByRole('button', { name: `New SKU for ${PREFIX} Basket` }).click();
  await expect(basket.getByRole('textbox', { name: 'SKU' })).toHaveValue(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/);
  await expect(page.getByText('All products can be imported.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await see(page, 'preview-1280');
  await page.getByRole('button', { name: 'Import 3 products' }).click();
  await expect(page.getByText('3 products were added', { exact: false })).toBeVisible();
  await see(page, 'imported-1280');
  await page.getByText('To add by hand').click();
  await expect(page.getByText('https://cdn.example/runner.jpg')).toBeVisible();
  await page.getByRole('link', { name: 'See your products' }).click();
  await expect(row(page, `${PREFIX} Runner`)).toContainText('$48.00');
  await expect(row(page, `${PREFIX} Towel`)).toContainText(`${PREFIX} Linens`);
});

test('prices of several products change as the preview says, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, SLUG, `/admin/products?q=${PREFIX}`);
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('3 selected')).toBeVisible();
  await see(page, 'selected-1280');
  await page.setViewportSize({ width: 360, height: 740 });
  await see(page, 'selected-360');
  await page.getByRole('button', { name: 'Change prices…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 3 products' });
  await dialog.getByLabel('How much').fill('ten');
  await dialog.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(dialog.getByText('Please enter a percentage', { exact: false })).toBeVisible();
  await dialog.getByLabel('How much').fill('10');
  await dialog.getByRole('button', { name: 'Show the new prices' }).click();
  await expect(dialog.getByText('$48.00 → $52.80')).toBeVisible();
  await expectAccessible(page);
  await see(page, 'prices-360');
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect(page.getByText('3 products were changed.')).toBeVisible();
  await expect(row(page, `${PREFIX} Runner`)).toContainText('$52.80');
  await see(page, 'changed-360');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 products are as before.')).toBeVisible();
  await expect(row(page, `${PREFIX} Runner`)).toContainText('$48.00');
});

test('a deleted product is archived: undone from the message, restored later, or deleted for good', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const name = `${PREFIX} Basket`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, `/admin/products?q=${PREFIX}`);
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this product?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Product deleted successfully!')).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
  };
  await remove();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('Active');
  await remove();
  await page.getByLabel('Status').selectOption('Archived');
  await expect(page.getByText('Their SKUs stay taken.', { exact: false })).toBeVisible();
  await expect(row(page, name)).toContainText('Archived');
  await expectAccessible(page);
  await see(page, 'archived-360');
  await page.setViewportSize({ width: 1280, height: 800 });
  await see(page, 'archived-1280');
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText('is back in your list', { exact: false })).toBeVisible();
  await page.goto(shop(SLUG, `/admin/products?q=${PREFIX}`));
  await expect(row(page, name)).toContainText('Inactive');
  await remove();
  await page.goto(shop(SLUG, '/admin/products?status=archived'));
  await page.getByRole('button', { name: `Delete ${name} for good` }).click();
  const question = page.getByRole('dialog', { name: `Delete “${name}” for good?` });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(row(page, name)).toHaveCount(0);
});

test('products are put in order by keyboard and by pointer, and shoppers see that order', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/products/order');
  const names = () => page.getByRole('listitem').locator('p.font-semibold').allTextContents();
  // The list may still be on its way; reading all of it does not wait.
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible();
  const [first = '', second = '', third = ''] = await names();
  await page.getByRole('button', { name: `Move ${first}`, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${first}: place 3 of`, { exact: false })).toBeAttached();
  await expect(page.getByRole('button', { name: `Move ${first}`, exact: true })).toBeFocused();
  expect((await names()).slice(0, 3)).toEqual([second, third, first]);
  await expectAccessible(page);
  await see(page, 'order-360');
  await expect(async () => {
    await page.goto(shop(SLUG));
    const cards = await page.locator('[data-card]').getByRole('heading').allTextContents();
    expect(cards.filter((name) => [first, second, third].includes(name))).toEqual([second, third, first]);
  }).toPass({ timeout: 20_000 });
  await page.goto(shop(SLUG, '/admin/products/order'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const handle = await page.getByRole('button', { name: `Move ${first}`, exact: true }).boundingBox();
  const target = await page.getByRole('button', { name: `Move ${second}`, exact: true }).boundingBox();
  if (!handle || !target) {
    throw new Error('no handles');
  }
  await page.mouse.move(handle.x + 20, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 20, target.y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
  await see(page, 'order-1280');
  await page.reload();
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third]);
  await page.getByRole('button', { name: 'Newest first again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Newest first again' }).click();
  await expect(page.getByText('Now the newest product comes first.', { exact: false })).toBeVisible();
});
