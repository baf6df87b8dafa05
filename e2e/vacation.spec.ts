// An owner plans a vacation; it begins and ends by itself, on the pages and for orders.
import { signIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { query } from './support/database';
import { look } from './support/look';
import { shop } from './support/shops';
import { expect, test } from './support/test';

const SLUG = 'quietloom';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** Lets time pass: moves the vacation, and turns it as the job does that compares it with the clock. */
const pass = (days: number) =>
  query(
    `WITH moved AS (
       UPDATE vacations SET starts_at = starts_at - make_interval(days => $2::int),
         ends_at = ends_at - make_interval(days => $2::int),
         shown = CASE WHEN now() < starts_at - make_interval(days => $2::int) THEN 'planned'
           WHEN now() < ends_at - make_interval(days => $2::int) THEN 'on' ELSE 'over' END
       WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1) RETURNING tenant_id),
     noted AS (INSERT INTO cache_events (tenant_id, kind) SELECT tenant_id, 'tenant' FROM moved RETURNING tenant_id)
     SELECT pg_notify('makerfront_changes', '')::text FROM noted`,
    [SLUG, days],
  );

test('a planned vacation shows on every page by itself, refuses orders, and ends by itself', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, SLUG, '/admin/settings/status');
  const [first, last] = [page.getByLabel('First day'), page.getByLabel('Last day')];
  await first.fill(inDays(5));
  await last.fill(inDays(3));
  await page.getByRole('button', { name: 'Plan the vacation' }).click();
  await expect(page.getByText('The last day is before the first one.')).toBeVisible();
  await expect(first).toHaveValue(inDays(5));
  await last.fill(inDays(8));
  await page.getByRole('textbox', { name: 'What your shoppers read' }).fill('We are at the sea.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plan the vacation' }).click();
  await expect(page.getByText(/^Planned from/)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'vacation');
  const banner = page.getByText('is on vacation and takes no orders');
  await page.goto(shop(SLUG));
  await expect(banner).toHaveCount(0);

  await pass(7);
  await expect(async () => {
    await page.goto(shop(SLUG));
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText('We are at the sea.')).toBeVisible();
  await expect(page.getByText(/Orders open again on/)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'on-vacation');
  await page.goto(shop(SLUG, '/cart'));
  await expect(banner).toBeVisible();

  await pass(7);
  await expect(async () => {
    await page.goto(shop(SLUG));
    await expect(banner).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
});
