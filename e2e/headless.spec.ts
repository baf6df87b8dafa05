// A shop's own app in a browser: the published client, as it is, on a page of another origin.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { mailsTo } from './support/mailbox';
import { shop } from './support/shops';
import { expect, test } from './support/test';

const SLUG = 'stitchworks';
const APP = 'https://app.example.com';
const STRANGER = 'https://elsewhere.example.com';
const CLIENT = join(import.meta.dirname, '../node_modules/@supabase/auth-js/dist/module');
const TSLIB = join(import.meta.dirname, '../node_modules/@supabase/auth-js/node_modules/tslib/tslib.es6.mjs');

const PAGE = `<!doctype html><title>An app</title>
<script type="importmap">{"imports":{"tslib":"/tslib.mjs"}}</script>
<script type="module">
  const { AuthClient } = await import('/client/index.js');
  window.connect = (url) => {
    window.auth = new AuthClient({ url, headers: { 'x-requester-id': 'an-app-in-a-browser' } });
  };
  document.body.append('ready');
</script>`;

/** Serves a page of another origin, with the client's own files. */
async function serveApp(page: Page, origin: string) {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(CLIENT, pathname.replace('/client/', '').replace(/\.js$/, ''));
    const source = pathname === '/tslib.mjs' ? TSLIB : `${file}.js`;
    await (pathname !== '/' && existsSync(source)
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(source, 'utf8') })
      : route.fulfill({ contentType: 'text/html', body: PAGE }));
  });
  await page.goto(`${origin}/`);
  await expect(page.getByText('ready')).toBeVisible();
}

type Outcome = { error: { name: string; code?: string } | null; email?: string; orders?: number };
declare global {
  interface Window {
    connect: (url: string) => void;
    auth: import('@supabase/auth-js').GoTrueClient;
  }
}

test.afterEach(async () => {
  await query(`UPDATE tenants SET app_sign_in = false, app_origins = '{}' WHERE slug = '${SLUG}'`);
});

test('an owner lets an app in, whose page signs a shopper in and shows their orders; another page cannot', async ({
  page,
}) => {
  await signIn(page, SLUG, '/admin/settings/app');
  await page.getByLabel('Addresses of your app on the web').fill('https://app.example.com/shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('is not the address of a website')).toBeVisible();
  await page.getByLabel('Addresses of your app on the web').fill(`${APP}/`);
  await page.getByRole('switch', { name: 'Let an app of mine sign shoppers in' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const url = await page.getByLabel('Address for the app').inputValue();
  expect(url).toBe(shop(SLUG, '/api/auth/v1'));
  await expectAccessible(page);
  for (const [name, width] of [
    ['phone', 360],
    ['desktop', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `/tmp/h-app-settings-${name}.png` });
  }

  const email = `app.${Date.now()}@example.com`;
  const app = await page.context().newPage();
  await serveApp(app, APP);
  const asked = await app.evaluate(
    async ([address, to]): Promise<Outcome> => {
      window.connect(address);
      const { error } = await window.auth.signInWithOtp({ email: to });
      return { error };
    },
    [url, email] as const,
  );
  expect(asked).toEqual({ error: null });
  const [mail] = await mailsTo(email);
  const token = /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? '';
  const signedIn = await app.evaluate(
    async ([to, code, orders]): Promise<Outcome> => {
      const { data, error } = await window.auth.verifyOtp({ email: to, token: code, type: 'email' });
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      const answer = await fetch(orders, { headers });
      return {
        error,
        email: (await window.auth.getUser()).data.user?.email ?? '',
        orders: (await answer.json()).orders.length,
      };
    },
    [email, token, shop(SLUG, '/api/me/orders')] as const,
  );
  expect(signedIn).toEqual({ error: null, email, orders: 0 });

  const stranger = await page.context().newPage();
  await serveApp(stranger, STRANGER);
  const refused = await stranger.evaluate(
    async ([address, to]): Promise<Outcome> => {
      window.connect(address);
      const { error } = await window.auth.signInWithOtp({ email: to });
      return { error: error && { name: error.name } };
    },
    [url, email] as const,
  );
  // The browser keeps the answer from the page: to it that is no connection.
  expect(refused.error?.name).toBe('AuthRetryableFetchError');
});
