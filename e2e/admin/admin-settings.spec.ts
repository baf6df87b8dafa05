import type { Cookie, Page } from 'playwright/test';
import sharp from 'sharp';
import { fillSignIn, OWNER_PASSWORD, saveSettings } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { breakPayPal, mendPayPal } from '../support/paypal';
import { rawRequest } from '../support/raw-request';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

// The tests change one shop and restore it at the end; they check that the others stay unchanged.
const SLUG = 'quietloom';
const SAVED = 'Settings saved successfully!';
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

type ShopRow = {
  id: string;
  name: string;
  slug: string;
  description: string;
  logo_url: string | null;
  primary_color: string;
  secondary_color: string;
  paypal_client_id: string | null;
  paypal_secret_encrypted: string | null;
  platform_fee_percentage: string;
};

async function shopRow(slug = SLUG): Promise<ShopRow> {
  const [row] = await query<ShopRow>('SELECT * FROM tenants WHERE slug = $1', [slug]);
  if (!row) {
    throw new Error(`There is no shop ${slug}`);
  }
  return row;
}

let cookies: Cookie[] = [];

/** Opens a page of the settings; signs in once for all tests, because sign-ins are limited. */
async function open(page: Page, path = '/admin/settings'): Promise<void> {
  await page.context().addCookies(cookies);
  await page.goto(shop(SLUG, path));
  if (cookies.length === 0) {
    await fillSignIn(page, `owner@${SLUG}.test`, OWNER_PASSWORD);
    await page.waitForURL(shop(SLUG, path));
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  cookies = await page.context().cookies();
}

/** Presses the button and waits until the page has reloaded, on the same tab. */
async function save(page: Page, name = 'Save changes'): Promise<void> {
  const path = page.url();
  await saveSettings(page, name);
  expect(page.url()).toBe(path);
  await expect(page.getByText(SAVED)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

const storefront = (slug: string) => rawRequest({ host: `${slug}.localhost` });

/** Content and cache state of another shop's page, which these tests must not change. */
async function neighbour() {
  await storefront('clayandkiln');
  const { body, headers } = await storefront('clayandkiln');
  expect(headers['x-nextjs-cache']).toBe('HIT');
  return body;
}

let before: ShopRow;
test.beforeAll(async () => {
  before = await shopRow();
});

test.afterAll(async ({ browser }) => {
  await mendPayPal();
  await query(
    `UPDATE tenants SET name = $2, description = $3, logo_url = $4, primary_color = $5, secondary_color = $6,
       paypal_client_id = $7, paypal_secret_encrypted = $8, paypal_webhook_id = NULL, stripe_account_id = NULL,
       stripe_onboarding_status = NULL, stripe_requirements_due = '{}' WHERE id = $1`,
    [
      before.id,
      before.name,
      before.description,
      before.logo_url,
      before.primary_color,
      before.secondary_color,
      before.paypal_client_id,
      before.paypal_secret_encrypted,
    ],
  );
  await query('DELETE FROM uploads WHERE tenant_id = $1', [before.id]);
  // Saved once more through the form, so that the cached pages expire.
  const page = await browser.newPage();
  await open(page);
  await save(page);
  await page.close();
  expect((await storefront(SLUG)).body).toContain(before.name);
});

const TABS = [
  { name: 'General', path: '/admin/settings' },
  { name: 'Branding', path: '/admin/settings/branding' },
  { name: 'Payments', path: '/admin/settings/payments' },
  { name: 'Policies', path: '/admin/settings/policies' },
  { name: 'Notifications', path: '/admin/settings/notifications' },
  { name: 'Team', path: '/admin/settings/team' },
  { name: 'App', path: '/admin/settings/app' },
];

test('every tab can be reached and fits its screen', async ({ page }) => {
  await open(page);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    for (const { name, path } of TABS) {
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(shop(SLUG, path));
      const current = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current=page]');
      await expect(current).toHaveText(name);
      await expect(current).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(hasSidewaysScroll), `${name} at ${viewport.width}`).toBe(false);
      // axe checks the tabs of another shop, at both widths, in admin-widths.spec.ts; this shop has no PayPal yet.
      if (name === 'Payments') {
        await expectAccessible(page);
      }
    }
  }
  // A tab that was left stays in the document, hidden.
  await expect(page.getByText('Ingrid Solberg').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('coming soon')).toHaveCount(0);
});

