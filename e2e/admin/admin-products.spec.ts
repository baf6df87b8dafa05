import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { clearPicture, fileOf, heavyPhoto, heicFile, pictureFile } from '../support/pictures';
import { rawRequest } from '../support/raw-request';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

// The name of everything that these tests create begins with this word; it is deleted at the end.
const PREFIX = 'Zeta';
const slug = 'quietloom';

test.beforeEach(({ page }) => signIn(page, slug, '/admin/products'));

test.afterAll(async () => {
  await query('DELETE FROM products WHERE name LIKE $1', [`${PREFIX}%`]);
  await query('DELETE FROM categories WHERE name LIKE $1', [`${PREFIX}%`]);
});

type DialogName = 'Add Product' | 'Edit Product' | 'Categories' | 'Leave without saving?';

const dialog = (page: Page, name: DialogName | RegExp) => page.getByRole('dialog', { name });

/** Opens the dialog and fills in the three required fields. */
async function openNewProduct(page: Page, name: string, { price = '28.00', sku = '' } = {}) {
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = dialog(page, 'Add Product');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Price in US dollars').fill(price);
  if (sku) {
    await form.getByLabel('SKU').fill(sku);
  } else {
    await form.getByRole('button', { name: 'Generate' }).click();
    await expect(form.getByLabel('SKU')).toHaveValue(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/);
  }
  return form;
}

async function addProduct(page: Page, name: string, options = {}): Promise<void> {
  const form = await openNewProduct(page, name, options);
  await form.getByRole('button', { name: 'Add Product' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();
  await expect(form).toBeHidden();
}

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });

