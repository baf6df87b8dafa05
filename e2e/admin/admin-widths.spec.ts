import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { SETTINGS_PAGES, signIn } from '../support/admin';
import { query } from '../support/database';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';
import { expectFitAtBothWidths, PHONE } from '../support/widths';

const SHOP = 'clayandkiln';

/** First-load JavaScript of an admin page, gzipped. */
const SCRIPT_LIMIT = 200_000;

/** Every page of the owner, with lists that are full, filtered and empty. */
async function ownersPages(): Promise<string[]> {
  const [order] = await query<{ id: string }>(
    `SELECT o.id FROM orders o JOIN tenants t ON t.id = o.tenant_id
     WHERE t.slug = $1 ORDER BY o.total_cents DESC LIMIT 1`,
    [SHOP],
  );
  return [
    '/admin',
    '/admin/products',
    '/admin/products?q=nothing-of-that-name',
    '/admin/orders',
    '/admin/orders?q=nothing-of-that-name',
    '/admin/orders/new',
    `/admin/orders/${order?.id}`,
    `/admin/orders/${order?.id}/slip`,
    `/admin/orders/${order?.id}/work-sheet`,
    `/admin/orders/${order?.id}/labels`,
    '/admin/customers',
    '/admin/production',
    '/admin/production?product=nothing-of-that-name',
    '/admin/analytics',
    '/admin/analytics?days=365',
    '/admin/finances',
    '/admin/finances?month=2020-01',
    ...SETTINGS_PAGES,
  ];
}

/** Counts the bytes of the scripts that a page loads, gzipped, without what Next prefetches for other pages. */
async function countScripts(page: Page) {
  const sizes = new Map<string, number>();
  let loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      loaded.add(new URL(response.url()).pathname);
    }
  });
  await page.route('**/*', (route) =>
    'next-router-prefetch' in route.request().headers() ? route.abort() : route.continue(),
  );
  async function gzipped(path: string): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${process.env.E2E_PORT}${path}`);
    return gzipSync(Buffer.from(await response.arrayBuffer())).byteLength;
  }
  return {
    reset: () => {
      loaded = new Set();
    },
    total: async () => {
      let total = 0;
      for (const script of loaded) {
        const size = sizes.get(script) ?? (await gzipped(script));
        sizes.set(script, size);
        total += size;
      }
      return total;
    },
  };
}

test.use({ viewport: PHONE });

test('no admin page scrolls sideways or loads 200 kB of script, and axe finds nothing serious', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const scripts = await countScripts(page);
  await signIn(page, SHOP);
  for (const path of await ownersPages()) {
    scripts.reset();
    await page.goto(shop(SHOP, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Checking your session')).toHaveCount(0);
    await expectFitAtBothWidths(page);
    await page.waitForLoadState('networkidle');
    const total = await scripts.total();
    expect(total, path).toBeGreaterThan(50_000);
    expect(total, path).toBeLessThan(SCRIPT_LIMIT);
    test.info().annotations.push({ type: 'first-load JavaScript', description: `${path}: ${total} bytes` });
  }

  // A roster is the widest content of a sheet, and only the team-wear shop has any.
  const [team] = await query<{ id: string }>(
    `SELECT i.order_id AS id FROM order_items i JOIN tenants t ON t.id = i.tenant_id
     WHERE t.slug = 'stitchworks' AND i.roster_data IS NOT NULL LIMIT 1`,
  );
  await signIn(page, 'stitchworks', `/admin/orders/${team?.id}/slip`);
  await expect(page.getByRole('group', { name: /^Roster of / }).first()).toBeVisible();
  await expectFitAtBothWidths(page);
});

test('no page without a session scrolls sideways, and axe finds nothing serious', async ({ page }) => {
  for (const path of [
    '/admin/login',
    '/admin/forgot-password',
    '/admin/reset-password',
    '/admin/invitation',
    '/admin/session',
  ]) {
    await page.goto(shop(SHOP, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitAtBothWidths(page);
  }
});