test('name and description are saved, and the storefront has them at its next request', async ({ page }) => {
  const theirs = await neighbour();
  await open(page);
  await page.getByLabel('Store name').fill('Quiet Loom & Daughters 🧶');
  await page.getByLabel('Description').fill('Two looms, \u202eand now three.');
  await save(page);
  await expect(page.getByLabel('Store name')).toHaveValue('Quiet Loom & Daughters 🧶');
  await expect(page.getByLabel('Description')).toHaveValue('Two looms, and now three.');

  const { body } = await storefront(SLUG);
  expect(body).toContain('Quiet Loom &amp; Daughters 🧶');
  expect(body).toContain('Two looms, and now three.');
  expect(await neighbour()).toBe(theirs);
});

test('the reload after a save does not stop another page that is on its way', async ({ page }) => {
  await open(page);
  await page.route(shop(SLUG, '/'), async (route) => {
    // Longer than the page waits before it reloads.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(shop(SLUG));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a refused value stays in the form, with a sentence', async ({ page }) => {
  const row = await shopRow();
  await open(page);
  await page.getByLabel('Store name').fill('🧶'.repeat(121));
  await page.getByLabel('Description').fill('x'.repeat(501));
  await page.getByLabel('Logo URL').fill('http://images.example.com/logo.png');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please use at most 120 characters').first()).toBeVisible();
  await expect(page.getByText('Please use at most 500 characters')).toBeVisible();
  await expect(page.getByLabel('Store name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Store name')).toHaveValue('🧶'.repeat(121));
  await expect(page.getByLabel('Description')).toHaveValue('x'.repeat(501));

  await page.getByLabel('Store name').fill(' \u200b ');
  await page.getByLabel('Description').fill('short');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter a name for your store' }),
  ).toBeVisible();
  await page.getByLabel('Store name').fill('Quiet Loom');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter an address that starts with https://').first()).toBeVisible();
  await expect(page.getByLabel('Logo URL')).toHaveValue('http://images.example.com/logo.png');
  expect(await shopRow()).toEqual(row);
});

test('a save that gets no answer says so and loses nothing', async ({ page }) => {
  await open(page);
  await page.getByLabel('Store name').fill('Lost on the way');
  await page.route('**/admin/settings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to save settings. Please try again.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Store name')).toHaveValue('Lost on the way');
});

test('of two who save at once the second is told by field, and different fields merge', async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await other.getByLabel('Description').fill('Theirs.');
  await save(other);

  await page.getByLabel('Store name').fill('Quiet Loom, mine');
  await save(page);
  expect(await shopRow()).toMatchObject({ name: 'Quiet Loom, mine', description: 'Theirs.' });

  // `other` was reloaded before that, and does not have the new name.
  await other.getByLabel('Store name').fill('Quiet Loom, theirs');
  await other.getByLabel('Description').fill('Theirs again.');
  await other.getByRole('button', { name: 'Save changes' }).click();
  const told = other.getByRole('alert').filter({ hasText: 'Someone else has changed these settings' });
  await expect(told).toContainText('Quiet Loom, mine');
  await expect(told).not.toContainText('Theirs again.');
  expect(await shopRow()).toMatchObject({ name: 'Quiet Loom, mine', description: 'Theirs.' });
  await expectAccessible(other);
  await told.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(other.getByRole('status').filter({ hasText: SAVED })).toBeVisible();
  expect(await shopRow()).toMatchObject({ name: 'Quiet Loom, theirs', description: 'Theirs again.' });
  await other.close();
});

test('a link asks before typed text is lost, and a new sign-in restores it', async ({ page, context }) => {
  await open(page);
  await page.getByLabel('Description').fill('Typed, and not saved');
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  // A link within the admin area, and one that loads another document.
  for (const link of [
    page.getByRole('link', { name: 'Orders', exact: true }),
    page.getByRole('link', { name: 'Storefront' }),
  ]) {
    await link.click();
    await expect(asked).toBeVisible();
    await asked.getByRole('button', { name: 'Stay here' }).click();
  }
  await expect(page.getByLabel('Description')).toHaveValue('Typed, and not saved');

  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const ended = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(ended).toContainText('what you typed is kept');
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, `owner@${SLUG}.test`, OWNER_PASSWORD);
  await page.waitForURL(shop(SLUG, '/admin/settings'));
  await expect(page.getByLabel('Description')).toHaveValue('Typed, and not saved');
  await expect(page.getByText('What you typed is back. It is not saved yet.')).toBeVisible();
  cookies = await page.context().cookies();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(shop(SLUG, '/admin/orders'));
});