async function deleteProduct(page: Page, name: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  const question = dialog(page, /Are you sure you want to delete this product\?/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Product deleted successfully!')).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
}

/** The page, and whether it came from the cache. */
async function visit(host: string, path = '/') {
  const { headers, body, status } = await rawRequest({ host, path });
  return { isCached: headers['x-nextjs-cache'] === 'HIT', body, status };
}

test('a product from creation to deletion, as shoppers see it', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const name = `${PREFIX} Throw`;
  const shopper = await browser.newPage();
  // Both shops' pages are cached before the test begins.
  for (const host of [`${slug}.localhost`, 'clayandkiln.localhost']) {
    await visit(host);
    expect((await visit(host)).isCached, host).toBe(true);
  }

  await test.step('add it, with a new category, a picture and personalisation', async () => {
    const form = await openNewProduct(page, name, { price: '128.5' });
    await form.getByLabel('Description').fill('Woven in one piece.\nWash by hand.');
    await form.getByLabel('Category', { exact: false }).first().selectOption('New category…');
    await form.getByRole('button', { name: 'Create category' }).click();
    await expect(form.getByText('Please enter a category name').first()).toBeVisible();
    await form.getByLabel('Name of the new category').fill(`${PREFIX} Throws`);
    await form.getByLabel('Name of the new category').press('Enter');
    await expect(form.getByLabel('Category', { exact: false }).first()).toHaveValue(/^[0-9a-f-]{36}$/);
    await form.locator('input[type=file]').setInputFiles(await pictureFile('Throw, folded.png'));
    await expect(form.getByText('The picture is ready')).toBeAttached();
    await expect(form.getByLabel('Label of the text field')).toHaveCount(0);
    await form.getByLabel('Allow customization').check();
    await form.getByLabel('Label of the text field').fill('Initials');
    await expect(form.getByLabel('Requires a logo')).toHaveCount(0);
    await form.getByLabel('Team order').check();
    await form.getByLabel('Requires a logo').check();
    const preview = form.getByRole('complementary', { name: 'Preview' });
    await expect(preview).toContainText(`${PREFIX} Throws`);
    await expect(preview).toContainText('$128.50');
    await expect(preview).toContainText('Customizable');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByText('Product created successfully!')).toBeVisible();
    await expect(row(page, name)).toContainText('$128.50');
    await expect(row(page, name)).toContainText(`${PREFIX} Throws`);
  });

  await test.step('see it in the storefront at the next request, in this shop only', async () => {
    const own = await visit(`${slug}.localhost`);
    expect(own.isCached).toBe(false);
    expect(own.body).toContain(name);
    expect((await visit('clayandkiln.localhost')).isCached).toBe(true);
    await shopper.goto(shop(slug));
    await shopper.getByRole('link', { name, exact: true }).click();
    await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(shopper.getByText('Woven in one piece.')).toBeVisible();
    await expect(shopper.getByLabel('Initials')).toBeVisible();
    const picture = shopper.getByRole('img', { name });
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300);
  });

  await test.step('edit it', async () => {
    await row(page, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    const form = dialog(page, 'Edit Product');
    await expect(form.getByLabel('Price in US dollars')).toHaveValue('128.50');
    await expect(form.getByLabel('Label of the text field')).toHaveValue('Initials');
    await expect(form.getByLabel('Requires a logo')).toBeChecked();
    await form.getByLabel('Price in US dollars').fill('99');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();
    await shopper.reload();
    await expect(shopper.getByText('$99.00').first()).toBeVisible();
  });

  await test.step('duplicate it: an inactive copy with the same picture', async () => {
    await row(page, name)
      .getByRole('button', { name: `Duplicate ${name}` })
      .click();
    const copy = row(page, `${name} (copy)`);
    await expect(copy.getByText('Inactive')).toBeVisible();
    await expect(copy.locator('img')).toHaveAttribute('src', /throw-folded-640\.webp$/);
    await deleteProduct(page, `${name} (copy)`);
    await page.reload();
    const picture = row(page, name).locator('img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  });

  await test.step('switch it off, and it is gone from the storefront', async () => {
    await row(page, name).getByRole('switch').click();
    await expect(row(page, name).getByText('Inactive')).toBeVisible();
    await expect(row(page, name).getByRole('switch')).toHaveAttribute('aria-busy', 'false');
    expect((await visit(`${slug}.localhost`)).body).not.toContain(name);
    await shopper.reload();
    await expect(shopper.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    expect((await visit('clayandkiln.localhost')).isCached).toBe(true);
  });

  await test.step('delete it, with its picture', async () => {
    const src = (await row(page, name).locator('img').getAttribute('src')) ?? '';
    expect((await visit(`${slug}.localhost`, src)).status).toBe(200);
    await deleteProduct(page, name);
    // Archived, it can come back. Its picture goes with the last product that has it, deleted for good.
    expect((await visit(`${slug}.localhost`, src)).status).toBe(200);
    await page.goto(shop(slug, '/admin/products?status=archived'));
    for (const archived of [`${name} (copy)`, name]) {
      await page.getByRole('button', { name: `Delete ${archived} for good` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByText(`“${archived}” was deleted for good.`)).toBeVisible();
    }
    expect((await visit(`${slug}.localhost`, src)).status).toBe(404);
  });
  await shopper.close();
});

test('bad input gets a message next to its field, and the form keeps what was typed', async ({ page }) => {
  test.setTimeout(180_000);
  await addProduct(page, `${PREFIX} Taken`, { sku: 'ZETA-TAKEN' });
  await page.getByRole('button', { name: 'Add Product' }).click();
  const form = dialog(page, 'Add Product');
  const submit = form.getByRole('button', { name: 'Add Product' });
  const name = form.getByLabel('Name', { exact: true });
  const price = form.getByLabel('Price in US dollars');
  const sku = form.getByLabel('SKU');
  await form.getByLabel('Description').fill('Kept whatever happens.');
  await submit.click();
  await expect(form.getByRole('alert').filter({ hasText: 'required' })).toHaveText(
    'Please fill in required fields (Name, Price, and SKU)',
  );
  await expect(name).toBeFocused();
  await expect(form.getByText('Please enter a price')).toBeVisible();

  await name.fill(`${PREFIX} Bad`);
  // Ignoring case.
  await sku.fill('zeta-taken');
  for (const [typed, sentence] of [
    ['1e3', 'digits with at most two decimals'],
    ['-1', 'digits with at most two decimals'],
    ['1.999', 'digits with at most two decimals'],
    ['0', 'at least $0.01'],
    ['100000', 'at most $99,999.99'],
  ] as const) {
    await price.fill(typed);
    await submit.click();
    await expect(form.getByText(sentence), typed).toBeVisible();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue(typed);
  }
  await price.fill('28');
  await name.fill(`${PREFIX} ${'🏺'.repeat(296)}`);
  await submit.click();
  await expect(form.getByText('Please use at most 300 characters')).toBeVisible();
  await name.fill(`${PREFIX} ${'🏺'.repeat(295)}`);
  await submit.click();
  await expect(
    form.getByText('This SKU already exists. Please use a different SKU or generate a new one.').first(),
  ).toBeVisible();
  await expect(sku).toBeFocused();
  await expect(name).toHaveValue(`${PREFIX} ${'🏺'.repeat(295)}`);
  await expect(form.getByLabel('Description')).toHaveValue('Kept whatever happens.');
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(sku).not.toHaveValue('zeta-taken');

  const input = form.locator('input[type=file]');
  await test.step('pictures', async () => {
    for (const [file, sentence] of [
      [fileOf('empty.png', ''), 'This file is empty.'],
      [fileOf('heavy.png', Buffer.alloc(26_000_000)), 'at most 25 MB'],
      [fileOf('phone.heic', heicFile()), 'cannot open HEIC pictures'],
      [fileOf('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please select an image file'],
      [fileOf('page.png', '<!doctype html><script>alert(1)</script>'), 'Please select an image file'],
      [{ ...fileOf('notes.txt', 'notes'), mimeType: 'text/plain' }, 'Please select an image file'],
      [await pictureFile('long.png', 30_000, 10), 'at most 12,000 pixels'],
    ] as const) {
      await input.setInputFiles(file);
      await expect(form.getByText(sentence, { exact: false }), file.name).toBeVisible();
      await form.locator('input[type=file]').setInputFiles(await pictureFile('good.png', 90, 90));
      await expect(form.getByText(sentence, { exact: false }), file.name).toHaveCount(0);
      await form.getByRole('button', { name: 'Remove' }).click();
    }
  });

  await test.step('a refused picture stops the save, and the form keeps everything', async () => {
    await input.setInputFiles(fileOf('phone.heic', heicFile()));
    await expect(form.getByText('cannot open HEIC pictures', { exact: false })).toBeVisible();
    await submit.click();
    await expect(form.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible();
    await expect(input).toBeFocused();
    await expect(form.getByText('cannot open HEIC pictures', { exact: false })).toBeVisible();
    await expect(form.getByLabel('Description')).toHaveValue('Kept whatever happens.');
    await expect(row(page, `${PREFIX} ${'🏺'.repeat(295)}`)).toHaveCount(0);
    await page.route('**/api/admin/pictures', (route) => route.abort());
    await input.setInputFiles(await pictureFile('good.png', 90, 90));
    await expect(form.getByText('could not be uploaded', { exact: false })).toBeVisible();
    await page.unroute('**/api/admin/pictures');
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form.getByText('could not be uploaded', { exact: false })).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove' }).click();
    await input.setInputFiles(fileOf('phone.heic', heicFile()));
    await form.getByRole('button', { name: 'Go on without a picture' }).click();
    await expect(form.getByText('cannot open HEIC pictures', { exact: false })).toHaveCount(0);
  });

  /** Uploads a file; returns the signed upload and the stored picture: its size and its transparency. */
  async function stored(file: Awaited<ReturnType<typeof pictureFile>>) {
    const signing = page.waitForRequest((request) => request.url().endsWith('/api/admin/pictures'));
    await input.setInputFiles(file);
    const claim = (await signing).postDataJSON();
    await expect(form.getByText('The picture is ready')).toBeAttached();
    const picture = await form
      .locator('img[src^="/media/"]')
      .first()
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [1, 1];
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, 1, 1);
        const { naturalWidth: width, naturalHeight: height } = image;
        return { width, height, alpha: context?.getImageData(0, 0, 1, 1).data[3] };
      });
    await form.getByRole('button', { name: 'Remove' }).click();
    return { claim, picture };
  }

  await test.step('a photo of ten megabytes is shrunk before it is sent, and is upright', async () => {
    const file = await heavyPhoto();
    expect(file.buffer.byteLength).toBeGreaterThan(10_000_000);
    const { claim, picture } = await stored(file);
    expect(claim.content_type).toBe('image/jpeg');
    expect(claim.byte_size).toBeLessThan(4_500_000);
    // The browser sent 2,560 pixels of height and 1,920 of width; each smaller size rounds.
    expect(picture).toEqual({ width: 640, height: 854, alpha: 255 });
  });

  await test.step('a transparent picture stays transparent', async () => {
    const { claim, picture } = await stored(await clearPicture());
    expect(claim.content_type).toBe('image/webp');
    expect(picture.alpha).toBeLessThan(200);
  });

  await test.step('a server that does not answer', async () => {
    await page.route('**/admin/products', (route) => route.abort());
    await submit.click();
    await expect(form.getByRole('alert').filter({ hasText: 'Failed to save product' })).toBeVisible();
    await page.unroute('**/admin/products');
    await expect(form.getByLabel('Description')).toHaveValue('Kept whatever happens.');
    await submit.click();
    await expect(page.getByText('Product created successfully!')).toBeVisible();
  });
  await deleteProduct(page, `${PREFIX} ${'🏺'.repeat(295)}`);
  await deleteProduct(page, `${PREFIX} Taken`);
});

test('the second of two editors is told, and decides', async ({ page, context }) => {
  const name = `${PREFIX} Shared`;
  await addProduct(page, name);
  const other = await context.newPage();
  await other.goto(shop(slug, '/admin/products'));
  const forms = [];
  for (const tab of [page, other]) {
    await row(tab, name)
      .getByRole('button', { name: `Edit ${name}` })
      .click();
    forms.push(dialog(tab, 'Edit Product'));
  }
  const [mine, theirs] = forms;
  if (!mine || !theirs) {
    throw new Error('two tabs have two dialogs');
  }
  await theirs.getByLabel('Price in US dollars').fill('31');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Product updated successfully!')).toBeVisible();

  // Another field: both changes are kept, and a message says so.
  await mine.getByLabel('Description').fill('Mine.');
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Someone else’s changes are in it too: price.')).toBeVisible();
  await expect(mine).toBeHidden();
  // The list arrives after the message.
  await expect(row(page, name)).toContainText('$31.00');
  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await expect(mine.getByLabel('Price in US dollars')).toHaveValue('31.00');
  await expect(mine.getByLabel('Description')).toHaveValue('Mine.');

  // The same field: both values are shown, and all other text stays, whichever is chosen.
  await row(other, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await theirs.getByLabel('Price in US dollars').fill('29');
  await theirs.getByLabel('Description').fill('Mine.');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByLabel('Price in US dollars').fill('32');
  await mine.getByLabel('Name', { exact: true }).fill(`${name} two`);
  await mine.getByRole('button', { name: 'Save changes' }).click();
  const told = mine.getByRole('alert').filter({ hasText: 'Someone else has changed this product' });
  await expect(told).toContainText('Price');
  await expect(told).toContainText('$29.00');
  await expect(told).toContainText('$32');
  await expect(told).not.toContainText('Description');
  await told.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByLabel('Price in US dollars')).toHaveValue('29.00');
  await expect(mine.getByLabel('Name', { exact: true })).toHaveValue(`${name} two`);
  await mine.getByLabel('Name', { exact: true }).fill(name);
  await mine.getByLabel('Price in US dollars').fill('32');

  await row(other, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await theirs.getByLabel('Price in US dollars').fill('33');
  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs).toBeHidden();
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await mine.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(mine).toBeHidden();
  await expect(row(page, name)).toContainText('$32.00');

  await row(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  await other.reload();
  await deleteProduct(other, name);
  await mine.getByLabel('Price in US dollars').fill('34');
  await mine.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    mine.getByRole('alert').filter({ hasText: 'Somebody has archived this product' }),
  ).toBeVisible();
  await expect(mine.getByLabel('Price in US dollars')).toHaveValue('34');
  await other.close();
});

test('Back, a link and a reload ask before typed text is lost', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Admin' });
  await nav.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await nav.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Add Product' }).first().click();
  const form = dialog(page, 'Add Product');
  const asked = dialog(page, /Leave without saving/);
  await form.getByLabel('Name', { exact: true }).fill('Half typed');
  await page.evaluate(() => history.back());
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL(shop(slug, '/admin/products'));
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half typed');

  let question = '';
  page.once('dialog', (browsers) => {
    question = browsers.type();
    void browsers.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => question).toBe('beforeunload');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half typed');

  await page.evaluate(() => history.back());
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(shop(slug, '/admin/orders'));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('closing asks only if something was typed, and the next dialog is empty', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add Product' });
  await add.click();
  const form = dialog(page, 'Add Product');
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await form.getByLabel('Name', { exact: true }).fill('Half a product');
  await page.keyboard.press('Escape');
  const question = dialog(page, /Discard what you typed\?/);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  // A white button on a white ground would pass all other checks, but nobody could see it.
  await expect(question.getByRole('button', { name: 'Discard' })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Half a product');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await add.click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('the keyboard is enough', async ({ page }) => {
  const name = `${PREFIX} Keys`;
  await page.getByRole('button', { name: 'Add Product' }).focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Add Product');
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('By hand.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ZETA-KEYS');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product created successfully!')).toBeVisible();
  const toggle = row(page, name).getByRole('switch');
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(row(page, name).getByText('Inactive')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row(page, name).getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await deleteProduct(page, name);
});

test('categories are added, renamed, reordered and deleted', async ({ page }) => {
  const [a, b] = [`${PREFIX} A`, `${PREFIX} B`];
  await page.getByRole('button', { name: 'Categories' }).click();
  const list = dialog(page, 'Categories');
  for (const name of [a, b]) {
    await list.getByLabel('New category').fill(name);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    await expect(list.getByLabel('New category')).toHaveValue('');
  }
  await list.getByLabel('New category').fill(a.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(list.getByText('There is a category of this name already.').first()).toBeVisible();
  await list.getByLabel('New category').fill('');

  const order = () =>
    list
      .getByRole('listitem')
      .filter({ hasText: /Zeta [ABC]\b/ })
      .allInnerTexts();
  await list.getByRole('button', { name: `Move ${b} up` }).click();
  await expect.poll(async () => (await order())[0]).toContain(b);
  await list.getByRole('button', { name: `Rename ${a}` }).click();
  await list.getByLabel(`New name of ${a}`).fill(`${PREFIX} C`);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: `Rename ${PREFIX} C` })).toBeFocused();
  for (const name of [b, `${PREFIX} C`]) {
    await list.getByRole('button', { name: `Delete ${name}` }).click();
    await dialog(page, /^Delete the category/)
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(list.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  }
});

test('search, filters and order are in the address, and work without JavaScript', async ({
  page,
  browser,
}) => {
  await page.getByLabel('Search').first().fill('blanket');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=blanket/);
  const names = page.getByRole('row').locator('td:nth-child(2) button');
  await expect(names.filter({ hasText: /blanket/i }).first()).toBeVisible();
  // A product of another category, without the word in its text.
  await expect(names.filter({ hasText: /scarf/i })).toHaveCount(0);
  await page.getByLabel('Order').selectOption('Price, low to high');
  await expect(page).toHaveURL(/q=blanket.*sort=price_up/);
  await page.getByLabel('Search').first().fill('nothing at all like it');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No products match. Try fewer filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page.getByLabel('Search').first()).toHaveValue('');

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(shop(slug, '/admin/products?status=inactive&sort=nonsense&cursor=rubbish'));
  await expect(plain.locator('#product-filter-status')).toHaveValue('inactive');
  await context.close();
});

test('a store without products says what to do first', async ({ browser, page }) => {
  const bare = 'zeta-bare';
  await query(
    "INSERT INTO tenants (id, name, slug, state) VALUES (gen_random_uuid(), 'Zeta Bare', $1, 'live')",
    [bare],
  );
  try {
    await query(
      `INSERT INTO tenant_users (tenant_id, user_id, role)
       SELECT t.id, u.id, 'owner' FROM tenants t, users u WHERE t.slug = $1 AND u.email = $2`,
      [bare, `owner@${slug}.test`],
    );
    const context = await browser.newContext();
    const fresh = await context.newPage();
    await fresh.goto(shop(bare, '/admin/products'));
    await fresh.getByLabel('Email').fill(`owner@${slug}.test`);
    await fresh.getByLabel('Password', { exact: true }).fill('makerfront-demo');
    await fresh.getByRole('button', { name: 'Sign in' }).click();
    await expect(fresh.getByText('No products yet. Create your first product!')).toBeVisible();
    await expectAccessible(fresh);
    await addProduct(fresh, `${PREFIX} First`);
    await expect(row(fresh, `${PREFIX} First`)).toBeVisible();
    await context.close();
  } finally {
    await query('DELETE FROM tenants WHERE slug = $1', [bare]);
  }
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
});

test.describe('uploads', () => {
  const claim = (changes: object = {}) => ({
    kind: 'product_picture',
    file_name: 'mug.png',
    content_type: 'image/png',
    byte_size: 1,
    sha256: createHash('sha256').update('x').digest('hex'),
    ...changes,
  });
  const send = (host: string, headers: Record<string, string>, body: object = claim(), end = '') =>
    rawRequest({
      host,
      path: `/api/admin/pictures${end}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('are refused without a session, from another site, and with the session of another shop', async ({
    page,
  }) => {
    const host = new URL(shop(slug)).host;
    const origin = `http://${host}`;
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await send(host, { origin })).status).toBe(401);
    expect((await send(host, { cookie })).status).toBe(403);
    expect((await send(host, { cookie, origin: 'http://evil.test' })).status).toBe(403);
    const otherHost = host.replace(slug, 'clayandkiln');
    expect((await send(otherHost, { cookie, origin: `http://${otherHost}` })).status).toBe(401);
    const tooHeavy = await send(host, { cookie, origin }, claim({ byte_size: 10_000_001 }));
    expect(tooHeavy.status).toBe(413);
    const signed = await send(host, { cookie, origin });
    expect(signed.status).toBe(201);
    const { upload_id, url, method, headers } = JSON.parse(signed.body);
    const put = await rawRequest({ host, path: url, method, headers: { ...headers, origin }, body: 'x' });
    expect(put.status).toBe(201);
    // Without the right to sign there is no right to complete either.
    const complete = [{ upload_id }, '/complete'] as const;
    expect((await send(host, { origin }, ...complete)).status).toBe(401);
    expect((await send(host, { cookie }, ...complete)).status).toBe(403);
    const refused = await send(host, { cookie, origin }, ...complete);
    expect(refused.status).toBe(415);
    expect(JSON.parse(refused.body).error).toEqual({
      code: 'image_not_an_image',
      message: 'Please select an image file',
    });
  });
});

for (const width of [1280, 360]) {
  test(`list and dialogs are accessible and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await fits();
    await page.getByRole('button', { name: 'Add Product' }).click();
    const form = dialog(page, 'Add Product');
    await form.getByLabel('Allow customization').check();
    await form.getByLabel('Team order').check();
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(form.getByText('Please enter a name')).toBeVisible();
    await expectAccessible(page);
    expect(await form.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await dialog(page, /Discard/)
      .getByRole('button', { name: 'Discard' })
      .click();
    await page.getByRole('button', { name: 'Categories' }).click();
    await expect(dialog(page, 'Categories')).toBeVisible();
    await expectAccessible(page);
  });
}
