// The operator's console in a real browser, at the platform's own host, and what nobody else sees of it.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { codeAt } from '../lib/auth/factors/totp';
import { fillSignIn, OWNER_PASSWORD, signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { callAction, outcomeOf, serverReferences } from './support/server-actions';
import { at, shop } from './support/shops';
import { expect, test } from './support/test';

const SLUG = 'console-pottery';
/** The page that an action of the console is called from; Next carries it out nowhere else. */
const PAGE_OF: Record<string, string> = { saveOpening: '/platform', inviteToOpen: '/platform/sign-ups' };
const PAGES = ['', '/shops', '/shops/deleted', '/domains', '/people', '/sign-ups', '/orders', '/troubles'];
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(() =>
  query(
    `INSERT INTO tenants (id, name, slug, state, updated_at)
     VALUES (gen_random_uuid(), 'Console Pottery', $1, 'live', now()) ON CONFLICT DO NOTHING`,
    [SLUG],
  ),
);
test.beforeEach(() => query('DELETE FROM rate_limits'));

async function expectFine(page: Page): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(hasSidewaysScroll), `${page.url()} at ${size.width} px`).toBe(false);
    await expectAccessible(page);
  }
}

/** Signs the demo's operator in, who sets up the second factor that the platform asks for. */
async function signInAsOperator(page: Page): Promise<void> {
  await query(
    `DELETE FROM user_factors WHERE user_id = (SELECT id FROM users WHERE email = 'operator@makerfront.test')`,
  );
  await page.goto(at('localhost', '/platform'));
  await fillSignIn(page, 'operator@makerfront.test', OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await page.getByLabel('The six digits that the app shows now').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Check and add' }).click();
  await expect(page.getByText('The authenticator app was added.')).toBeVisible();
  await page.goto(at('localhost', '/platform'));
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

test('an operator finds a shop, sets its fee, suspends it with a reason, and lifts that', async ({
  page,
  browser,
}) => {
  const email = `june-${randomUUID().slice(0, 8)}@example.test`;
  await query('INSERT INTO contact_signups (id, email) VALUES (gen_random_uuid(), $1)', [email]);
  await signInAsOperator(page);
  for (const path of PAGES) {
    await page.goto(at('localhost', `/platform${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine(page);
  }
  await page.goto(at('localhost', '/platform/shops'));
  await page.getByRole('searchbox').fill(SLUG);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Console Pottery' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Console Pottery' })).toBeVisible();

  await page.getByLabel('Percentage').fill('101');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a percentage from 0 to 100', { exact: false })).toBeVisible();
  await page.getByLabel('Percentage').fill('1.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1.5% + $0.30').first()).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Please say why.')).toBeVisible();
  await page.getByLabel('Reason', { exact: true }).fill('Pictures of another potter');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByRole('button', { name: 'Lift the suspension' })).toBeVisible();
  await expectFine(page);
  await expect
    .poll(async () => {
      await stranger.goto(shop(SLUG));
      return stranger.getByText('Console Pottery sells nothing at the moment.', { exact: false }).count();
    })
    .toBe(1);
  await expectFine(stranger);
  await page.getByLabel('Reason', { exact: true }).fill('They were hers');
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(page.getByText('Pictures of another potter').first()).toBeVisible();
  await stranger.context().close();

  await page.getByRole('button', { name: 'Go into the store' }).click();
  await expect(page.getByText('Please say why.')).toBeVisible();
  await page.getByLabel('Why', { exact: true }).fill('A total looks wrong');
  await page.getByRole('button', { name: 'Go into the store' }).click();
  await page.waitForURL(shop(SLUG, '/admin'));
  const banner = page.getByRole('region', { name: 'You act as the owner' });
  await expect(banner).toContainText('Nothing can be changed');
  await expect(banner).toContainText('Reason: A total looks wrong');
  await page.goto(shop(SLUG, '/admin/settings'));
  await expect(banner).toBeVisible();
  await expectFine(page);
  await page.getByLabel('Description').fill('Stolen');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'have permission' })).toBeVisible();
  await page.goto(shop(SLUG, '/admin/settings/data'));
  await expect(page.getByText('Access Denied')).toBeVisible();
  await banner.getByRole('button', { name: 'Allow changes' }).click();
  await expect(banner).toContainText('What you change counts.');
  await banner.getByRole('button', { name: 'Leave the store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Console Pottery' })).toBeVisible();
  await expect(page.getByText(`left ${SLUG}.`)).toBeVisible();
  await page.goto(shop(SLUG, '/admin'));
  await expect(page).toHaveURL(/\/admin\/login/);

  await page.goto(at('localhost', `/platform/sign-ups?q=${encodeURIComponent(email)}`));
  await page.getByRole('button', { name: `Invite: ${email}` }).click();
  await expect(page.getByText('Invited on', { exact: false })).toBeVisible();
});

test('the console is nobody else’s, and no shop’s', async ({ page, context }) => {
  for (const path of PAGES) {
    await page.goto(at('localhost', `/platform${path}`));
    await expect(page).toHaveURL(/\/admin\/login/);
    const answer = await page.goto(shop('clayandkiln', `/platform${path}`));
    expect(answer?.status(), path).toBe(404);
  }
  await signIn(page, 'clayandkiln');
  const cookies = await context.cookies(shop('clayandkiln'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await page.goto(shop('clayandkiln', '/platform/shops'));
  expect(answer?.status()).toBe(404);
  const ofConsole = serverReferences().filter(
    ({ file, name }) => file.includes('(platform)/') && !name.startsWith('$$'),
  );
  expect(ofConsole.length).toBeGreaterThanOrEqual(4);
  const [{ id: shopId } = { id: '' }] = await query<{ id: string }>(
    'SELECT id FROM tenants WHERE slug = $1',
    [SLUG],
  );
  for (const { id, name } of ofConsole) {
    const path = PAGE_OF[name] ?? `/platform/shops/${shopId}`;
    // An owner's session, and none.
    for (const sent of [{ cookie }, {}]) {
      const called = await callAction({ slug: null, path, id, input: {}, ...sent });
      expect(['denied', 'signed_out'], name).toContain(outcomeOf(called));
      // A shop has no page with these actions, so Next carries none out there.
      const inShop = await callAction({ slug: 'clayandkiln', path: '/admin', id, input: {}, ...sent });
      expect([inShop.status, inShop.body], name).toEqual([200, '{}']);
    }
  }
  expect(await query("SELECT state FROM tenants WHERE slug = 'clayandkiln'")).toEqual([{ state: 'live' }]);
});
