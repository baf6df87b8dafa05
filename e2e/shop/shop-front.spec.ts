// What a shop shows of itself, how shoppers look through its goods, and how they write to it.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { findProduct, query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'quietloom';
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 900 };

test('an owner chooses what stands above the grid, and sees it while typing', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await signIn(page, SLUG, '/admin/settings/home');
  const preview = page.getByRole('figure');
  await expect(preview.getByText('Woven slowly, used for decades')).toBeVisible();
  await page.getByLabel('Heading').fill('Cloth that outlives its maker');
  await expect(preview.getByText('Cloth that outlives its maker')).toBeVisible();
  await page
    .getByLabel('Your story')
    .fill('We weave **slowly**.\n\n<b>No hurry.</b> [Us](javascript:alert(1))');
  await expect(preview.locator('strong')).toHaveText('slowly');
  await expect(preview.getByText('<b>No hurry.</b> Us')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tea Towels, Pair' }).click();
  await page.getByLabel('Add a product').selectOption('Ticking Stripe Cushion');
  await page.getByRole('button', { name: 'Move Ticking Stripe Cushion up' }).click();
  await expect(preview.getByText('Ticking Stripe Cushion')).toBeVisible();
  await expect(preview.getByText('Tea Towels, Pair')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();

  await page.goto(shop(SLUG));
  await expect(page.getByRole('heading', { level: 2, name: 'Cloth that outlives its maker' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ticking Stripe Cushion ?, featured$/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(LAPTOP);
  await expectAccessible(page);
});

test('an announcement is shown in its days only, and links and hours stand where people look', async ({
  page,
}) => {
  await signIn(page, SLUG, '/admin/settings/notices');
  await page.getByLabel('Text').fill('We weave for you again');
  await page.getByLabel('Link', { exact: false }).first().fill('javascript:alert(1)');
  await page.getByLabel('Instagram').fill('https://evil.example/loom');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please enter an https address, or a path').first()).toBeVisible();
  await expect(page.getByText('Please enter the address of your page at Instagram.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Link', { exact: false }).first().fill('/policies/about');
  await page.getByLabel('Instagram').fill('@quietloom.example');
  await page.getByLabel('Monday from').fill('08:30');
  await page.getByLabel('Monday to').fill('12:00');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();

  await page.goto(shop(SLUG, '/contact'));
  await page.getByRole('complementary').getByRole('link', { name: 'We weave for you again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quiet Loom at Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/quietloom.example',
  );
  await page.goto(shop(SLUG, '/contact'));
  await expect(page.getByText('8:30 AM – 12:00 PM')).toBeVisible();

  await signIn(page, SLUG, '/admin/settings/notices');
  await page.getByLabel('Last day').fill('2026-01-31');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.goto(shop(SLUG, '/contact'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('We weave for you again')).toHaveCount(0);
});

test('without JavaScript a shopper sorts and filters, and goes back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(shop('clayandkiln'));
  await page.getByText('Sort and filter').click();
  await page.getByLabel('Sort by').selectOption('Price, highest first');
  await page.getByLabel('To', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/products\?/);
  const prices = (await page.getByRole('article').allTextContents()).map((text) =>
    Number(/\$(\d+\.\d\d)/.exec(text)?.[1]),
  );
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  expect(Math.max(...prices)).toBeLessThanOrEqual(40);
  await page.getByRole('link', { name: 'Remove: up to $40.00' }).click();
  await expect(page).toHaveURL(/\/products\?sort=price-down$/);
  await page.goto(shop('clayandkiln', '/products?min=100000'));
  await expect(page.getByText('Nothing here has all of this.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(shop('clayandkiln'));
  await context.close();
});

test('a filtered grid is accessible, and breadcrumbs lead up from a product', async ({ page }) => {
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await page.goto(shop('clayandkiln', '/products?max=60&sort=price'));
    await page.getByText('Sort and filter').last().click();
    await expectAccessible(page);
  }
  const mug = await findProduct('clayandkiln', 'Everyday Mug');
  await page.goto(shop('clayandkiln', `/product/${mug.id}`));
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  await crumbs.getByRole('link', { name: 'Mugs & Cups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mugs & Cups' })).toBeVisible();
});

for (const hasScript of [true, false]) {
  test(`a message from the contact page reaches the shop ${hasScript ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport: PHONE });
    const page = await context.newPage();
    await query('DELETE FROM rate_limits');
    await page.goto(shop('stitchworks', '/contact'));
    const words = `Do you print ${hasScript ? 'seven' : 'nine'} jerseys?`;
    await page.getByLabel('Your name').fill('Ada Winslow');
    await page.getByLabel('Your email').fill('ada@');
    await page.getByLabel('Message').fill(words);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue(words);
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is on its way.', { exact: false })).toBeVisible();
    const arrived = async () =>
      (await mailsTo('hello@stitchworks.test')).filter(({ text }) => text.includes(words));
    await expect.poll(async () => (await arrived()).length).toBe(1);
    expect((await arrived())[0]).toMatchObject({
      subject: 'Message from Ada Winslow',
      replyTo: [{ address: 'ada@example.com' }],
    });
    await context.close();
  });
}
