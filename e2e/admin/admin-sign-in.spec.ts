import type { BrowserContext, Page } from 'playwright/test';
import { fillSignIn, OWNER_PASSWORD, signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { rawRequest } from '../support/raw-request';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const OWNER = `owner@${SLUG}.test`;

const SESSION_OF = `WHERE user_id = (SELECT id FROM users WHERE email = $1)`;
const setRole = (role: string) =>
  query(`UPDATE tenant_users SET role = $1 WHERE user_id = (SELECT id FROM users WHERE email = '${OWNER}')`, [
    role,
  ]);

async function sessionCookie(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies(shop(SLUG));
  return cookies.find(({ name }) => name.endsWith('session-token'))?.value ?? '';
}

const alertOf = (page: Page) =>
  page.locator('body > :not(next-route-announcer)').getByRole('alert').filter({ hasText: /./ });

// To the limiter many tests look like one determined attacker.
test.beforeEach(() => query('DELETE FROM rate_limits'));
test.afterEach(() => setRole('owner'));

test('sign-in refuses bad input, keeps the typed text, and redirects to the requested page', async ({
  page,
}) => {
  await page.goto(shop(SLUG, '/admin/products?status=active'));
  await expect(page).toHaveURL(
    shop(SLUG, `/admin/login?return=${encodeURIComponent('/admin/products?status=active')}`),
  );
  await expect(page.getByRole('link', { name: 'Back to Store' })).toHaveAttribute('href', '/');

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(alertOf(page)).toHaveText('You must provide either an email or phone number and a password');
  await expect(page.getByLabel('Email')).toBeFocused();

  await fillSignIn(page, OWNER, 'not this one');
  await expect(alertOf(page)).toHaveText('Failed to sign in. Please check your credentials.');
  await expect(page.getByLabel('Email')).toHaveValue(OWNER);
  await expectAccessible(page);

  await fillSignIn(page, 'owner@stitchworks.test', OWNER_PASSWORD);
  await expect(alertOf(page)).toHaveText("You don't have permission to access Clay & Kiln's admin panel.");

  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await fillSignIn(page, OWNER, OWNER_PASSWORD);
  await expect(page).toHaveURL(shop(SLUG, '/admin/products?status=active'));
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  // Already signed in: the sign-in page redirects.
  await page.goto(shop(SLUG, '/admin/login?return=/admin/orders'));
  await expect(page).toHaveURL(shop(SLUG, '/admin/orders'));
});

// All the forms of such an address: lib/auth/sign-in/return-path.test.ts.
test('sign-in never redirects to another site', async ({ page }) => {
  await page.goto(shop(SLUG, `/admin/login?return=${encodeURIComponent('/\\evil.example')}`));
  await fillSignIn(page, OWNER, OWNER_PASSWORD);
  await expect(page).toHaveURL(shop(SLUG, '/admin'));
});

test('guessing is refused after ten tries, for that account', async ({ page }) => {
  await page.goto(shop(SLUG, '/admin/login'));
  await fillSignIn(page, 'guess@example.com', 'one');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = page.waitForResponse((response) => response.url().includes('/callback/credentials'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answer;
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(alertOf(page)).toHaveText(/^Too many attempts\. Please wait \d+ minutes and try again\.$/);
  await fillSignIn(page, OWNER, OWNER_PASSWORD);
  await expect(page).toHaveURL(shop(SLUG, '/admin'));
});

test('an ended session and another role take effect at the next click', async ({ page }) => {
  await signIn(page, SLUG);
  await setRole('product-manager');
  const tabs = page.getByRole('navigation', { name: 'Admin' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText("You don't have permission to access this store's admin panel.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Store' }).click();
  await expect(page).toHaveURL(shop(SLUG));

  await setRole('owner');
  await page.goto(shop(SLUG, '/admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await query(`DELETE FROM sessions ${SESSION_OF}`, [OWNER]);
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL(shop(SLUG, `/admin/login?return=${encodeURIComponent('/admin/orders')}`));
});

test('an expired access token is refreshed without signing in again', async ({ page, context }) => {
  await signIn(page, SLUG);
  const before = await sessionCookie(context);
  await query(`UPDATE sessions SET access_expires_at = now() - interval '1 minute' ${SESSION_OF}`, [OWNER]);
  await page.goto(shop(SLUG, '/admin/orders?status=pending'));
  await expect(page).toHaveURL(shop(SLUG, '/admin/orders?status=pending'));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await sessionCookie(context)).not.toBe(before);

  // Suppose the earlier cookie was copied. Used again some time later, it ends the session.
  await query(
    `UPDATE sessions SET refreshed_at = now() - interval '5 minutes', access_expires_at = now() ${SESSION_OF}`,
    [OWNER],
  );
  const replayed = await rawRequest({
    host: `${SLUG}.localhost:${process.env.E2E_PORT}`,
    path: '/api/session',
    method: 'POST',
    headers: {
      origin: shop(SLUG).replace(/\/$/, ''),
      cookie: `next-auth.session-token=${before}`,
    },
  });
  expect(replayed.status).toBe(401);
  await page.goto(shop(SLUG, '/admin'));
  await expect(page).toHaveURL(shop(SLUG, '/admin/login'));
});

test('the browser refreshes before access expires, retries while the server is down, and says when the session is over', async ({
  page,
}) => {
  await query(`DELETE FROM sessions ${SESSION_OF}`, [OWNER]);
  await page.clock.install();
  await signIn(page, SLUG);
  await query(`UPDATE sessions SET access_expires_at = now() + interval '85 seconds' ${SESSION_OF}`, [OWNER]);
  await page.evaluate(() => localStorage.removeItem('signed-in'));
  await page.goto(shop(SLUG, '/admin'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The script sets it when it starts its timer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signed-in'))).toBe('1');
  let calls = 0;
  await page.route('**/api/session', (route) => {
    calls += 1;
    return calls <= 2 ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  const refreshed = page.waitForResponse(
    (response) => response.url().endsWith('/api/session') && response.ok(),
  );
  await page.clock.runFor(31_000);
  await page.clock.runFor(2_000);
  await refreshed;
  expect(calls).toBe(3);
  const [row] = await query<{ generation: number }>(`SELECT generation FROM sessions ${SESSION_OF}`, [OWNER]);
  expect(row?.generation).toBe(2);

  await page.unroute('**/api/session');
  await query(`DELETE FROM sessions ${SESSION_OF}`, [OWNER]);
  const banner = page.getByText('Auth session missing! Please sign in again.');
  await expect(async () => {
    // In small steps, so that a call has time for its answer.
    await page.clock.runFor(30_000);
    expect(await banner.count()).toBe(1);
  }).toPass({ intervals: [100], timeout: 20_000 });
  expect(page.url()).toBe(shop(SLUG, '/admin'));
});

test('Logout ends the session itself, and its cookie opens nothing afterwards', async ({ page, context }) => {
  await signIn(page, SLUG);
  const cookie = await sessionCookie(context);
  const inAnotherTab = await context.newPage();
  await inAnotherTab.goto(shop(SLUG, '/admin/orders'));
  await expect(inAnotherTab.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const signedOut = page.waitForResponse((response) => response.url().endsWith('/api/auth/signout'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(shop(SLUG, '/admin/login'));
  expect(await (await signedOut).headerValue('clear-site-data')).toBe('"cache"');
  expect(await sessionCookie(context)).toBe('');
  // As when a browser restores a page from memory.
  await inAnotherTab.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(inAnotherTab).toHaveURL(
    shop(SLUG, `/admin/login?return=${encodeURIComponent('/admin/orders')}`),
  );
  await inAnotherTab.close();
  const host = `${SLUG}.localhost`;
  await context.addCookies([{ name: 'next-auth.session-token', value: cookie, domain: host, path: '/' }]);
  await page.goto(shop(SLUG, '/admin'));
  await expect(page).toHaveURL(shop(SLUG, '/admin/login'));
});

test('sessions are listed and can be ended one by one, all others, and everywhere', async ({
  page,
  browser,
}) => {
  await query(`DELETE FROM sessions ${SESSION_OF}`, [OWNER]);
  await signIn(page, SLUG, '/admin/settings/security');
  const other = await browser.newPage();
  await signIn(other, SLUG);
  await page.reload();
  await expect(page.getByText('This browser')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The session was ended.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'End session' })).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(shop(SLUG, '/admin/login'));

  await signIn(other, SLUG);
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Every other session was ended.' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(shop(SLUG, '/admin/login'));

  await signIn(other, SLUG);
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(shop(SLUG, '/admin/login'));
  await other.reload();
  await expect(other).toHaveURL(shop(SLUG, '/admin/login'));
  await other.close();
});

test("a cookie of one shop opens no other shop's admin area", async ({ page, context }) => {
  await signIn(page, SLUG);
  const value = await sessionCookie(context);
  await context.addCookies([
    { name: 'next-auth.session-token', value, domain: 'stitchworks.localhost', path: '/' },
  ]);
  await page.goto(shop('stitchworks', '/admin'));
  await expect(page).toHaveURL(shop('stitchworks', '/admin/login'));
});

test('the storefront shows each visitor their own link, from the same cached page', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/session') && asked.push(request.url()));
  await page.goto(shop(SLUG));
  const nav = page.getByRole('navigation', { name: 'Shop' });
  await expect(nav.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked, 'requests for a shopper').toEqual([]);

  await signIn(page, SLUG);
  const response = await page.goto(shop(SLUG));
  expect(response?.headers()['x-nextjs-cache']).toBe('HIT');
  await expect(nav.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await setRole('order-manager');
  await page.reload();
  await expect(nav.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await page.goto(shop(SLUG, '/account'));
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByText('Order manager')).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto(shop(SLUG));
  await expect(nav.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto(shop(SLUG, '/account'));
  await expect(page).toHaveURL(shop(SLUG, '/login?return=%2Faccount'));
});

async function passwordHashOf(email: string): Promise<string> {
  const [row] = await query<{ password_hash: string }>('SELECT password_hash FROM users WHERE email = $1', [
    email,
  ]);
  return row?.password_hash ?? '';
}

const setPasswordHash = (email: string, hash: string) =>
  query('UPDATE users SET password_hash = $2 WHERE email = $1', [email, hash]);

test('a forgotten password is replaced by a mailed link, once, and strangers get the same answer', async ({
  page,
}) => {
  const owner = 'owner@quietloom.test';
  await page.goto(shop('quietloom', '/admin/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  const address = page.getByLabel('Email').filter({ visible: true });
  await address.fill('not an address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(alertOf(page)).toHaveText('Please enter a valid email address');
  const said = page.getByRole('status').filter({ hasText: 'If there is an account with this address' });
  await address.fill('stranger@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(said).toBeVisible();
  await address.fill(owner);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(said).toBeVisible();
  await expectAccessible(page);

  const mail = (await mailsTo(owner)).at(-1);
  expect(mail?.subject).toBe('Choose a new password for Quiet Loom');
  const link = /http:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(link).toContain(shop('quietloom', '/admin/reset-password#'));
  expect(await mailsTo('stranger@example.com', 0)).toEqual([]);

  await page.goto(link);
  // The key leaves the address as soon as it is read: no history, copied address or log has it.
  await expect(page).toHaveURL(shop('quietloom', '/admin/reset-password'));
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('quietloom');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(alertOf(page)).toContainText('This password is too easy to guess.');
  await expect(password).toHaveValue('quietloom');
  await expectAccessible(page);
  // The demo's own password consists of the product's name.
  await password.fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('It is made of the names of the shop')).toBeVisible();
  const before = await passwordHashOf(owner);
  await password.fill('seven warm blankets');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your password was changed.' })).toBeVisible();
  // The other tests expect it.
  await setPasswordHash(owner, before);
  await page.goto(link);
  await expect(alertOf(page)).toHaveText(
    'This link has expired or was used already. Please ask for a new one.',
  );
  await signIn(page, 'quietloom');
});

test('changing the password needs the old one and ends the other sessions', async ({ page, browser }) => {
  await signIn(page, 'quietloom', '/admin/settings/security');
  const other = await browser.newPage();
  await signIn(other, 'quietloom');
  const fill = async (current: string, next: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('not this one', 'seven warm blankets');
  await expect(alertOf(page)).toHaveText('The current password is not right.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('seven warm blankets');
  await fill(OWNER_PASSWORD, 'password1');
  await expect(alertOf(page)).toContainText('This password is too easy to guess.');
  const before = await passwordHashOf('owner@quietloom.test');
  await fill(OWNER_PASSWORD, 'seven warm blankets');
  await expect(page.getByRole('status').filter({ hasText: 'Every other session has ended.' })).toBeVisible();
  // The other tests expect it.
  await setPasswordHash('owner@quietloom.test', before);
  await other.reload();
  await expect(other).toHaveURL(shop('quietloom', '/admin/login'));
  await other.close();
});
