import type { Page } from 'playwright/test';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { at, shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'clayandkiln';
const HOST = 'www.clay-pots.test';
const BASE = 'clay-pots.test';
const ADDRESS = '203.0.113.10';
const TARGET = 'shops.makerfront.test';
const KEEPER = 'dns@keeper.example.com';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
const hasSidewaysScroll = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

const zoneUrl = () => `${process.env.E2E_DNS_URL}/zone`;
const readZone = async () => (await fetch(zoneUrl())).text();
const writeZone = async (zone: string) => {
  expect((await fetch(zoneUrl(), { method: 'PUT', body: zone })).status).toBe(200);
};
const certificatesAre = (state: 'held' | 'ready') =>
  fetch(`${process.env.E2E_CERTIFICATES_URL}/control`, { method: 'PUT', body: state });

let zoneBefore = '';
const removeDomains = () =>
  query('DELETE FROM tenant_domains WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [SLUG]);

test.describe.configure({ timeout: 180_000 });
test.beforeEach(async () => {
  zoneBefore = await readZone();
  await query('DELETE FROM rate_limits');
  await removeDomains();
});
test.afterEach(async () => {
  await writeZone(zoneBefore);
  await certificatesAre('ready');
  await removeDomains();
});

async function expectFine(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    expect(await page.evaluate(hasSidewaysScroll), `${page.url()} at ${size.width} px`).toBe(false);
    await expectAccessible(page);
  }
}

const zoneWith = (...records: string[]) => writeZone([zoneBefore, ...records].join('\n'));

test('a domain goes from its claim through every state to working', async ({ page, request }) => {
  await signIn(page, SLUG, '/admin/settings/domains');
  const name = page.getByLabel('Domain', { exact: true });
  const connect = page.getByRole('button', { name: 'Show the records to set' });
  for (const [typed, said] of [
    ['clay pots', /This is not the name of a domain/],
    ['co.uk', /Under this name anybody can get a domain/],
    [TARGET, /This name belongs to Makerfront/],
  ] as const) {
    await name.fill(typed);
    await connect.click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await name.fill(`https://${HOST}/`);
  await connect.click();
  await expect(page.getByText(`Now set the records of ${HOST} where its DNS is kept.`)).toBeVisible();

  const status = (words: string) => page.getByText(words, { exact: true }).first();
  const shows = async (words: string) => {
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(status(words)).toBeVisible();
  };
  const recordValue = (record: string) =>
    page.getByRole('region', { name: record, exact: true }).getByLabel('Value');
  await expect(status('Not found')).toBeVisible();
  await expect(recordValue(`CNAME record of ${HOST}`)).toHaveValue(TARGET);
  await expect(recordValue(`A record of ${BASE}`)).toHaveValue(ADDRESS);
  const text = await recordValue(`TXT record of _makerfront.${BASE}`).inputValue();
  expect(text).toMatch(/^makerfront=[\w-]{22}$/);
  await expectFine(page);

  await page.getByRole('button', { name: 'Mail these steps to whoever keeps your DNS' }).click();
  await page.getByLabel('Their email address').fill(KEEPER);
  await page.getByRole('button', { name: 'Send the steps' }).click();
  await expect(page.getByText(`The steps are on their way to ${KEEPER}.`)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(KEEPER, 0)).some((mail) => mail.text.includes(text)))
    .toBe(true);
  expect((await mailsTo(KEEPER)).find((mail) => mail.text.includes(text))?.text).toContain(TARGET);

  await zoneWith(`${HOST} A 198.51.100.7`);
  await shows('Wrong target');
  await expect(page.getByText('Found now: 198.51.100.7')).toBeVisible();
  await zoneWith(`${HOST} A 104.16.132.229`);
  await shows('Behind Cloudflare’s proxy');
  await zoneWith(`${HOST} A ${ADDRESS}`, `${HOST} A 198.51.100.7`);
  await shows('Conflicting records');
  await zoneWith(`${HOST} CNAME ${TARGET}`);
  await shows('Token missing');
  // Nothing is served by routing alone.
  expect((await request.get(at('localhost'), { headers: { host: hostHeader(HOST) } })).status()).toBe(404);
  await certificatesAre('held');
  await zoneWith(`${HOST} CNAME ${TARGET}`, `_makerfront.${BASE} TXT ${text}`);
  await shows('Waiting for the certificate');
  await certificatesAre('ready');
  await shows('Working');
  await expect(page.getByText('Main address')).toBeVisible();
  await expectFine(page);
  await expect
    .poll(async () => (await mailsTo(`owner@${SLUG}.test`, 0)).at(-1)?.subject)
    .toBe(`${HOST} works`);

  // Its other name leads there for good, with path and query; search engines read the main one everywhere.
  const away = await request.get(at('localhost', '/cart?from=mail'), {
    headers: { host: hostHeader(BASE) },
    maxRedirects: 0,
  });
  expect([away.status(), away.headers().location]).toEqual([308, at(HOST, '/cart?from=mail')]);
  const home = await request.get(at('localhost'), { headers: { host: hostHeader(HOST) } });
  expect(home.status()).toBe(200);
  for (const html of [await home.text(), await (await request.get(shop(SLUG))).text()]) {
    expect(html).toContain(`<link rel="canonical" href="${at(HOST, '')}`);
  }
  // Only this machine asks for certificates; the tests are this machine.
  const allowed = async (domain: string) =>
    (await request.get(at('localhost', `/api/domains/allowed?domain=${domain}`))).status();
  expect([await allowed(HOST), await allowed(BASE), await allowed('other.test')]).toEqual([200, 200, 404]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${HOST} was removed.`)).toBeVisible();
  await expect
    .poll(async () => (await request.get(at('localhost'), { headers: { host: hostHeader(HOST) } })).status())
    .toBe(404);
});

const hostHeader = (host: string) => new URL(at(host)).host;

test('signing in says at which of the shop’s names, and counts there only', async ({ page }) => {
  await page.goto(at('quietloom.test', '/admin/login'));
  await expect(page.getByText(`You are signing in at ${hostHeader('quietloom.test')}.`)).toBeVisible();
  await page.goto(at('quietloom.test', '/login'));
  await expect(page.getByText(`You are signing in at ${hostHeader('quietloom.test')}.`)).toBeVisible();
  await signIn(page, 'quietloom');
  await page.goto(at('quietloom.test', '/admin'));
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
