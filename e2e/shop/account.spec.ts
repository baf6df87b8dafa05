// Shoppers who look after their account, on a phone.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { codeSentTo } from '../support/codes';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SHOP = 'clayandkiln';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
const own = (name: string) => `account-${name}-${Date.now()}@example.com`;

test.beforeEach(async () => {
  await query('DELETE FROM rate_limits');
});
test.afterAll(async () => {
  const which = `SELECT id FROM customers WHERE email LIKE 'account-%'`;
  await query(`UPDATE orders SET customer_id = NULL WHERE customer_id IN (${which})`);
  await query(`DELETE FROM customers WHERE id IN (${which})`);
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Expects a page to fit a phone and a desk, and axe to find nothing on either. */
async function expectSound(page: Page): Promise<void> {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(hasSidewaysScroll), `${page.url()} at ${size.width} px`).toBe(false);
    await expectAccessible(page);
  }
}

/** Goes to a page of the account and signs in on the way, which leads back to it. */
async function signInOnTheWayTo(page: Page, path: string, email: string): Promise<void> {
  await page.goto(shop(SHOP, path));
  await expect(page).toHaveURL(shop(SHOP, `/login?return=${encodeURIComponent(path)}`));
  await page.getByLabel('Email or phone number').fill(email);
  await button(page, 'Send me a code').click();
  await page.getByLabel('Six digits').fill(await codeSentTo(email));
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(shop(SHOP, path));
}

test('a shopper changes their address with both codes, downloads all of it, and deletes the account', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  const [before, after] = [own('old'), own('new')];
  await signInOnTheWayTo(page, '/account/profile', before);
  await expect(heading(page, 'Profile')).toBeVisible();
  await page.getByLabel('Name').fill('Ada Winslow');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectSound(page);

  // Another address: nothing changes with one code, everything with both.
  await button(page, 'Change email address').click();
  await expect(page.getByLabel('New email address')).toBeFocused();
  await page.getByLabel('New email address').fill(after);
  await button(page, 'Send both codes').click();
  const oldField = page.getByLabel(`Code sent to ${before}`);
  await expect(oldField).toBeFocused();
  await expectSound(page);
  const newCode = await codeSentTo(after);
  const [signInCode, ...later] = (await mailsTo(before)).flatMap(
    ({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? [],
  );
  const oldCode = later.at(-1) ?? (await codeSentTo(before, [signInCode ?? '']));
  await oldField.fill(oldCode === '000000' ? '000001' : '000000');
  await page.getByLabel(`Code sent to ${after}`).fill(newCode);
  await button(page, 'Confirm the change').click();
  await expect(page.getByText('This code is not right, or it has run out.')).toBeVisible();
  await oldField.fill(oldCode);
  await button(page, 'Confirm the change').click();
  await expect(page.getByText('Your email address is changed.')).toBeVisible();
  await expect(button(page, 'Change email address')).toBeFocused();
  await expect(page.getByText(after, { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(before)).map(({ subject }) => subject).join())
    .toContain('was changed');

  // All parts, from the cards of a phone.
  await page.getByRole('link', { name: 'Your account', exact: true }).click();
  await expect(heading(page, 'Hello, Ada Winslow')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: /^Addresses/ }).click();
  await button(page, 'Add an address').click();
  await page.getByLabel('Full Name').fill('Ada Winslow');
  await button(page, 'Save address').click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('(503) 555-0142');
  await page.getByLabel('Street Address').fill('18 Foundry Lane');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel('ZIP Code').fill('97202');
  await expect(page.getByText('Please enter your city')).toHaveCount(0);
  await expectSound(page);
  await button(page, 'Save address').click();
  await expect(page.getByText('The address is saved')).toBeVisible();
  await expect(page.getByText('Portland, OR 97202')).toBeVisible();
  await expectSound(page);

  // The download.
  await page.goto(shop(SHOP, '/account/data'));
  await expect(page.getByText('Rosters often have names of children.')).toBeVisible();
  await expectSound(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^clayandkiln-account-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { name: 'Ada Winslow', email: after },
    addresses: [{ city: 'Portland' }],
    orders: [],
  });

  // The deletion, asked again by a code.
  await button(page, 'Delete my account').click();
  await button(page, 'Send me a code').click();
  await expectSound(page);
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(after, [newCode]));
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(heading(page, 'Your account is deleted')).toBeVisible();
  expect(await query('SELECT id FROM customers WHERE email = $1', [after])).toEqual([]);
  await expect
    .poll(async () => (await mailsTo(after)).map(({ subject }) => subject).join())
    .toContain('is deleted');
  await page.goto(shop(SHOP, '/account/data'));
  await expect(page).toHaveURL(/\/login\?return=/);
});

test('a shopper sets a password after ten minutes with a code, and signs another device out', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const email = own('devices');
  await signInOnTheWayTo(page, '/account/security', email);
  const other = await browser.newPage();
  const [first] = [await codeSentTo(email)];
  await other.goto(shop(SHOP, '/account/security'));
  await other.getByLabel('Email or phone number').fill(email);
  await button(other, 'Send me a code').click();
  const second = await codeSentTo(email, [first]);
  await other.getByLabel('Six digits').fill(second);
  await button(other, 'Sign in').click();
  await expect(heading(other, 'Security')).toBeVisible();

  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await expectSound(page);
  await query(
    `UPDATE sessions SET proved_at = now() - interval '11 minutes'
     WHERE customer_id = (SELECT id FROM customers WHERE email = $1)`,
    [email],
  );
  await page.getByLabel('New password', { exact: true }).fill('nine kilns and a teapot');
  await button(page, 'Set password').click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  await button(page, 'Send me a code').click();
  await expectSound(page);
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(email, [first, second]));
  await button(page, 'Confirm').click();
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await expect(button(page, 'Change password')).toBeVisible();
  // It ended the other session, which the other device finds out by itself.
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?return=/);
  await other.close();
});
