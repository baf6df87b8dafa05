import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { cents } from '@/lib/money/cents';
import type { PlacedOrder } from '@/lib/orders/placing/insert-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrder, createPayingTenant, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { findDecidedPayment, startPayment } from './start-payment';

const paypal = await startPayPal();
let tenant: Tenant;
let order: PlacedOrder;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  order = await createOrder(tenant, { priceCents: 2_000 }, 3);
});

const start = (amount = 6_000) => startPayment(tenant.id, order.id, cents(amount));
const failure = (error: string) => ({ ok: false, error });
const setOrder = (data: object) =>
  database().order.update({ where: { tenantId_id: { tenantId: tenant.id, id: order.id } }, data });

describe('starting a payment', () => {
  it("opens one PayPal order for exactly the order's total, and records the attempt", async () => {
    const started = await start();
    expect(started).toMatchObject({ ok: true });
    const { orders } = await paypal.ledger();
    expect(orders).toMatchObject([
      {
        clientId: 'shop-a',
        status: 'CREATED',
        units: [
          {
            customId: `${tenant.id}:${order.id}`,
            invoiceId: `1001-${order.id.slice(-12)}-1`,
            currency: 'USD',
            amount: '60.00',
          },
        ],
      },
    ]);
    expect(started).toEqual({ ok: true, value: { paypalOrderId: orders[0]?.id, isDecided: false } });
    const { payments, events, paymentStatus } = await readOrder(order.id);
    expect(payments).toMatchObject([
      { attempt: 1, paypalOrderId: orders[0]?.id, amountCents: 6_000, status: 'created' },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['order.created', 'payment.started']);
    expect(paymentStatus).toBe('unpaid');
  });

  it.each([
    ['draft', false],
    ['paused', true],
    ['suspended', false],
    ['closed', false],
  ])('in a shop that is %s: %s', async (state, isBegun) => {
    await database().tenant.update({ where: { id: tenant.id }, data: { state } });
    const started = await start();
    expect(started.ok).toBe(isBegun);
    if (!isBegun) {
      expect(started).toEqual(failure('store_not_selling'));
    }
    expect((await paypal.ledger()).orders).toHaveLength(isBegun ? 1 : 0);
  });

  it('returns the same id when it is repeated', async () => {
    const first = await start();
    expect([await start(), await start()]).toEqual([first, first]);
    expect((await paypal.ledger()).orders).toHaveLength(1);
    expect((await readOrder(order.id)).events).toHaveLength(2);
  });

  it('returns the same id to ten calls that race', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(answers[0]).toMatchObject({ ok: true });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await paypal.ledger()).orders).toHaveLength(1);
    const { payments, events } = await readOrder(order.id);
    expect([payments.length, events.length]).toEqual([1, 2]);
  });

  it.each([
    ['paid', 'captured'],
    ['pending', 'pending'],
  ])(
    'returns the same id, and that no approval is needed, if the order is %s by now',
    async (paymentStatus, status) => {
      const first = await start();
      expect(await findDecidedPayment(tenant.id, order.id)).toBeNull();
      await setOrder({ paymentStatus, status: 'processing' });
      await database().payment.updateMany({ data: { status } });
      const again = await start();
      expect(first).toMatchObject({ ok: true, value: { isDecided: false } });
      expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), isDecided: true } });
      expect(await findDecidedPayment(tenant.id, order.id)).toEqual(again.ok && again.value);
      expect(await findDecidedPayment((await createTenant()).id, order.id)).toBeNull();
      expect((await paypal.ledger()).orders).toHaveLength(1);
    },
  );

  it.each(['failed', 'expired'])('opens another attempt after one that has %s', async (status) => {
    const first = await start();
    await setOrder({ paymentStatus: status === 'failed' ? 'failed' : 'unpaid' });
    await database().payment.updateMany({ data: { status } });
    const second = await start();
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);
    expect((await readOrder(order.id)).payments.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });
});

describe('a payment that is not started', () => {
  it.each([5_999, 6_001, 0, 60])('because the amount is %i and not the total', async (amount) => {
    expect(await start(amount)).toEqual(failure('amount_mismatch'));
    expect(await paypal.calls()).toEqual([]);
  });

  it("because the order is another shop's", async () => {
    const other = await createPayingTenant(PAYPAL_ACCOUNTS.b);
    expect(await startPayment(other.id, order.id, cents(6_000))).toEqual(failure('order_not_found'));
    expect(await paypal.calls()).toEqual([]);
  });

  it.each([
    { status: 'cancelled' },
    { paymentStatus: 'paid' },
    { paymentStatus: 'refunded' },
    { paymentStatus: 'partially_refunded' },
  ])('because the order is %o', async (data) => {
    await setOrder(data);
    expect(await start()).toEqual(failure('order_not_payable'));
    expect(await paypal.calls()).toEqual([]);
  });

  it('because the order was cancelled after an earlier attempt was opened', async () => {
    await start();
    await setOrder({ status: 'cancelled' });
    expect(await start()).toEqual(failure('order_not_payable'));
  });

  it('because the shop has no PayPal account, or no secret for it', async () => {
    for (const account of [{}, { paypalClientId: 'shop-a' }]) {
      const shop = await createTenant(account);
      const placed = await createOrder(shop, { priceCents: 500 });
      expect(await startPayment(shop.id, placed.id, cents(500))).toEqual(failure('payment_not_configured'));
    }
    expect(await paypal.calls()).toEqual([]);
  });
});
