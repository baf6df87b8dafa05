// What search engines read of a shop, and what its owner says to them and to buyers in the EU.
import type { Page } from 'playwright/test';
import { vocabularyProblems } from '@/lib/testing/schema-org';
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { findProduct, query } from './support/database';
import { rawRequest } from './support/raw-request';
import { at, shop } from './support/shops';
import { expect, test } from './support/test';

const SLUG = 'quietloom';
/** An address at the shop's own domain, its main name. */
const main = (path: string) => at('quietloom.test', path);
const BLANKET = 'Baby Blanket with Name';
const PLANTER = 'Planter with Saucer';

type Node = { '@type': string; [property: string]: unknown };

/** What the page says to search engines, of each kind. */
async function describedOn(page: Page): Promise<Node[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Node[] })['@graph']);
}

const get = async (slug: string, path: string) => {
  const { status, headers, body } = await rawRequest({ host: `${slug}.localhost`, path });
  return { status, type: String(headers['content-type'] ?? ''), body };
};

test('a product has a readable address, which any name finds, and one canonical link', async ({ page }) => {
  const { id } = await findProduct(SLUG, BLANKET);
  await page.goto(shop(SLUG, '/'));
  await page.getByRole('article').filter({ hasText: BLANKET }).getByRole('link').first().click();
  await expect(page).toHaveURL(shop(SLUG, `/product/${id}/baby-blanket-with-name`));
  for (const path of [`/product/${id}`, `/product/${id}/a-former-name`]) {
    await page.goto(shop(SLUG, path));
    await expect(page.getByRole('heading', { level: 1, name: BLANKET })).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', main(`/product/${id}/baby-blanket-with-name`));
  }
});

test('a link that somebody shares has title, words and a picture that was made at upload', async ({
  page,
}) => {
  const { id } = await findProduct(SLUG, BLANKET);
  await page.goto(shop(SLUG, `/product/${id}`));
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).first();
  await expect(meta('og:title')).toHaveAttribute('content', BLANKET);
  await expect(meta('og:description')).toHaveAttribute('content', /merino/);
  await expect(meta('og:image:width')).toHaveAttribute('content', '1200');
  const image = (await meta('og:image').getAttribute('content')) ?? '';
  expect(image).toMatch(/\.share\.jpg$/);
  expect(image.startsWith(main('/media/'))).toBe(true);
  // From the page: only the browser finds the shop's host.
  const answer = await page.evaluate(async (path) => {
    const { status, headers } = await fetch(path);
    return [status, headers.get('content-type')];
  }, new URL(image).pathname);
  expect(answer).toEqual([200, 'image/jpeg']);
});

test('every kind of page is described in words of schema.org', async ({ page }) => {
  const blanket = await findProduct(SLUG, BLANKET);
  const planter = await findProduct('clayandkiln', PLANTER);
  const [category] = await query<{ id: string }>(
    'SELECT c.id FROM categories c JOIN tenants t ON t.id = c.tenant_id WHERE t.slug = $1 LIMIT 1',
    [SLUG],
  );
  const pages = [
    [shop(SLUG, '/'), ['OnlineStore']],
    [shop(SLUG, `/category/${category?.id}`), ['BreadcrumbList']],
    [shop(SLUG, `/product/${blanket.id}`), ['Product', 'BreadcrumbList']],
    [shop('clayandkiln', `/product/${planter.id}`), ['ProductGroup', 'BreadcrumbList']],
  ] as const;
  for (const [url, kinds] of pages) {
    await page.goto(url);
    const nodes = await describedOn(page);
    expect(
      nodes.map((node) => node['@type']),
      url,
    ).toEqual(kinds);
    expect(nodes.flatMap(vocabularyProblems), url).toEqual([]);
  }
  // Each combination that is made has its price, and an address that chooses it.
  const [group] = await describedOn(page);
  const variants = group?.hasVariant as { name: string; offers: { url: string; price: string } }[];
  const sage = variants.find(({ name }) => name.includes('16 cm') && name.includes('Sage'));
  expect(sage?.offers.price).toBe('54.00');
  await page.goto(sage?.offers.url ?? '');
  await expect(page.getByRole('radio', { name: '16 cm' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Sage/ })).toBeChecked();
});

test('sitemap, robots.txt and feed name the pages of one shop, and none of a draft', async () => {
  const { id, tenant_id: tenantId } = await findProduct(SLUG, BLANKET);
  const theirs = await findProduct('clayandkiln', PLANTER);
  const robots = await get(SLUG, '/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${main('/sitemap.xml')}`);
  expect(robots.body).toContain('Disallow: /checkout');
  const sitemap = await get(SLUG, '/sitemap.xml');
  expect(sitemap.type).toContain('xml');
  expect(sitemap.body).toContain(`<loc>${main(`/product/${id}/baby-blanket-with-name`)}</loc>`);
  expect(sitemap.body).not.toContain(theirs.id);
  const feed = await get(SLUG, '/feeds/google.xml');
  expect(feed.body).toContain(`<g:id>${id}</g:id>`);
  expect(feed.body).not.toContain(theirs.id);
  expect((await get(SLUG, '/feeds/google.xml?page=2')).status).toBe(404);

  expect((await get('nobody-has-this', '/robots.txt')).body).toContain('Disallow: /\n');
  expect((await get('nobody-has-this', '/sitemap.xml')).status).toBe(404);
  expect(tenantId).not.toBe(theirs.tenant_id);
});

test('an owner says how a product looks in results, sees it at once, and warns buyers', async ({ page }) => {
  const { id } = await findProduct(SLUG, BLANKET);
  await signIn(page, SLUG, '/admin/products');
  await page
    .getByRole('link', { name: new RegExp(BLANKET) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${id}/listing$`));
  await expect(page.getByLabel('Warnings', { exact: false }).last()).toHaveValue(/unattended cot/);
  await page.getByLabel('Title in results').fill('Named baby blanket in merino');
  await expect(page.getByText(/Named baby blanket in merino/).last()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.goto(shop(SLUG, `/product/${id}`));
  await expect(page).toHaveTitle(/^Named baby blanket in merino/);
  const safety = page.getByRole('region', { name: 'Product safety' });
  await expect(safety).toContainText('Not for an unattended cot in the first year.');
  await expect(safety).toContainText('24103 Kiel');
  await expectAccessible(page);
  await query("UPDATE product_listings SET search_title = '' WHERE product_id = $1", [id]);
});

test('an owner says who answers in the EU and how the shop looks in results', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'clayandkiln', '/admin/settings/eu');
    await expect(page.getByRole('group', { name: 'Responsible person in the EU' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(shop('clayandkiln', '/admin/settings/search'));
    await expect(page.getByLabel('Sitemap', { exact: false })).toHaveValue(/\/sitemap\.xml$/);
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  // A shop that does not sell there shows nothing of it.
  const { id } = await findProduct('clayandkiln', PLANTER);
  await page.goto(shop('clayandkiln', `/product/${id}`));
  await expect(page.getByRole('region', { name: 'Product safety' })).toHaveCount(0);
});
