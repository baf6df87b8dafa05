import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { adoptPayment } from '@/lib/orders/payments/adopt-payment';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createProduct } from '@/lib/testing/rows/factories';
import { createOrder, orderOf, readOrder } from '@/lib/testing/rows/orders';
import { createPaidOrder, readRefunds } from '@/lib/testing/rows/paid-orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { hasPaidTestOrder } from './test-orders.queries';

const paypal = await startPayPal();
let shop: Tenant;
/** The shop, as somebody with its preview link reaches it. */
let preview: Tenant;
let productId: string;
beforeEach(async () => {
  shop = await freshPayingShop(paypal);
  preview = { ...shop, isPreview: true };
  productId = (await createProduct(shop.id, { priceCents: 6_000 })).id;
});

const put = (data: { state?: string; paypalEnvironment?: string | null }) =>
  database().tenant.update({ where: { id: shop.id }, data });
const place = (at: Tenant) => placeOrder(at, orderOf({ product_id: productId, quantity: 1 }), randomUUID());
const placed = async (at: Tenant) => {
  const order = await place(at);
  if (!order.ok) {
    throw new Error(order.error.code);
  }
  return { orderNumber: order.value.orderNumber, row: await readOrder(order.value.id) };
};
const REFUSED = { ok: false, error: { code: 'store_not_selling' } };

describe('an order is a test order', () => {
  it.each([
    ['sandbox', true],
    ['live', false],
    [null, false],
  ])('exactly if the account is of PayPal’s sandbox: %s', async (paypalEnvironment, isTest) => {
    await put({ paypalEnvironment });
    const { row } = await placed(preview);
    expect(row.isTest).toBe(isTest);
    // 2.9% and 30 cents; of a test nothing, and the rule says so too.
    expect([row.platformFeeCents > 0, Number(row.platformFeePercentage) > 0]).toEqual([!isTest, !isTest]);
  });

  it('by the row of now, even if the shop of the request is stale', async () => {
    const stale = { ...preview, takesTestsOnly: true };
    expect((await placed(stale)).row.isTest).toBe(false);
    await put({ paypalEnvironment: 'sandbox' });
    expect((await placed({ ...preview, takesTestsOnly: false })).row.isTest).toBe(true);
  });

  it('with a number of a range of its own, so that the others have no gap', async () => {
    expect((await placed(shop)).orderNumber).toBe(1_001);
    await put({ paypalEnvironment: 'sandbox' });
    expect((await placed(preview)).orderNumber).toBe(900_000_001);
    expect((await placed(preview)).orderNumber).toBe(900_000_002);
    await put({ paypalEnvironment: 'live' });
    expect((await placed(shop)).orderNumber).toBe(1_002);
  });

  it('and a shop whose first order is a test begins at 1001 all the same', async () => {
    await put({ paypalEnvironment: 'sandbox' });
    expect((await placed(preview)).orderNumber).toBe(900_000_001);
    await put({ paypalEnvironment: 'live' });
    expect((await placed(shop)).orderNumber).toBe(1_001);
  });

  it('for ever: its shop cannot change what it is', async () => {
    const { row } = await placed(shop);
    await expect(
      tenantDb(shop.id, (db) => db.order.updateMany({ where: { id: row.id }, data: { isTest: true } })),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('a test order is placed', () => {
  it.each([
    ['draft', true],
    ['live', true],
    ['paused', false],
    ['suspended', false],
    ['closed', false],
  ])('in a shop that is %s, by its people: %s', async (state, isPlaced) => {
    await put({ state, paypalEnvironment: 'sandbox' });
    expect((await place(preview)).ok).toBe(isPlaced);
    expect(await database().order.count()).toBe(isPlaced ? 1 : 0);
  });

  it('by no shopper: they would believe to have bought something', async () => {
    await put({ paypalEnvironment: 'sandbox' });
    expect(await place(shop)).toEqual(REFUSED);
  });

  it('and no real order in a draft, by nobody', async () => {
    await put({ state: 'draft', paypalEnvironment: 'live' });
    expect(await place(preview)).toEqual(REFUSED);
  });
});

describe('the payment of a test order', () => {
  beforeEach(() => put({ state: 'draft', paypalEnvironment: 'sandbox' }));

  it('is begun and captured while its shop is a draft', async () => {
    expect(await hasPaidTestOrder(shop.id)).toBe(false);
    const { orderId } = await createPaidOrder(paypal, preview);
    expect(await readOrder(orderId)).toMatchObject({
      isTest: true,
      paymentStatus: 'paid',
      payments: [{ status: 'captured', amountCents: 6_000, platformFeeCents: 0 }],
    });
    expect(await hasPaidTestOrder(shop.id)).toBe(true);
  });

  it('goes back through the sandbox', async () => {
    const { orderId, paymentId } = await createPaidOrder(paypal, preview);
    const refunded = await requestRefund(shop.id, {
      refundId: randomUUID(),
      orderId,
      paymentId,
      amount: cents(6_000),
      seenRefundable: cents(6_000),
      reason: 'Only a test',
      actorName: 'Dale Okafor',
      isLimited: false,
      cancelFrom: null,
    });
    expect(refunded).toMatchObject({ ok: true, value: { status: 'completed' } });
    expect(await readRefunds(orderId)).toMatchObject([{ status: 'completed', platformFeeReturnedCents: 0 }]);
    expect(await hasPaidTestOrder(shop.id)).toBe(true);
  });

  it('is not taken by a real account that was stored since', async () => {
    const order = await createOrder(preview, { priceCents: 6_000 });
    await put({ state: 'live', paypalEnvironment: 'live' });
    const began = await startPayment(shop.id, order.id, order.totalCents);
    expect(began).toEqual({ ok: false, error: 'order_not_payable' });
    expect((await paypal.ledger()).orders).toEqual([]);
  });

  it('and of a real order is not taken by the sandbox', async () => {
    await put({ state: 'live', paypalEnvironment: 'live' });
    const order = await createOrder(shop, { priceCents: 6_000 });
    await put({ paypalEnvironment: 'sandbox' });
    const began = await startPayment(shop.id, order.id, order.totalCents);
    expect(began).toEqual({ ok: false, error: 'order_not_payable' });
  });

  it('is not adopted from an account of the other kind, and the shop is told', async () => {
    const test = await createOrder(preview, { priceCents: 6_000 });
    await put({ state: 'live', paypalEnvironment: 'live' });
    const real = await createOrder(shop, { priceCents: 6_000 });
    const adopt = (orderId: OrderId, isSandbox: boolean) =>
      adoptPayment(shop.id, {
        orderId,
        paypalOrderId: randomUUID(),
        account: { clientId: 'shop-a', merchantId: null, isSandbox },
        capture: { id: randomUUID(), status: 'COMPLETED', amount: cents(6_000), currency: 'USD', fee: null },
      });
    expect([await adopt(test.id, false), await adopt(real.id, true)]).toEqual(['alerted', 'alerted']);
    expect(await database().payment.count()).toBe(0);
    expect([await adopt(test.id, true), await adopt(real.id, false)]).toEqual(['recorded', 'recorded']);
  });
});
