import type { Browser, Page } from 'playwright/test';
import { fillSignIn, OWNER_PASSWORD, signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { addDevice } from '../support/passkeys';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const NORA = 'nora@invited.example.com';
/** Of the other demo shop. */
const PRIYA = 'orders@stitchworks.test';
const PASSWORD = 'seven plums in a basket';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

const removeGuests = async () => {
  await query(
    `DELETE FROM tenant_users WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)
       AND user_id IN (SELECT id FROM users WHERE email = ANY($2))`,
    [SLUG, [NORA, PRIYA]],
  );
  await query('DELETE FROM users WHERE email = $1', [NORA]);
  await query('DELETE FROM team_invitations WHERE email = ANY($1)', [[NORA, PRIYA]]);
  await query('UPDATE tenants SET refund_limit_cents = 5000 WHERE slug = $1', [SLUG]);
};

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async () => {
  await query('DELETE FROM rate_limits');
  await removeGuests();
});
test.afterEach(removeGuests);

/** Looks at a page as a phone and as a desktop show it, and leaves it as it was. */
async function expectFine(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(hasSidewaysScroll), `${page.url()} at ${size.width} px`).toBe(false);
    await expectAccessible(page);
  }
}

const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Admin' }).getByRole('link');

async function invite(page: Page, email: string, role: string): Promise<string> {
  const before = (await mailsTo(email, 0)).length;
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send the invitation' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`An invitation to ${email} is on its way.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(email, 0)).length).toBe(before + 1);
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.subject).toBe('You are invited to the team of Clay & Kiln');
  const link = /http:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toContain(shop(SLUG, '/admin/invitation#'));
  return link;
}

async function asSomebodyElse(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: WIDE });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