test('the slug and the platform fee are read-only, also for a forged request', async ({ page }) => {
  const row = await shopRow();
  await open(page);
  await expect(page.getByLabel('Slug')).toHaveValue(SLUG);
  await expect(page.getByLabel('Slug')).not.toBeEditable();
  await expect(page.getByLabel('Store address')).toHaveValue(shop(SLUG));

  let forged = '';
  await page.route('**/admin/settings', async (route) => {
    const sent = route.request().postData();
    if (route.request().method() === 'POST' && sent) {
      forged = sent.replace('"name":', '"slug":"stolen","platformFeePercentage":0,"id":"x","name":');
      await route.continue({ postData: forged });
    } else {
      await route.continue();
    }
  });
  await save(page);
  expect(forged).toContain('stolen');
  const after = await shopRow();
  expect(after).toEqual({ ...row, updated_at: expect.any(Date) });
  expect(after.slug).toBe(SLUG);

  await open(page, '/admin/settings/payments');
  for (const field of ['Percentage (%)', 'Fixed amount ($)']) {
    await expect(page.getByLabel(field)).not.toBeEditable();
  }
  await expect(page.getByLabel('Percentage (%)')).toHaveValue('2.90');
  await expect(page.getByLabel('Fixed amount ($)')).toHaveValue('0.30');
});

test('a logo is uploaded, shown in the storefront, replaced and removed', async ({ page }) => {
  // The seeded picture must survive: only pictures uploaded here may be deleted.
  await query('UPDATE tenants SET logo_url = NULL WHERE id = $1', [before.id]);
  const draw = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

  await open(page);
  await choose(
    'logo.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  );
  await expect(page.getByText('Please select an image file')).toBeVisible();

  await choose('First logo.png', await draw('#884422'));
  await expect(page.getByLabel('Logo URL')).toHaveValue(/^\/media\/.+-first-logo-1280\.webp$/);
  await save(page);
  const first = (await shopRow()).logo_url ?? '';
  expect((await storefront(SLUG)).body).toContain(first.replace('-1280', '-320'));
  expect((await rawRequest({ host: `${SLUG}.localhost`, path: first })).status).toBe(200);

  await choose('Second logo.png', await draw('#224488'));
  await expect(page.getByLabel('Logo URL')).toHaveValue(/second-logo-1280\.webp$/);
  await save(page);
  expect((await rawRequest({ host: `${SLUG}.localhost`, path: first })).status).toBe(404);

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('Logo URL')).toHaveValue('');
  await save(page);
  expect((await shopRow()).logo_url).toBeNull();
});

test("another shop's picture is refused as this one's logo", async ({ page }) => {
  const { logo_url: theirs } = await shopRow('clayandkiln');
  await open(page);
  await page.getByLabel('Logo URL').fill(theirs ?? '');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter an address that starts with https://').first()).toBeVisible();
  expect((await rawRequest({ host: 'clayandkiln.localhost', path: theirs ?? '' })).status).toBe(200);
});

test('colours are previewed, checked for contrast, saved, and shown by this storefront only', async ({
  page,
}) => {
  const theirs = await neighbour();
  await open(page, '/admin/settings/branding');
  const preview = page.locator('figure > div');
  const primary = page.getByLabel('Primary color', { exact: true });
  const secondary = page.getByLabel('Secondary color', { exact: true });

  await primary.fill('#ffef');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a color like #3B82F6').first()).toBeVisible();
  await expect(primary).toHaveValue('#ffef');

  await primary.fill('fed');
  await secondary.fill('#FFEEDD');
  await expect(primary).toHaveValue('#FFEEDD');
  for (const warning of [
    'White text is hard to read on the primary color',
    'Buttons in the primary color hardly stand out',
    'As text on the page the secondary color is hard to read',
    'The two colors are hard to tell apart',
  ]) {
    await expect(page.getByText(warning)).toBeVisible();
  }
  await expect(preview).toHaveAttribute('style', /--tenant-primary: ?#FFEEDD/);
  await expect(page.getByLabel('Pick the primary color')).toHaveValue('#ffeedd');

  await page.getByLabel('Pick the primary color').fill('#123456');
  await expect(primary).toHaveValue('#123456');
  await page.getByRole('button', { name: 'Plum' }).click();
  await expect(primary).toHaveValue('#6D3B5E');
  await expect(page.getByText('Both colors are easy to read and to tell apart.')).toBeVisible();
  const button = preview.getByText('Add to Cart');
  await expect(button).toHaveCSS('background-color', 'rgb(109, 59, 94)');
  expect((await shopRow()).primary_color).toBe(before.primary_color);

  await save(page);
  const { body } = await storefront(SLUG);
  expect(body).toContain('--tenant-primary:#6D3B5E');
  expect(body).toContain('--tenant-secondary:#3B6767');
  expect(await neighbour()).toBe(theirs);

  await page.getByRole('button', { name: 'Reset to the defaults' }).click();
  await expect(primary).toHaveValue('#3B82F6');
  await expect(secondary).toHaveValue('#10B981');
  await primary.fill(before.primary_color);
  await secondary.fill(before.secondary_color);
  await save(page);
});

test('PayPal is asked before an account is stored', async ({ page }) => {
  await open(page, '/admin/settings/payments');
  await expect(page.getByText('Not connected: shoppers cannot pay yet.')).toBeVisible();
  const [id, secret] = [
    page.getByLabel('Client ID', { exact: true }),
    page.getByLabel('Secret', { exact: true }),
  ];
  const submit = () => page.getByRole('button', { name: 'Check and save' }).click();

  await id.fill('sandbox-quietloom');
  await submit();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please enter both the client ID and the secret' }),
  ).toBeVisible();

  await secret.fill('a guess');
  await submit();
  await expect(
    page.getByRole('alert').filter({ hasText: 'PayPal does not know this client ID and secret.' }),
  ).toBeVisible();
  await expect(id).toHaveValue('sandbox-quietloom');
  await expect(secret).toHaveValue('a guess');

  await secret.fill('quietloom-sandbox-secret');
  // Both of PayPal's worlds are asked.
  await breakPayPal('oauth', { status: 503 }, 2);
  await submit();
  await expect(page.getByRole('alert').filter({ hasText: 'PayPal did not answer' })).toBeVisible();
  expect((await shopRow()).paypal_client_id).toBeNull();
  await expect(secret).toHaveValue('quietloom-sandbox-secret');

  await save(page, 'Check and save');
  await expect(page.getByText('Connected as sandbox-quietloom.')).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(secret).toHaveAttribute('placeholder', 'Stored; type to replace');
  const row = await shopRow();
  expect(row.paypal_client_id).toBe('sandbox-quietloom');
  expect(row.paypal_secret_encrypted).toMatch(/^v2\.[\w-]{6}\./);
  const html = await page.content();
  expect(html).not.toContain('quietloom-sandbox-secret');
  expect(html).not.toContain(row.paypal_secret_encrypted ?? '');
});

