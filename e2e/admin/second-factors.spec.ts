// Second factors of a shop's people in a real browser: passkeys by Chromium's virtual authenticator, authenticator apps
// by their codes. In a shop of its own, for what its owner asks of the team would be asked of every other test.
import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { codeAt } from '../../lib/auth/factors/totp';
import { fillSignIn, OWNER_PASSWORD } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { addDevice } from '../support/passkeys';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'two-steps';
const SECURITY = '/admin/settings/security';

// The last one asks everybody of the shop for a second factor.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() =>
  query(
    `INSERT INTO tenants (id, name, slug, state, updated_at) VALUES (gen_random_uuid(), 'Two Steps Pottery', $1, 'live', now())
     ON CONFLICT DO NOTHING`,
    [SLUG],
  ),
);

/** A member with the demo's password and no second factor. */
async function createOwner(): Promise<{ email: string }> {
  const email = `${randomUUID()}@two-steps.test`;
  await query(
    `WITH person AS (
       INSERT INTO users (id, email, name, password_hash)
       SELECT gen_random_uuid(), $1, 'Rosalind Harker', password_hash FROM users WHERE email LIKE 'owner@%' LIMIT 1
       RETURNING id
     ) INSERT INTO tenant_users (tenant_id, user_id, role)
       SELECT t.id, p.id, 'owner' FROM tenants t, person p WHERE t.slug = $2`,
    [email, SLUG],
  );
  return { email };
}

async function signInByPassword(page: Page, email: string, path = SECURITY): Promise<void> {
  await page.goto(shop(SLUG, path));
  await fillSignIn(page, email, OWNER_PASSWORD);
}

/** Screenshots for review: nothing is compared. */
async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_AT === undefined) {
    return;
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.LOOK_AT}/${name}-${width}.png`, fullPage: true });
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a passkey is made, signs in without a password, and proves who it is', async ({ page }) => {
  const { email } = await createOwner();
  await signInByPassword(page, email);
  await expect(heading(page, 'Two-step sign-in')).toBeVisible();
  await look(page, 'security-empty');
  await addDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  const codes = page.getByRole('listitem').filter({ hasText: /^([0-9a-z]{5}-){4}[0-9a-z]{5}$/ });
  await expect(codes).toHaveCount(10);
  await expect(page.getByText(`Works at ${SLUG}.localhost only`)).toBeVisible();
  await look(page, 'security-codes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto(shop(SLUG, '/admin/login'));
  await look(page, 'login');
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();

  // Eleven minutes later, before an important action.
  await query(
    `UPDATE sessions SET proved_at = now() - interval '11 minutes'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  await page.goto(shop(SLUG, SECURITY));
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await expect(dialog).toBeVisible();
  await look(page, 'proof-dialog');
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(codes).toHaveCount(10);
});

test('somebody who is invited elsewhere gives the second step before they join', async ({ page }) => {
  const { email } = await createOwner();
  await signInByPassword(page, email);
  await addDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('listitem').filter({ hasText: /^([0-9a-z]{5}-){4}[0-9a-z]{5}$/ });
  const code = (await codes.first().textContent()) ?? '';
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  await query(
    `INSERT INTO team_invitations (tenant_id, id, email, role, token_hash, invited_by_name, expires_at)
     SELECT id, gen_random_uuid(), $1, 'order-manager', $2, 'Rosalind', now() + interval '1 day'
     FROM tenants WHERE slug = 'clayandkiln'`,
    [email, hash],
  );
  const isMember = async () =>
    (await query('SELECT 1 FROM tenant_users m JOIN users u ON u.id = m.user_id WHERE u.email = $1', [email]))
      .length === 2;

  await page.goto(shop('clayandkiln', `/admin/invitation#${token}`));
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  // The passkey works at the other shop's address only.
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  expect(await isMember()).toBe(false);
  await look(page, 'invitation-second-step');
  await expectAccessible(page);
  await page.getByLabel('One of your recovery codes').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  expect(await isMember()).toBe(true);
  await query('DELETE FROM users WHERE email = $1', [email]);
});

test('an authenticator app is added by its code, and asked for after the password', async ({ page }) => {
  const { email } = await createOwner();
  await signInByPassword(page, email);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await look(page, 'add-app');
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  const code = page.getByLabel('The six digits that the app shows now');
  const right = codeAt(secret, new Date());
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByText('This code is not right, or was used already.')).toBeVisible();
  await code.fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByText('The authenticator app was added.')).toBeVisible();
  const recovery = await page
    .getByRole('listitem')
    .filter({ hasText: /^([0-9a-z]{5}-){4}[0-9a-z]{5}$/ })
    .first()
    .textContent();

  await page.context().clearCookies();
  await signInByPassword(page, email);
  await expect(heading(page, 'Second step')).toBeVisible();
  await look(page, 'second-step');
  await expectAccessible(page);
  // The password alone opens nothing.
  await page.goto(shop(SLUG, '/admin/orders'));
  await expect(heading(page, 'Second step')).toBeVisible();
  // The code that was taken is not taken again, the next one is.
  const field = page.getByLabel('The six digits that the app shows now');
  await field.fill(codeAt(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();

  await page.context().clearCookies();
  await signInByPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('One of your recovery codes').fill((recovery ?? '').toUpperCase());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('whoever has none is led to set one up first, if the shop asks its team', async ({ page }) => {
  const { email } = await createOwner();
  await signInByPassword(page, email, '/admin/settings/team');
  const rule = page.getByRole('switch', { name: 'Everybody in the team needs a second step' });
  await rule.click();
  await expect(heading(page, 'Set up your second step')).toBeVisible();
  await look(page, 'enrolment');
  await expectAccessible(page);
  await page.goto(shop(SLUG, '/admin/orders'));
  await expect(heading(page, 'Set up your second step')).toBeVisible();
  await addDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added.')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await expect(page).toHaveURL(shop(SLUG, '/admin/orders'));
  await page.goto(shop(SLUG, '/admin/settings/team'));
  await expect(rule).toBeChecked();
  await look(page, 'team');
  await rule.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Who changed what' }).click();
  await expect(page.getByText('asked everybody in the team for a second step at sign-in.')).toBeVisible();
});
