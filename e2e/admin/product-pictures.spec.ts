// An owner orders, describes and crops a product's pictures by keyboard; a shopper swipes and enlarges them.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { findProduct, query } from '../support/database';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'quietloom';
const NAME = 'Picture Basket';
const SKU = 'PIC-BSK1';
const PLATE = 'Tidepool Dinner Plate';
const SAGE = 'Planter with Saucer';

/** Twice as high as wide, with a sign at the top, so that a square crop changes with its focal point. */
async function tallPicture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 600, height: 1_200, channels: 3, background } })
    .composite([
      {
        input: { create: { width: 600, height: 200, channels: 3, background: '#ffffff' } },
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => dialogOf(page).getByRole('listitem').filter({ hasText: 'What does it show?' });
const words = (page: Page) =>
  rows(page)
    .getByLabel('What does it show?')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test.afterAll(() => query('DELETE FROM products WHERE sku = $1', [SKU]));

test('an owner orders, describes and crops pictures by keyboard, on a laptop and on a phone', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await signIn(page, SLUG, '/admin/products');
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name', { exact: true }).fill(NAME);
  await dialog.getByLabel('Price in US dollars').fill('48.00');
  await dialog.getByLabel('SKU', { exact: true }).fill(SKU);
  await dialog
    .locator('input[type=file][multiple]')
    .setInputFiles([
      await tallPicture('front.png', '#a4553a'),
      await tallPicture('side.png', '#3a6ba4'),
      await tallPicture('foot.png', '#3aa46b'),
    ]);
  await expect(rows(page)).toHaveCount(3);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  for (const [index, text] of ['Front', 'Side', 'Foot'].entries()) {
    await rows(page).nth(index).getByLabel('What does it show?').fill(text);
  }

  // The handle moves its picture, keeps the focus, and says where it is now.
  await rows(page).nth(2).getByRole('button', { name: 'Drag picture 3' }).focus();
  await page.keyboard.press('ArrowUp');
  expect(await words(page)).toEqual(['Front', 'Foot', 'Side']);
  await expect(dialog.getByText('Moved to place 2 of 3')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  expect(await words(page)).toEqual(['Foot', 'Front', 'Side']);
  await expect(rows(page).first().getByRole('button', { name: 'Drag picture 1' })).toBeFocused();

  const first = rows(page).first();
  await first.getByText('Square crop').focus();
  await page.keyboard.press('Enter');
  await first.getByRole('slider', { name: 'From the top, in percent' }).focus();
  await page.keyboard.press('Home');
  await expect(first.getByRole('slider', { name: 'From the top, in percent' })).toHaveValue('0');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await rows(page).nth(2).getByRole('button', { name: 'Move picture 3 up' }).press('Enter');
  expect(await words(page)).toEqual(['Foot', 'Side', 'Front']);
  expect(
    await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();

  expect(
    await query(
      `SELECT alt, focal_x AS x, focal_y AS y, width, height FROM product_pictures JOIN products p ON p.id = product_id
       WHERE p.sku = $1 ORDER BY product_pictures.position`,
      [SKU],
    ),
  ).toEqual([
    { alt: 'Foot', x: 50, y: 0, width: 600, height: 1_200 },
    { alt: 'Side', x: 50, y: 50, width: 600, height: 1_200 },
    { alt: 'Front', x: 50, y: 50, width: 600, height: 1_200 },
  ]);
  await page.goto(shop(SLUG, '/'));
  const card = page.getByRole('article').filter({ hasText: NAME }).locator('img').first();
  await expect(card).toHaveCSS('object-position', '50% 0%');
  const { id } = await findProduct(SLUG, NAME);
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.getByRole('img', { name: 'Foot' }).first()).toHaveCSS('object-fit', 'contain');

  // One is removed and brought back, another leaves.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(shop(SLUG, '/admin/products'));
  await page.getByRole('button', { name: NAME, exact: true }).click();
  await rows(page).nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Removed: Side')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(0).getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page.locator('[data-picture]')).toHaveCount(2);
});

test('a shopper swipes and enlarges on a phone, without losing the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const { id } = await findProduct('clayandkiln', PLATE);
  await page.goto(shop('clayandkiln', `/product/${id}`));
  const gallery = page.getByRole('group', { name: `Pictures of ${PLATE}` });
  const slides = gallery.locator('[data-picture]');
  await expect(slides).toHaveCount(3);
  await expectAccessible(page);

  const box = await slides.first().boundingBox();
  if (!box) {
    throw new Error('no picture');
  }
  // A finger that moves to the left.
  const session = await context.newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: box.x + box.width * 0.9, y }]);
  for (let part = 0.85; part >= 0.15; part -= 0.05) {
    await touch('touchMove', [{ x: box.x + box.width * part, y }]);
  }
  await touch('touchEnd', []);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await gallery.getByRole('link', { name: 'Show picture 3 of 3' }).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
  // The address keeps what it says.
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));

  await gallery.getByRole('button', { name: 'Enlarge picture 3' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Picture 3, enlarged' });
  await expect(enlarged).toBeVisible();
  await expect(enlarged.getByRole('img', { name: 'The bowl that stands on it' })).toBeVisible();
  // There is more of it than the window shows.
  expect(
    await enlarged.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth),
  ).toBeGreaterThan(1.5);
  await expectAccessible(page);
  await enlarged.getByRole('button', { name: 'Close' }).click();
  await expect(enlarged).toBeHidden();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('by keyboard alone: enlarging, closing with Escape, and the focus where it was', async ({ page }) => {
  const { id } = await findProduct('clayandkiln', PLATE);
  await page.goto(shop('clayandkiln', `/product/${id}`));
  const second = page.getByRole('button', { name: 'Enlarge picture 2' });
  await second.focus();
  await expect(second).toBeInViewport();
  await page.keyboard.press('Enter');
  // So that the arrow keys move about in it.
  await expect(page.getByRole('dialog', { name: 'Picture 2, enlarged' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Picture 2, enlarged' })).toBeHidden();
  await expect(second).toBeFocused();
  await expectAccessible(page);
});

test('the picture of a glaze takes the first place, large and small', async ({ page }) => {
  const { id } = await findProduct('clayandkiln', SAGE);
  await page.goto(shop('clayandkiln', `/product/${id}`));
  const picture = page.locator('[data-product-picture] img').first();
  const own = (await picture.getAttribute('src')) ?? '';
  const glaze = page.getByRole('group', { name: /^Glaze/ });
  await glaze.getByText('Sage', { exact: false }).first().click();
  await expect(picture).toHaveAttribute('src', /planter-herb/);
  await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Picture 1, enlarged' }).getByRole('img');
  await expect(enlarged).toHaveAttribute('src', /planter-herb-\d/);
  await page.keyboard.press('Escape');
  await glaze.getByText('White').click();
  await expect(picture).toHaveAttribute('src', own);
});