test('the settings say whether PayPal’s webhooks arrive, and can request them again', async ({ page }) => {
  await open(page, '/admin/settings/payments');
  await expect(page.getByText('Connected as sandbox-quietloom.')).toBeVisible();
  const silent = page.getByText('PayPal’s messages do not arrive here');
  await expect(silent).toHaveCount(0);

  await query('UPDATE tenants SET paypal_webhook_id = NULL WHERE id = $1', [before.id]);
  await page.reload();
  await expect(silent).toBeVisible();
  await expectAccessible(page);
  await breakPayPal('createWebhook', { status: 503 }, 1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'PayPal did not answer.' })).toBeVisible();
  // Text typed meanwhile is kept.
  const secret = page.getByLabel('Secret', { exact: true });
  await secret.fill('half a sec');
  await page.getByRole('button', { name: 'Try again' }).click();
  const arriving = page.getByRole('status').filter({ hasText: 'PayPal’s messages arrive here from now on.' });
  await expect(arriving).toBeFocused();
  await expect(silent).toHaveCount(0);
  await expect(secret).toHaveValue('half a sec');
});

test('PayPal is disconnected after a confirmation', async ({ page }) => {
  await query(
    "UPDATE tenants SET paypal_client_id = 'sandbox-quietloom', paypal_secret_encrypted = 'v1.x' WHERE id = $1",
    [before.id],
  );
  // Saved through the form, so that the cached pages expire.
  await open(page);
  await save(page);
  await open(page, '/admin/settings/payments');
  // The shoppers' pages change too, cached as they are: the page contains the account's public id.
  const checkout = async () => (await rawRequest({ host: `${SLUG}.localhost`, path: '/checkout' })).body;
  expect(await checkout()).toContain('sandbox-quietloom');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to disconnect PayPal?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect((await shopRow()).paypal_client_id).toBe('sandbox-quietloom');

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'PayPal was disconnected.' })).toBeVisible();
  await expect(page.getByText('Not connected: shoppers cannot pay yet.')).toBeVisible();
  expect(await shopRow()).toMatchObject({ paypal_client_id: null, paypal_secret_encrypted: null });
  expect(await checkout()).not.toContain('sandbox-quietloom');
});

test('Stripe is announced, and its button says what will come', async ({ page }) => {
  await open(page, '/admin/settings/payments');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Stripe' }) });
  await expect(card.getByText('Not connected')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The Stripe onboarding flow will be implemented.' }),
  ).toBeVisible();

  await query(
    `UPDATE tenants SET stripe_account_id = 'acct_1', stripe_onboarding_status = 'restricted',
       stripe_requirements_due = '{individual.verification.document}' WHERE id = $1`,
    [before.id],
  );
  await page.reload();
  await expect(card.getByText('Restricted')).toBeVisible();
  await expect(card.getByText('acct_1')).toBeVisible();
  await expect(card.getByText('Individual: verification document')).toBeVisible();
});
