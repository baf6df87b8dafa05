// An owner pays a statement of the platform's fees with PayPal.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { mendPayPal } from '../support/paypal';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const SLUG = 'stitchworks';

test.beforeEach(mendPayPal);

test('an owner reads a statement, leaves PayPal without paying, and pays it', async ({ page }) => {
  // What the sweep does on the first of a month.
  await query("SELECT fee_statements_issue(id, 100, '', 0, 14) FROM tenants WHERE slug = $1", [SLUG]);
  const [made] = await query<{ id: string }>(
    `SELECT s.id FROM fee_statements s JOIN tenants t ON t.id = s.tenant_id
     WHERE t.slug = $1 AND s.paid_at IS NULL ORDER BY s.month DESC LIMIT 1`,
    [SLUG],
  );
  const read = async (id: string) => {
    const [row] = await query<{
      total_cents: number;
      number: number;
      paid_at: Date | null;
      order_id: string;
    }>('SELECT *, paypal_order_id AS order_id FROM fee_statements WHERE id = $1', [id]);
    if (row === undefined) {
      throw new Error('The statement is gone');
    }
    return row;
  };
  const id = made?.id ?? '';
  const { number, total_cents: total } = await read(id);

  await signIn(page, SLUG, '/admin/finances');
  await page.getByRole('link', { name: 'Statements of fees' }).click();
  await expect(page.getByRole('heading', { name: 'Statements of fees' })).toBeVisible();
  await expect(page).toHaveTitle(/Statements/);
  await expectAccessible(page);
  await page.getByRole('link', { name: String(number), exact: true }).click();
  await expect(page.getByRole('heading', { name: `Statement of fees ${number}` })).toBeVisible();
  await expectAccessible(page);
  const pay = page.getByRole('button', { name: `Pay $${(total / 100).toFixed(2)} with PayPal` });

  await pay.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${shop(SLUG, `/admin/finances/statements/${id}`)}?token=*`);
  await expect(page.getByText('PayPal has taken nothing. You can try again.')).toBeVisible();
  const first = await read(id);
  expect(first.paid_at).toBeNull();

  await pay.click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(`${shop(SLUG, `/admin/finances/statements/${id}`)}?**`);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  await expect(pay).toHaveCount(0);
  expect(await read(id)).toMatchObject({ order_id: first.order_id, paid_at: expect.any(Date) });

  await page.goto(shop(SLUG, '/admin/finances/statements'));
  await expect(page.getByRole('row').filter({ hasText: String(number) })).toContainText('Paid');
});
