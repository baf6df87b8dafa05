// An owner takes everything along: asked for, made in the background, downloaded and read.
import { readFile } from 'node:fs/promises';
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mailsTo } from '../support/mailbox';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'quietloom';
const PAGE = '/admin/settings/data';

const forget = () =>
  query('DELETE FROM tenant_archives WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1)', [SLUG]);
test.beforeEach(forget);
test.afterAll(forget);

test('an owner asks for an archive, follows it, and downloads it', async ({ page }) => {
  await signIn(page, SLUG, PAGE);
  await expect(page.getByText('No archive yet.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make an archive' }).click();
  const download = page.getByRole('button', { name: /^Download the archive of/ });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Make an archive' })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^quietloom-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await file.path());
  // A ZIP with the names of its files in the clear (APPNOTE 4.3.7).
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['README.txt', 'data/products.csv', 'data/orders.json', 'pictures/']) {
    expect(bytes.includes(name), name).toBe(true);
  }
  await expect
    .poll(async () => (await mailsTo('owner@quietloom.test', 0)).map(({ subject }) => subject))
    .toContain('Your archive is ready');

  // The link is for this shop's people: nobody else gets anything with it.
  await page.context().clearCookies();
  const answer = await page.goto(shop(SLUG, new URL(file.url()).pathname));
  expect(answer?.status()).toBe(401);
});
