import type { Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { at } from './support/shops';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

async function openForm(page: Page) {
  await page.goto(at('localhost'));
  return { field: page.getByLabel(/e-?mail/i), send: page.locator('#contact').getByRole('button') };
}

test('an address is stored once, and both submissions say so', async ({ page }) => {
  const email = `maker-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { field, send } = await openForm(page);

  await field.fill('not an address');
  await send.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field).toHaveValue('not an address');

  await field.fill(email.toUpperCase());
  await send.click();
  await expect(page.getByText('Thank you. We have your address', { exact: false })).toBeVisible();
  await field.fill(email);
  await send.click();
  await expect(page.getByText('We have your address already.', { exact: false })).toBeVisible();
  expect(await query('SELECT 1 FROM contact_signups WHERE email = $1', [email])).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address is stored, and the page stays whole', async ({ page }) => {
    const email = `maker-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const { field, send } = await openForm(page);
    await field.fill('not an address');
    await send.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(field).toHaveValue('not an address');
    await field.fill(email);
    await send.click();
    await expect(page.getByText('Thank you. We have your address', { exact: false })).toBeVisible();
    expect(await query('SELECT 1 FROM contact_signups WHERE email = $1', [email])).toHaveLength(1);
  });
});

test('many addresses from one network are slowed down, and the last one stays in the form', async ({
  page,
}) => {
  const email = `maker-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const { field, send } = await openForm(page);
  await field.fill(email);
  await send.click();
  await expect(page.getByText('Thank you. We have your address', { exact: false })).toBeVisible();
  await query("UPDATE rate_limits SET points = 20 WHERE key LIKE 'contactSignup:%'");
  await field.fill(`another-${email}`);
  await send.click();
  await expect(page.getByText('Many addresses have come from your network', { exact: false })).toBeVisible();
  await expect(field).toHaveValue(`another-${email}`);
  await query("DELETE FROM rate_limits WHERE key LIKE 'contactSignup:%'");
  expect(await query('SELECT 1 FROM contact_signups WHERE email = $1', [`another-${email}`])).toEqual([]);
});

test('axe finds nothing serious on the landing page at full width', async ({ page }) => {
  await page.goto(at('localhost'));
  await expectAccessible(page);
});