test('an owner invites an order manager, who accepts, works, is refused the settings, and is removed', async ({
  page,
  browser,
}) => {
  await signIn(page, SLUG, '/admin/settings/team');
  await page.getByLabel('Most that may go back of one order, in dollars').fill('12.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The limit was saved.')).toBeVisible();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  const link = await invite(page, NORA, 'Order manager');
  await expect(page.getByRole('listitem').filter({ hasText: NORA }).getByText('Waiting')).toBeVisible();
  await expectFine(page);

  await asSomebodyElse(browser, async (nora) => {
    await nora.goto(link);
    // The key leaves the address as soon as it is read.
    await expect(nora).toHaveURL(shop(SLUG, '/admin/invitation'));
    await expect(nora.getByText('You are invited to work in Clay & Kiln as Order manager.')).toBeVisible();
    await nora.getByLabel('Your name').fill('Nora Kim');
    await nora.getByLabel('New password', { exact: true }).fill('clayandkiln');
    await nora.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(nora.getByText(/This password is too easy to guess/).first()).toBeVisible();
    await expect(nora.getByLabel('Your name')).toHaveValue('Nora Kim');
    await expectFine(nora);
    await nora.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await nora.getByRole('button', { name: 'Accept the invitation' }).click();

    // What is hers, and nothing else.
    await expect(nora).toHaveURL(shop(SLUG, '/admin'));
    await expect(nora.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(nora.getByText('Pending Orders')).toBeVisible();
    await expect(nora.getByText('Total Revenue')).toHaveCount(0);
    await expect(tabsOf(nora)).toHaveText([
      'Dashboard',
      'Orders',
      'Customers',
      'Production',
      'Visits',
      'Your account',
    ]);
    await expectFine(nora);
    // A passkey of her own, and with it the next sign-in.
    await nora.goto(shop(SLUG, '/admin/settings/security'));
    await addDevice(nora);
    await nora.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(nora.getByText('The passkey was added.')).toBeVisible();
    await nora.context().clearCookies();
    await nora.goto(shop(SLUG, '/admin/login'));
    await nora.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(nora.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const path of [
      '/admin/settings',
      '/admin/settings/team',
      '/admin/settings/payments',
      '/admin/products',
    ]) {
      await nora.goto(shop(SLUG, path));
      await expect(nora.getByRole('heading', { name: 'Access Denied' }), path).toBeVisible();
    }
    const [order] = await query<{ id: string }>(
      `SELECT p.order_id AS id FROM payments p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = $1
         AND p.status = 'captured' AND p.refunded_cents = 0 AND p.amount_cents > 1250
         AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = p.order_id) LIMIT 1`,
      [SLUG],
    );
    await nora.goto(shop(SLUG, `/admin/orders/${order?.id}`));
    await nora.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = nora.getByRole('dialog', { name: 'Refund' });
    await expect(dialog.getByText(/You may refund up to \$12\.50 of an order in all/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Refund $12.50' })).toBeVisible();
    await expectAccessible(nora);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await nora.goto(shop(SLUG, '/admin/settings/security'));
    await expect(nora.getByRole('heading', { name: 'Your role here: Order manager' })).toBeVisible();
    await expectFine(nora);

    // Another role counts at the next click, in the session that lives.
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: NORA });
    await row.getByLabel('Role of Nora Kim').selectOption('Product manager');
    await row.getByRole('button', { name: /^Change the role/ }).click();
    await expect(page.getByText('The role was changed.')).toBeVisible();
    await nora.goto(shop(SLUG, '/admin/orders'));
    await expect(nora.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await nora.goto(shop(SLUG, '/admin'));
    await expect(tabsOf(nora)).toHaveText(['Dashboard', 'Products', 'Visits', 'Settings']);
    await expectFine(nora);
    await nora.goto(shop(SLUG, '/admin/settings/branding'));
    await expect(nora.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await expectFine(nora);

    await row.getByRole('button', { name: /^Remove(?!.*second step)/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Nora Kim was removed from the team.')).toBeVisible();
    await nora.goto(shop(SLUG, '/admin/products'));
    await expect(nora).toHaveURL(/\/admin\/login/);
    await fillSignIn(nora, NORA, PASSWORD);
    await expect(
      nora.getByText("You don't have permission to access Clay & Kiln's admin panel."),
    ).toBeVisible();
    // The link is used up.
    await nora.goto(link);
    await expect(nora.getByText('This invitation does not open any more', { exact: false })).toBeVisible();
    await expectFine(nora);
  });

  await page.getByRole('link', { name: 'Who changed what' }).click();
  await expect(page.getByRole('heading', { name: 'Team log' })).toBeVisible();
  const entries = page.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(entries.nth(0)).toContainText(`Rosalind Harker removed Nora Kim (${NORA}), Product manager`);
  await expect(entries.nth(1)).toContainText('from Order manager to Product manager.');
  await expect(entries.nth(2)).toContainText('Nora Kim accepted the invitation and joined as Order manager.');
  await expect(entries.nth(3)).toContainText(`Rosalind Harker invited ${NORA} as Order manager.`);
  await expect(entries.nth(4)).toContainText('Before: up to $50.00. Now: up to $12.50.');
  await expectFine(page);
});

test('somebody with an account accepts with its password, in a browser of another, and switches between two shops', async ({
  page,
  browser,
}) => {
  await signIn(page, SLUG, '/admin/settings/team');
  const first = await invite(page, PRIYA, 'Product manager');
  // Sent again: the link before is void.
  await page.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(async () => (await mailsTo(PRIYA, 0)).length).toBeGreaterThan(1);
  const again = /http:\/\/\S+/.exec((await mailsTo(PRIYA)).at(-1)?.text ?? '')?.[0] ?? '';
  expect(again).not.toBe(first);
  await page.goto(first);
  await expect(page.getByText('This invitation does not open any more', { exact: false })).toBeVisible();

  // The owner's own browser, in which the owner is signed in: nothing of theirs accepts it.
  await page.goto(again);
  await expect(
    page.getByText(`You are signed in here as owner@${SLUG}.test.`, { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The invitation is for' })).toHaveValue(PRIYA);
  await expectFine(page);

  await asSomebodyElse(browser, async (priya) => {
    await priya.goto(again);
    await priya.getByLabel('Password', { exact: true }).fill('not this one');
    await priya.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(priya.getByText('Failed to sign in. Please check your credentials.')).toBeVisible();
    await priya.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await priya.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(priya).toHaveURL(shop(SLUG, '/admin'));
    await expect(tabsOf(priya)).toHaveText(['Dashboard', 'Products', 'Visits', 'Settings']);

    await priya.setViewportSize(NARROW);
    await priya.locator('summary', { hasText: 'Switch store' }).click();
    const stores = priya.getByRole('navigation', { name: 'Your stores' });
    await expect(stores.getByRole('link')).toHaveText([/Stitchworks\s*Order manager/]);
    expect(await priya.evaluate(hasSidewaysScroll)).toBe(false);
    await expectAccessible(priya);
    await stores.getByRole('link', { name: 'Stitchworks' }).click();
    // A session is one shop's.
    await expect(priya).toHaveURL(shop('stitchworks', '/admin/login'));
    await fillSignIn(priya, PRIYA, OWNER_PASSWORD);
    await expect(tabsOf(priya)).toHaveText([
      'Dashboard',
      'Orders',
      'Customers',
      'Production',
      'Visits',
      'Your account',
    ]);
    await priya.goto(shop(SLUG, '/admin/products'));
    await expect(priya.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
});

test('the last owner cannot leave, and an invitation that is taken back opens nothing', async ({
  page,
  browser,
}) => {
  await signIn(page, SLUG, '/admin/settings/team');
  await page.getByRole('button', { name: /^Leave the team/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('A store needs an owner. Make somebody else an owner first.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const link = await invite(page, NORA, 'Owner');
  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The invitation was taken back.')).toBeVisible();
  await asSomebodyElse(browser, async (nora) => {
    await nora.goto(link);
    await expect(nora.getByText('This invitation does not open any more', { exact: false })).toBeVisible();
  });
});
