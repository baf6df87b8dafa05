// A shop's own app in a browser: the published client, as it is, on a page of another origin.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { saveSettings, signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { mailsTo } from './support/mailbox';
import { shop } from './support/shops';
import { expect, test } from './support/test';

const SLUG = 'stitchworks';
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

let server: Server;
let port = 0;

/** What the app's own server has: its page, and the client's files as they are in the package. */
function fileOf(path: string): { type: string; body: string } {
  const source =
    path === '/tslib.mjs' ? TSLIB : `${join(CLIENT, path.replace('/client/', '').replace(/\.js$/, ''))}.js`;
  return path !== '/' && existsSync(source)
    ? { type: 'text/javascript', body: readFileSync(source, 'utf8') }
    : { type: 'text/html', body: PAGE };
}

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { type, body } = fileOf(request.url ?? '/');
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
test.afterAll(() => server.close());

/** Opens the app's page under a name: another name is another origin. */
async function openApp(page: Page, origin: string) {
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
  const app = `http://127.0.0.1:${port}`;
  await signIn(page, SLUG, '/admin/settings/app');
  await page.getByLabel('Addresses of your app on the web').fill('https://app.example.com/shop');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'is not the address of a website' }).first(),
  ).toBeVisible();
  await page.getByLabel('Addresses of your app on the web').fill(`${app}/`);
  await page.getByRole('switch', { name: 'Let an app of mine sign shoppers in' }).click();
  await saveSettings(page);
  const url = await page.getByLabel('Address for the app').inputValue();
  expect(url).toBe(shop(SLUG, '/api/auth/v1'));
  await expectAccessible(page);

  const email = `app.${Date.now()}@example.com`;
  const own = await page.context().newPage();
  await openApp(own, app);
  const asked = await own.evaluate(
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
  const signedIn = await own.evaluate(
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
  await openApp(stranger, `http://localhost:${port}`);
  const refused = await stranger.evaluate(
    async ([address, to]): Promise<Outcome> => {
      window.connect(address);
      const { error } = await window.auth.signInWithOtp({ email: to });
      return { error: error && { name: error.name } };
    },
    [url, email] as const,
  );
  // The browser hides the response from the page, for which this is a failed connection.
  expect(refused.error?.name).toBe('AuthRetryableFetchError');
});
