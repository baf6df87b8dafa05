// The owner enters orders for somebody, paid already and with a payment link; the customer pays by the link on a phone.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { look } from './support/look';
import { mailsTo } from './support/mailbox';
import { mendPayPal } from './support/paypal';
import { shop } from './support/shops';
import { expect, payWith, test } from './support/test';

const SLUG = 'clayandkiln';
const PHONE = { width: 360, height: 740 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test.beforeEach(async () => {
  await mendPayPal();
  await query('DELETE FROM rate_limits');
});

const newEmail = () => `stall-${crypto.randomUUID().slice(0, 8)}@example.com`;

for (const width of [360, 1280]) {
  test(`at ${width} px a sale for cash is entered, refused, corrected and paid in one step`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, SLUG, '/admin/orders');
    await page.getByRole('link', { name: 'New order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
    await page.getByRole('button', { name: 'Create paid order' }).click();
    await expect(page.getByText('Please add a product.')).toBeVisible();
    await expect(page.getByLabel('Find a product')).toBeFocused();

    await page.getByLabel('Find a product').fill('Name Mug');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('button', { name: 'Add Name Mug', exact: true }).click();
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByText('The total is calculated.')).toBeHidden();
    await page.getByLabel('Note for your team').fill('Glaze it blue');
    await page.getByRole('button', { name: 'Create paid order' }).click();
    // Nothing that was typed is lost.
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Note for your team')).toHaveValue('Glaze it blue');
    await expect(page.getByText('Please look at the marked fields.')).toBeVisible();

    await page.getByLabel('Name', { exact: true }).fill('Market Customer');
    await page.getByLabel(/^Name to stamp/).fill('Rosalind');
    await expect(page.locator('dl').getByText('$', { exact: false }).last()).toBeVisible();
    expect(await page.evaluate(hasSidewaysScroll)).toBe(false);
    await expectAccessible(page);
    await look(page, `hand-form-${width}`);
    // Leaving asks, because something is typed.
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Create paid order' }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Order created by hand')).toBeVisible();
    await expect(page.getByText('Glaze it blue').first()).toBeVisible();
    await expect(page.getByText('No email address, so no emails are sent.')).toBeVisible();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    expect(await page.evaluate(hasSidewaysScroll)).toBe(false);
    await expectAccessible(page);
    await look(page, `hand-paid-${width}`);
  });

  test(`at ${width} px a payment link is made and copied, and paid on a phone without an account`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = newEmail();
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, SLUG, '/admin/orders/new');
    await page.getByLabel('Find a product').fill('Name Mug');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('button', { name: 'Add Name Mug', exact: true }).click();
    await page.getByLabel(/^Name to stamp/).fill('Grace');
    await page.getByRole('radio', { name: /Sent to an address/ }).check();
    await page.getByRole('radio', { name: /Payment link/ }).check();
    await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByLabel('Street Address').fill('18 Foundry Lane');
    await page.getByLabel('City').fill('Portland');
    await page.getByLabel('State', { exact: true }).selectOption('OR');
    await page.getByLabel('ZIP Code').fill('9720');
    await page.getByRole('button', { name: 'Create order with link' }).click();
    await expect(page.getByLabel('ZIP Code')).toBeFocused();
    await page.getByLabel('ZIP Code').fill('97202');
    await expectAccessible(page);
    await look(page, `hand-link-form-${width}`);
    await page.getByRole('button', { name: 'Create order with link' }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
    const adminPage = page.url();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toContain('/orders/open#');
    expect(await page.evaluate(hasSidewaysScroll)).toBe(false);
    await expectAccessible(page);
    await expect(page.getByText('has not paid yet', { exact: false })).toBeVisible();
    await look(page, `hand-link-${width}`);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^Your order #\d+ from Clay & Kiln waits for payment$/);
    expect(mail?.text).toContain(link);
    await page.getByRole('button', { name: `Send to ${email}` }).click();
    await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();

    const phone = await browser.newContext({ viewport: PHONE });
    const theirs = await phone.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: /^Pay \$/ })).toBeVisible();
    await expect(theirs.getByText('18 Foundry Lane')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible();
    expect(await theirs.evaluate(hasSidewaysScroll)).toBe(false);
    await expectAccessible(theirs);
    await look(theirs, `hand-pay-${width}`);
    await payWith(theirs, 'Cancel');
    await expect(theirs.getByRole('alert').filter({ hasText: 'Payment' })).toBeVisible();
    await payWith(theirs, 'Approve');
    await expect(theirs.getByRole('heading', { name: 'Order Successful!' })).toBeVisible();
    // The link opens the order's page, and nothing is left to pay.
    await theirs.goto(shop(SLUG, '/'));
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /^Pay \$/ })).toHaveCount(0);
    await expectAccessible(theirs);
    await phone.close();

    await page.goto(adminPage);
    await expect(page.getByLabel('Link', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Payment received').first()).toBeVisible();
  });
}

test('a link that has ended shows the order, and takes no money', async ({ page, browser }) => {
  const email = newEmail();
  await signIn(page, SLUG, '/admin/orders/new');
  await page.getByLabel('Find a product').fill('Name Mug');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: 'Add Name Mug', exact: true }).click();
  await page.getByLabel(/^Name to stamp/).fill('Ada');
  await page.getByRole('radio', { name: /Payment link/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('button', { name: 'Create order with link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const theirs = await (await browser.newContext({ viewport: PHONE })).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('button', { name: 'PayPal', exact: true })).toBeVisible();
  await query("UPDATE orders SET pay_until = now() - interval '1 second' WHERE customer_email = $1", [email]);
  // An old tab is refused, too.
  await theirs.getByRole('button', { name: 'PayPal', exact: true }).click();
  await expect(theirs.getByText(/cannot be paid any more/)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Expired' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'PayPal', exact: true })).toHaveCount(0);
  await expectAccessible(theirs);
  await look(theirs, 'hand-ended');
  // A stranger with the order's address and without the key sees nothing.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(theirs.url());
  await expect(stranger.getByText('Ada Lovelace')).toHaveCount(0);
});
