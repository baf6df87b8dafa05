import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withAdvisoryLock } from '@/lib/db/advisory-lock';
import { database } from '@/lib/db/client';
import { claimPayment } from '@/lib/orders/reconcile/claim-payment';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { createPayingTenant, createStartedOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { reconcile } from './reconcile-payments';

const handleWebhookEvent = vi.hoisted(() =>
  vi.fn(async (..._: unknown[]) => ({ outcome: 'handled', orderId: null })),
);
const workOffRefund = vi.hoisted(() => vi.fn(async (..._: unknown[]) => 'answered'));
vi.mock('@/lib/orders/webhook/handle-webhook-event', () => ({ handleWebhookEvent }));
vi.mock('@/lib/orders/refunds/work-off-refund', () => ({ workOffRefund }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails: async () => {} }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

const paypal = await startPayPal();
let shop: Tenant;
beforeEach(async () => {
  handleWebhookEvent.mockReset().mockResolvedValue({ outcome: 'handled', orderId: null });
  workOffRefund.mockReset().mockResolvedValue('answered');
  shop = await freshPayingShop(paypal);
});

const dueAgain = () =>
  database().payment.updateMany({ where: { nextCheckAt: { not: null } }, data: { nextCheckAt: ago(1) } });

describe('a run', () => {
  it('settles the payments of every shop, each at its own account', async () => {
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    const ours = await createStartedOrder(shop, 6_000);
    const theirs = await createStartedOrder(other, 4_000);
    await paypal.shopA.approve(ours.paypalOrderId);
    await paypal.shopB.approve(theirs.paypalOrderId);
    expect(await reconcile()).toMatchObject({ payments: 2, unanswered: 0, failures: 0 });
    expect(await readOrder(ours.orderId)).toMatchObject({ tenantId: shop.id, paymentStatus: 'paid' });
    expect(await readOrder(theirs.orderId)).toMatchObject({ tenantId: other.id, paymentStatus: 'paid' });
    const { captures } = await paypal.ledger();
    expect(captures.map(({ amount }) => amount).sort()).toEqual(['40.00', '60.00']);
    expect(await reconcile()).toMatchObject({ payments: 0, failures: 0 });
  });

  it('asks only about what is due', async () => {
    await createStartedOrder(shop, 6_000);
    expect(await reconcile()).toMatchObject({ payments: 1 });
    expect(await reconcile()).toMatchObject({ payments: 0 });
    await dueAgain();
    expect(await reconcile()).toMatchObject({ payments: 1 });
  });

  it('does nothing while another runner works, and each payment is settled once', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(shop, 6_000);
    await paypal.shopA.approve(paypalOrderId);
    await withAdvisoryLock('reconcile', async () => {
      expect(await reconcile()).toEqual({ skipped: 1, failures: 0 });
    });
    const reports = await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(reports.filter((report) => report.payments === 1)).toHaveLength(1);
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('takes up again what a runner had claimed before it died', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(shop, 6_000);
    await paypal.shopA.approve(paypalOrderId);
    expect(await claimPayment(shop.id, paypalOrderId)).toBe(true);
    expect(await reconcile()).toMatchObject({ payments: 0 });
    const { nextCheckAt } = await database().payment.findFirstOrThrow();
    expect(nextCheckAt?.getTime()).toBeLessThanOrEqual(Date.now() + MINUTE);
    // A minute later.
    await dueAgain();
    expect(await reconcile()).toMatchObject({ payments: 1 });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('recovers by itself after an outage of PayPal', async () => {
    const { orderId, paypalOrderId } = await createStartedOrder(shop, 6_000);
    await paypal.shopA.approve(paypalOrderId);
    await paypal.fail({ path: '/v2/', status: 500, times: 2 });
    expect(await reconcile()).toMatchObject({ payments: 0, unanswered: 1, failures: 0 });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'unpaid' });
    await dueAgain();
    expect(await reconcile()).toMatchObject({ payments: 1, unanswered: 0 });
    expect(await readOrder(orderId)).toMatchObject({ paymentStatus: 'paid' });
  });

  it('passes on due events and refunds, and continues after a failure', async () => {
    const { orderId } = await createStartedOrder(shop, 6_000);
    const { id: paymentId } = await database().payment.findFirstOrThrow();
    const event = { tenantId: shop.id, eventType: 'X', payload: {} };
    await database().webhookEvent.createMany({
      data: [
        { ...event, id: 'WH-1' },
        { ...event, id: 'WH-2', nextAttemptAt: ago(-HOUR) },
        { ...event, id: 'WH-3', nextAttemptAt: null, handledAt: new Date() },
      ],
    });
    const refund = { tenantId: shop.id, orderId, paymentId, amountCents: 100 };
    const [due] = await database().refund.createManyAndReturn({
      data: [refund, { ...refund, status: 'pending', nextCheckAt: ago(-HOUR) }],
    });
    handleWebhookEvent.mockRejectedValueOnce(new Error('broken'));
    expect(await reconcile()).toMatchObject({ events: 0, payments: 1, refunds: 1, failures: 1 });
    expect(handleWebhookEvent.mock.calls).toEqual([[shop.id, 'WH-1']]);
    expect(workOffRefund.mock.calls).toEqual([[shop.id, due?.id]]);
    // Not handled, so they are still due.
    await reconcile();
    expect([handleWebhookEvent.mock.calls.length, workOffRefund.mock.calls.length]).toEqual([2, 2]);
  });

  it('skips the rest of a shop whose PayPal did not answer for its first event, and counts it as unanswered', async () => {
    handleWebhookEvent.mockResolvedValue({ outcome: 'unavailable', orderId: null });
    const { orderId } = await createStartedOrder(shop, 6_000);
    const { id: paymentId } = await database().payment.findFirstOrThrow();
    await database().webhookEvent.createMany({
      data: [{ tenantId: shop.id, id: 'WH-1', eventType: 'X', payload: {} }],
    });
    await database().refund.create({ data: { tenantId: shop.id, orderId, paymentId, amountCents: 100 } });
    expect(await reconcile()).toMatchObject({
      events: 0,
      payments: 0,
      refunds: 0,
      unanswered: 1,
      failures: 0,
    });
    expect(workOffRefund).not.toHaveBeenCalled();
  });

  it('starts no further refund of a shop whose PayPal did not answer, and does not count one that another runner holds', async () => {
    const { orderId } = await createStartedOrder(shop, 6_000);
    const { id: paymentId } = await database().payment.findFirstOrThrow();
    const refund = { tenantId: shop.id, orderId, paymentId, amountCents: 100 };
    await database().refund.createMany({ data: Array.from({ length: 5 }, () => refund) });
    workOffRefund.mockResolvedValue('unavailable');
    const report = await reconcile();
    expect(report).toMatchObject({ refunds: 0, payments: 1 });
    // At most two were running when the first returned.
    expect(workOffRefund.mock.calls.length).toBeLessThanOrEqual(2);
    expect(report.unanswered).toBe(workOffRefund.mock.calls.length);
    workOffRefund.mockResolvedValue('nothing');
    expect(await reconcile()).toMatchObject({ refunds: 0, unanswered: 0 });
  });

  it('asks PayPal about an order’s payment before the order expires, in the same run', async () => {
    const old = { createdAt: ago(25 * HOUR) };
    const { orderId } = await createStartedOrder(shop, 6_000);
    const paid = await createStartedOrder(shop, 4_000);
    await paypal.shopA.approve(paid.paypalOrderId);
    await paypal.shopA.capture(paid.paypalOrderId);
    await database().order.updateMany({ data: old });
    await database().payment.updateMany({ data: old });
    expect(await reconcile()).toMatchObject({ payments: 2, expired_orders: 1 });
    expect(await readOrder(orderId)).toMatchObject({
      status: 'cancelled',
      expiredAt: expect.any(Date),
      payments: [{ status: 'expired' }],
    });
    expect(await readOrder(paid.orderId)).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
  });

  it('expires no order while PayPal does not answer about its payment', async () => {
    const { orderId } = await createStartedOrder(shop, 6_000);
    await database().order.updateMany({ data: { createdAt: ago(25 * HOUR) } });
    await database().payment.updateMany({ data: { createdAt: ago(25 * HOUR) } });
    await paypal.fail({ path: 'get', status: 500, times: 2 });
    expect(await reconcile()).toMatchObject({ unanswered: 1, expired_orders: 0 });
    expect(await readOrder(orderId)).toMatchObject({ status: 'pending' });
  });

  it('expires more orders than fit into one batch', async () => {
    for (let index = 0; index < 130; index += 1) {
      await createOrderRow(shop.id, { createdAt: ago(30 * HOUR) });
    }
    expect(await reconcile()).toMatchObject({ expired_orders: 130 });
    expect(await database().order.count({ where: { status: 'pending' } })).toBe(0);
  });
});
