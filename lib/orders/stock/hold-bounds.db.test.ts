// How long and for whom pieces are held, when somebody would like to hold them for longer.

import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import { createProduct } from '@/lib/catalog/products/products.commands';
import { NEVER_HELD } from '@/lib/catalog/stock/hold-time';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { err } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { addCountedProduct, countPieces } from '@/lib/testing/rows/counted-product';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { retakeHold } from './retake-hold';

// Both throw outside of Next.

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

const place = (product_id: string, quantity = 1, doors: object = {}) =>
  placeOrder(tenant, orderOf({ product_id, quantity }), randomUUID(), doors);

async function placed(productId: string, quantity = 1, doors: object = {}): Promise<OrderId> {
  const order = await place(productId, quantity, doors);
  if (!order.ok) {
    throw new Error(order.error.code);
  }
  return order.value.id;
}

async function started(orderId: OrderId): Promise<string> {
  const { totalCents } = await readOrder(orderId);
  const payment = await startPayment(tenant.id, orderId, cents(totalCents));
  if (!payment.ok) {
    throw new Error(JSON.stringify(payment.error));
  }
  return payment.value.paypalOrderId;
}

async function approved(orderId: OrderId): Promise<string> {
  const paypalOrderId = await started(orderId);
  await paypal.shopA.approve(paypalOrderId);
  return paypalOrderId;
}

const holds = () => database().stockHold.findMany({ orderBy: { pieces: 'asc' } });

async function addUncounted(options?: OptionsToSave): Promise<string> {
  const made = await createProduct(tenant.id, submittedProduct(options && { options }));
  return made.ok ? made.value.id : '';
}

describe('a product that becomes counted', () => {
  it('is held by the orders of it that wait for their payment', async () => {
    const mug = await addUncounted();
    const order = await placed(mug, 2);
    await countPieces(tenant.id, mug, 2);
    expect(await holds()).toMatchObject([{ orderId: order, variantId: mug, pieces: 2 }]);
    expect(await place(mug)).toMatchObject({ error: { code: 'stock_held' } });
    expect(await capturePayment(tenant.id, await approved(order))).toMatchObject({ ok: true });
    expect((await getStock(tenant.id, mug))?.rows).toMatchObject([{ onHand: 0 }]);
  });

  it('is not captured for one of them if its pieces went to others after its hold', async () => {
    const mug = await addUncounted();
    const order = await placed(mug);
    const payment = await approved(order);
    await countPieces(tenant.id, mug, 1);
    await database().stockHold.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    await placed(mug);
    expect(await capturePayment(tenant.id, payment)).toEqual(err('out_of_stock'));
  });

  it('is held by none that is paid, cancelled or a test, and twice by none', async () => {
    const mug = await addUncounted();
    await capturePayment(tenant.id, await approved(await placed(mug)));
    const cancelled = await placed(mug);
    await database().order.updateMany({ where: { id: cancelled }, data: { status: 'cancelled' } });
    await database().tenant.update({ where: { id: tenant.id }, data: { paypalEnvironment: 'sandbox' } });
    await placeOrder({ ...tenant, isPreview: true }, orderOf({ product_id: mug, quantity: 1 }), randomUUID());
    await countPieces(tenant.id, mug, 1);
    expect(await database().order.count()).toBe(3);
    expect(await holds()).toEqual([]);
  });

  it('is never sold twice, however orders and the change meet', async () => {
    const mug = await addUncounted();
    const [orders] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => place(mug))),
      countPieces(tenant.id, mug, 50),
    ]);
    // Those that came before anything was counted are sold out.
    const stand = orders.flatMap((order) => (order.ok ? [order.value.id] : []));
    expect(new Set((await holds()).map(({ orderId }) => orderId))).toEqual(new Set(stand));
  });
});

it('a hold that is renewed while its order is cancelled ends with the order', async () => {
  const mug = await addCountedProduct(tenant.id, 1);
  const order = await placed(mug);
  const renewing = await database().$transaction(
    async (db) => {
      await db.order.update({
        where: { tenantId_id: { tenantId: tenant.id, id: order } },
        data: { status: 'cancelled' },
      });
      const begun = { result: retakeHold(tenant.id, order, { isCapture: false }) };
      await expect.poll(countLockWaits).toBe(1);
      return begun;
    },
    { timeout: 15_000 },
  );
  await renewing.result;
  expect(await holds()).toMatchObject([{ expiresAt: NEVER_HELD }]);
  expect(await place(mug)).toMatchObject({ ok: true });
});

describe('the last pieces', () => {
  const strangers = { mayHoldLast: async () => false };

  it('are held by an order only as often as its network may', async () => {
    const asked = vi.fn(async () => false);
    const mug = await addCountedProduct(tenant.id, 3);
    await placed(mug, 2, { mayHoldLast: asked });
    expect(asked).not.toHaveBeenCalled();
    await placed(mug, 1, { mayHoldLast: asked });
    expect(asked).toHaveBeenCalledOnce();
    expect(await holds()).toMatchObject([{ pieces: 1, expiresAt: NEVER_HELD }, { pieces: 2 }]);
  });

  it('are there for others until such an order is paid', async () => {
    const mug = await addCountedProduct(tenant.id, 1);
    const unheld = await placed(mug, 1, strangers);
    const payment = await approved(unheld);
    expect(await holds()).toMatchObject([{ expiresAt: NEVER_HELD }]);
    const other = await placed(mug);
    expect(await capturePayment(tenant.id, payment)).toEqual(err('out_of_stock'));
    expect(await capturePayment(tenant.id, await approved(other))).toMatchObject({ ok: true });
  });

  it('are taken by such an order when it is paid first', async () => {
    const mug = await addCountedProduct(tenant.id, 1);
    const payment = await approved(await placed(mug, 1, strangers));
    expect(await capturePayment(tenant.id, payment)).toMatchObject({ ok: true });
    expect((await getStock(tenant.id, mug))?.rows).toMatchObject([{ onHand: 0 }]);
  });

  it('are not kept by captures that nobody approves', async () => {
    const mug = await addCountedProduct(tenant.id, 1);
    const payment = await started(await placed(mug, 1, strangers));
    expect(await capturePayment(tenant.id, payment)).toMatchObject({
      value: { status: 'ORDER_NOT_APPROVED' },
    });
    expect(await holds()).toMatchObject([{ expiresAt: NEVER_HELD }]);
    expect(await place(mug)).toMatchObject({ ok: true });
  });
});
