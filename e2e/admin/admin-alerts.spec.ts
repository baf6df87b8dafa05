// Alerts about orders' money: shown until somebody has handled them.
import { signIn } from '../support/admin';
import { expectAccessible } from '../support/axe';
import { query } from '../support/database';
import { insertOrder, removeTestOrders } from '../support/orders';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const PHONE = { width: 360, height: 740 };

test.afterAll(removeTestOrders);

const insertAlert = (orderId: string, kind: string, subject: string, detail: object) =>
  query(
    `INSERT INTO order_alerts (tenant_id, id, order_id, kind, subject, detail)
     SELECT tenant_id, gen_random_uuid(), id, $2, $3, $4 FROM orders WHERE id = $1`,
    [orderId, kind, subject, JSON.stringify(detail)],
  );

test('an alert says what to do on the dashboard and on its order, and leaves once it is handled', async ({
  page,
}) => {
  const order = await insertOrder('clayandkiln', {
    customer: 'Alva Alarm',
    status: 'cancelled',
    items: [{ name: 'Harvest Mug' }],
  });
  await insertAlert(order.id, 'paid_after_cancel', '9AB', { paypalCaptureId: '9AB' });
  await insertAlert(order.id, 'refund_failed', '8CD', { amountCents: 2_800, paypalRefundId: '8CD' });
  await signIn(page, 'clayandkiln');
  const card = page.getByRole('region', { name: 'Needs your attention' });
  await expect(card).toContainText('Money came in after this order was cancelled');
  await expect(card).toContainText('PayPal refused to refund $28.00');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);

  await card
    .getByRole('link', { name: `Order #${order.number}, Alva Alarm` })
    .first()
    .click();
  await expect(page).toHaveURL(shop('clayandkiln', `/admin/orders/${order.id}`));
  await expect(card).toContainText('PayPal transaction 8CD');
  await card.getByRole('button', { name: /^Mark as done: Money came in/ }).click();
  await expect(card.getByText('Money came in after this order was cancelled')).toHaveCount(0);
  await expect(card.getByRole('heading', { name: 'Needs your attention' })).toBeFocused();
  await card.getByRole('button', { name: /^Mark as done/ }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const rows = await query<{ resolved_by: string }>(
    'SELECT resolved_by FROM order_alerts WHERE order_id = $1 AND resolved_at IS NOT NULL',
    [order.id],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]?.resolved_by).not.toBe('');
});

test('an expired order is among the cancelled ones, and says why', async ({ page }) => {
  const order = await insertOrder('clayandkiln', {
    customer: 'Gina Gone',
    status: 'cancelled',
    items: [{ name: 'Harvest Mug' }],
  });
  await query('UPDATE orders SET expired_at = now() WHERE id = $1', [order.id]);
  await signIn(page, 'clayandkiln', '/admin/orders');
  await expect(page.getByText('Orders that nobody paid in time are not shown.')).toBeVisible();
  await expect(page.getByText('Gina Gone')).toHaveCount(0);
  await page.getByRole('link', { name: 'See cancelled orders' }).click();
  await page
    .getByRole('link', { name: `#${order.number}` })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Nobody paid this order within 24 hours, so it was cancelled.')).toBeVisible();
});
