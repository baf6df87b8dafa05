// From the landing page to a shop that sells, pauses, and sells again; and what strangers see of it meanwhile.
import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { codeSentTo } from './support/codes';
import { query } from './support/database';
import { rawRequest } from './support/raw-request';
import { at, shop } from './support/shops';
import { expect, test } from './support/test';

const unique = () => crypto.randomUUID().slice(0, 8);

/** Proves an address on a page of the platform's host. */
async function proveAddress(page: Page, email: string, known: readonly string[] = []): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code from the email').fill(await codeSentTo(email, known));
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** What somebody sees who has never been there. */
async function asStranger(browser: Browser, address: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const response = await page.goto(address);
    return { status: response?.status(), text: (await page.locator('body').textContent()) ?? '' };
  } finally {
    await context.close();
  }
}

test('a person opens a shop, which is hidden until they open it, pauses, and opens again', async ({
  page,
  browser,
}) => {
  test.slow();
  const [email, slug] = [`june-${unique()}@example.com`, `june-${unique()}`];
  await page.goto(at('localhost'));
  await page.getByRole('link', { name: 'Open your store' }).first().click();
  await expectAccessible(page);
  await proveAddress(page, email);
  await page.getByLabel('Name of your store').fill('Juniper & Clay');
  await expect(page.getByLabel('Address')).toHaveValue(/^juniper-and-clay/);
  await page.getByLabel('Address').fill('admin');
  await expect(page.getByText('This address is kept for Makerfront.', { exact: false })).toBeVisible();
  await page.getByLabel('Address').fill('clayandkiln');
  await expect(page.getByText('Another store has this address.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^clayandkiln-/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByLabel('Address').fill(slug);
  await expect(page.getByText(`${slug} is free.`)).toBeVisible();
  await page.getByLabel('What do you make?').selectOption('pottery');
  await page.getByRole('button', { name: 'Open my store' }).click();
  await page.waitForURL(shop(slug, '/admin'));
  await expect(page.getByText('Juniper & Clay').first()).toBeVisible();

  const nothing = await asStranger(browser, shop(`nobody-${unique()}`));
  expect(await asStranger(browser, shop(slug))).toEqual(nothing);
  expect(nothing).toMatchObject({ status: 404 });
  expect(nothing.text).toContain('Store Not Found');
  await page.goto(shop(slug));
  await expect(page.getByText('This is a draft of Juniper & Clay.', { exact: false })).toBeVisible();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);

  await page.goto(shop(slug, '/admin/settings/status'));
  await expectAccessible(page);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect((await asStranger(browser, link)).text).toContain('This is a draft of Juniper & Clay.');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByText('The link is new.', { exact: false })).toBeVisible();
  expect(await asStranger(browser, link)).toEqual(nothing);

  await page.getByRole('button', { name: 'Open the store' }).click();
  await expect(page.getByText('Your store is open.')).toBeVisible();
  expect(await asStranger(browser, shop(slug))).toMatchObject({ status: 200 });

  await page.getByRole('button', { name: 'Pause the store' }).click();
  await page.getByRole('textbox', { name: /^What your shoppers read \(/ }).fill('We are at a fair.');
  await page.getByRole('button', { name: 'Pause now' }).click();
  await expect(page.getByText('Your store is paused.')).toBeVisible();
  const paused = await asStranger(browser, shop(slug, '/checkout'));
  expect(paused).toMatchObject({ status: 200 });
  expect(paused.text).toContain('We are at a fair.');
  expect(paused.text).toContain('No orders are taken at the moment.');

  await page.getByRole('button', { name: 'Open for orders again' }).click();
  // The sentence may still stand there from the first time.
  await expect(page.getByRole('button', { name: 'Pause the store' })).toBeVisible();
  await expect(page.getByText('Your store is open.')).toBeVisible();
  expect((await asStranger(browser, shop(slug))).text).not.toContain('We are at a fair.');
});

test('the sign-in of the platform leads to one’s only shop, and another browser’s token opens nothing', async ({
  page,
  browser,
}) => {
  const email = `june-${unique()}@example.com`;
  const slug = `june-${unique()}`;
  const [person] = await query<{ id: string }>(
    "INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), $1, '') RETURNING id",
    [email],
  );
  await query(
    `WITH made AS (INSERT INTO tenants (id, name, slug) VALUES (gen_random_uuid(), 'Juniper', $1) RETURNING id)
     INSERT INTO tenant_users (tenant_id, user_id, role) SELECT id, $2, 'owner' FROM made`,
    [slug, person?.id],
  );
  await page.goto(shop(slug, '/admin/login'));
  await page.getByRole('link', { name: 'Sign in with a code by email' }).click();
  await proveAddress(page, email);
  await page.waitForURL(shop(slug, '/admin'));

  // A token of theirs, in a browser that did not ask for it.
  const asked = page.waitForRequest((request) => request.url().includes('/admin/enter'));
  await page.goto(at('localhost', '/sign-in'));
  await asked;
  await page.waitForURL(shop(slug, '/admin'));
  const context = await browser.newContext();
  const victim = await context.newPage();
  await victim.goto(shop(slug, '/admin/enter#somebodys-token'));
  await expect(victim.getByText('This link has run out. Please sign in.')).toBeVisible();
  await context.close();

  // Signing out of the shop shuts the way in through the platform too.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/admin\/login/);
  await page.goto(at('localhost', '/sign-in'));
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('pages of the platform’s people are on no shop’s host, and its console is nobody’s but operators’', async () => {
  for (const path of ['/open', '/sign-in', '/sign-in/hand-over', '/platform']) {
    expect((await rawRequest({ host: new URL(shop('clayandkiln')).host, path })).status, path).toBe(404);
  }
});

test('a former address leads on with path and query', async () => {
  const former = `former-${unique()}`;
  await query(
    "INSERT INTO former_slugs (slug, tenant_id) SELECT $1, id FROM tenants WHERE slug = 'clayandkiln'",
    [former],
  );
  const { host } = new URL(shop(former));
  const moved = await rawRequest({ host, path: '/search?q=mug' });
  expect([moved.status, moved.headers.location]).toEqual([308, shop('clayandkiln', '/search?q=mug')]);
  const robots = await rawRequest({ host, path: '/robots.txt' });
  expect([robots.status, robots.headers.location]).toEqual([308, shop('clayandkiln', '/robots.txt')]);
  const feed = await rawRequest({ host, path: '/feeds/google.xml?page=2' });
  expect(feed.headers.location).toBe(shop('clayandkiln', '/feeds/google.xml?page=2'));
  expect((await rawRequest({ host, path: '/api/quote', method: 'POST', body: '{}' })).status).toBe(404);
});
