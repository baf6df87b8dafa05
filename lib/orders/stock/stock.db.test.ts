import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import { createProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { correctStock, setStockKind } from '@/lib/catalog/stocktaking/save-stock';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import type { StockKindInput } from '@/lib/catalog/stocktaking/stock-input';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { captureForBrowser, capturePayment } from '@/lib/orders/capture/capture-payment';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { composeOrderMail } from '@/lib/orders/mails/compose-order-mail';
import { markPaid } from '@/lib/orders/mark-paid/mark-paid';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { actOnEvent } from '@/lib/orders/webhook/act-on-event';
import { nothing } from '@/lib/orders/webhook/event-outcome';
import { err, ok } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { addCountedProduct } from '@/lib/testing/rows/counted-product';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { findStockBack } from './give-stock-back';

// Both throw outside of Next.

const paypal = await startPayPal();
let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
});

const OPTION = {
  changesPrice: false,
  changesStock: true,
  changesSku: false,
  changesPicture: false,
  isRosterSize: false,
};
const SIZES: OptionsToSave = {
  options: [{ ...OPTION, name: 'Size', values: ['S', 'L'].map((text) => ({ text, picture: null })) }],
  variants: [],
};

const addProduct = (onHand: number, options?: OptionsToSave) => addCountedProduct(tenant.id, onHand, options);

const onHandOf = async (productId: string) =>
  ((await getStock(tenant.id, productId))?.rows ?? []).map(({ onHand }) => onHand);

const place = (product_id: string, quantity = 1, over: object = {}) =>
  placeOrder(tenant, { ...orderOf({ product_id, quantity }), ...over }, randomUUID());

async function placed(productId: string, quantity = 1, over: object = {}): Promise<OrderId> {
  const order = await place(productId, quantity, over);
  if (!order.ok) {
    throw new Error(order.error.code);
  }
  return order.value.id;
}

async function approved(orderId: OrderId): Promise<string> {
  const { totalCents } = await readOrder(orderId);
  const started = await startPayment(tenant.id, orderId, cents(totalCents));
  if (!started.ok) {
    throw new Error(JSON.stringify(started.error));
  }
  await paypal.shopA.approve(started.value.paypalOrderId);
  return started.value.paypalOrderId;
}

/** As if the order was placed long ago: its hold has run out. */
const letHoldEnd = (orderId: OrderId) =>
  database().stockHold.updateMany({ where: { orderId }, data: { expiresAt: new Date(Date.now() - 1_000) } });

const MUG = { productName: 'Harvest Mug' };

const capturedCount = async () => (await paypal.ledger()).captures.length;

describe('an order of counted pieces', () => {
  it('holds them from others, and takes them when it is paid', async () => {
    const mug = await addProduct(2);
    const order = await placed(mug, 2);
    expect(await place(mug)).toEqual(err({ ...MUG, code: 'stock_held', left: 0, index: 0 }));
    expect(await onHandOf(mug)).toEqual([2]);
    expect(await capturePayment(tenant.id, await approved(order))).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([0]);
    expect(await place(mug)).toEqual(err({ ...MUG, code: 'sold_out', left: 0, index: 0 }));
    expect(await database().stockHold.count()).toBe(0);
  });

  it('is refused for more than there are, without using up a number', async () => {
    const mug = await addProduct(2);
    expect(await place(mug, 3)).toEqual(err({ ...MUG, code: 'too_few_left', left: 2, index: 0 }));
    const first = await readOrder(await placed(mug, 2));
    expect(first.orderNumber).toBe(1_001);
  });

  it('counts two lines of one variant together, and names the second', async () => {
    const mug = await addProduct(2);
    const two = orderOf({ product_id: mug, quantity: 1 }, { product_id: mug, quantity: 2 });
    expect(await placeOrder(tenant, two, randomUUID())).toEqual(
      err({ ...MUG, code: 'too_few_left', left: 2, index: 1 }),
    );
    const fitting = orderOf({ product_id: mug, quantity: 1 }, { product_id: mug, quantity: 1 });
    expect(await placeOrder(tenant, fitting, randomUUID())).toMatchObject({ ok: true });
    expect(await database().stockHold.findMany()).toMatchObject([{ variantId: mug, pieces: 2 }]);
  });

  it('lets one of twenty buyers hold the last piece', async () => {
    const mug = await addProduct(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(mug)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().stockHold.count()).toBe(1);
  });

  it('is placed once by three requests at once with its key, also without a cart', async () => {
    const mug = await addProduct(1);
    const key = randomUUID();
    const input = orderOf({ product_id: mug, quantity: 1 });
    const results = await Promise.all([0, 1, 2].map(() => placeOrder(tenant, input, key)));
    const ids = new Set(results.map((result) => (result.ok ? result.value.id : result.error.code)));
    expect([...ids]).toEqual([(await database().order.findFirst())?.id]);
    expect(await database().order.count()).toBe(1);
    expect(await placeOrder(tenant, input, randomUUID())).toMatchObject({ ok: false });
  });

  it('has the hold of its own cart not in its way', async () => {
    const mug = await addProduct(1);
    const cart = { cart_id: 'a'.repeat(32) };
    await placed(mug, 1, cart);
    expect(await place(mug, 1, { cart_id: 'b'.repeat(32) })).toMatchObject({ ok: false });
    expect(await place(mug, 1, cart)).toMatchObject({ ok: true });
  });

  it('takes by variant', async () => {
    const bowl = await addProduct(1, SIZES);
    const choose = (value: string) =>
      orderOf({ product_id: bowl, quantity: 1, choices: [{ kind: 'option:size', value }] });
    const small = await placeOrder(tenant, choose('S'), randomUUID());
    expect(small).toMatchObject({ ok: true });
    expect(await placeOrder(tenant, choose('S'), randomUUID())).toMatchObject({
      error: { code: 'stock_held' },
    });
    expect(await placeOrder(tenant, choose('L'), randomUUID())).toMatchObject({ ok: true });
  });

  it('takes nothing of what is not counted', async () => {
    const made = await createProduct(tenant.id, submittedProduct());
    const id = made.ok ? made.value.id : '';
    expect(await place(id, 50)).toMatchObject({ ok: true });
    expect(await database().stockHold.count()).toBe(0);
  });

  it('is held no longer once the shop has cancelled it', async () => {
    const mug = await addProduct(1);
    const order = await placed(mug);
    await database().order.updateMany({ where: { id: order }, data: { status: 'cancelled' } });
    expect(await place(mug)).toMatchObject({ ok: true });
  });
});

describe('taking the pieces again before the money', () => {
  /** PayPal's message, received a second from now. */
  const told = (payment: string) => ({
    tenantId: tenant.id,
    resource: { id: payment },
    receivedAt: new Date(Date.now() + 1_000),
  });
  const untilWaiting = (count: number) => expect.poll(countLockWaits).toBe(count);

  it('captures nothing if others have bought them since', async () => {
    const mug = await addProduct(1);
    const first = await placed(mug);
    const payment = await approved(first);
    await letHoldEnd(first);
    const second = await placed(mug);
    expect(await capturePayment(tenant.id, payment)).toEqual(err('out_of_stock'));
    expect(await capturedCount()).toBe(0);
    expect((await readOrder(first)).payments).toMatchObject([{ status: 'created', captureAskedAt: null }]);
    // The reconciler finds the approval, and leaves it too.
    expect(await reconcilePayment(tenant.id, payment)).toBe('open');
    expect(await capturedCount()).toBe(0);
    expect(await capturePayment(tenant.id, await approved(second))).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([0]);
  });

  it.each([false, true])(
    'captures nothing later if pieces come back, but for the shopper’s own try (declined before: %s)',
    async (wasDeclined) => {
      const mug = await addProduct(1);
      const first = await placed(mug);
      const payment = await approved(first);
      await letHoldEnd(first);
      await placed(mug);
      // A decline from before changes nothing of that.
      if (wasDeclined) {
        const at = new Date(Date.now() - 60_000);
        await database().payment.updateMany({ data: { declinedAt: at, captureAskedAt: at } });
      }
      expect(await captureForBrowser(tenant.id, payment)).toEqual(err('out_of_stock'));
      await database().productVariant.updateMany({ where: { productId: mug }, data: { onHand: 2 } });
      expect(await actOnEvent('CHECKOUT.ORDER.APPROVED', told(payment))).toEqual(nothing);
      expect(await capturePayment(tenant.id, payment)).toEqual(err('out_of_stock'));
      expect(await reconcilePayment(tenant.id, payment)).toBe('open');
      expect(await capturedCount()).toBe(0);
      expect(await captureForBrowser(tenant.id, payment)).toMatchObject({ ok: true });
      expect(await capturedCount()).toBe(1);
    },
  );

  it.each(['expired', 'failed'])(
    'captures nothing later of a payment that was %s when it was refused',
    async (status) => {
      const mug = await addProduct(1);
      const first = await placed(mug);
      const payment = await approved(first);
      await letHoldEnd(first);
      await placed(mug);
      await database().payment.updateMany({ where: { orderId: first }, data: { status, nextCheckAt: null } });
      expect(await captureForBrowser(tenant.id, payment)).toEqual(err('out_of_stock'));
      await database().productVariant.updateMany({ where: { productId: mug }, data: { onHand: 2 } });
      expect(await actOnEvent('CHECKOUT.ORDER.APPROVED', told(payment))).toEqual(nothing);
      expect(await capturedCount()).toBe(0);
      expect(await captureForBrowser(tenant.id, payment)).toMatchObject({ ok: true });
    },
  );

  it('captures nothing for a message that has waited for the stock behind the refusal', async () => {
    const mug = await addProduct(1);
    const first = await placed(mug);
    const payment = await approved(first);
    await letHoldEnd(first);
    await placed(mug);
    const other = new Client({ connectionString: process.env.MIGRATION_DATABASE_URL });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('BEGIN; SELECT 1 FROM product_variants FOR NO KEY UPDATE');
    const browser = captureForBrowser(tenant.id, payment);
    await untilWaiting(1);
    const counts = ((await getStock(tenant.id, mug))?.rows ?? []).map(({ variantId, onHand }) => ({
      ...{ variantId, seen: onHand, onHand: 2 },
    }));
    const owner = correctStock(tenant.id, { productId: mug, counts, reason: '' }, 'Ada');
    await untilWaiting(2);
    const message = actOnEvent('CHECKOUT.ORDER.APPROVED', told(payment));
    await untilWaiting(3);
    await other.query('ROLLBACK');
    expect(await browser).toEqual(err('out_of_stock'));
    expect(await owner).toMatchObject({ ok: true });
    expect(await message).toEqual(nothing);
    expect(await capturedCount()).toBe(0);
  });

  it('captures if nobody has', async () => {
    const mug = await addProduct(1);
    const order = await placed(mug);
    const payment = await approved(order);
    await letHoldEnd(order);
    expect(await capturePayment(tenant.id, payment)).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([0]);
  });

  it('does not ask for an approval if they are gone', async () => {
    const mug = await addProduct(1);
    const first = await placed(mug);
    await letHoldEnd(first);
    await placed(mug);
    const { totalCents } = await readOrder(first);
    expect(await startPayment(tenant.id, first, cents(totalCents))).toEqual(err('out_of_stock'));
  });

  it('renews the hold for an hour after the order at most', async () => {
    const mug = await addProduct(1);
    const order = await placed(mug);
    const hourAgo = new Date(Date.now() - 59 * 60_000);
    await database().$executeRaw`UPDATE orders SET created_at = ${hourAgo} WHERE id = ${order}::uuid`;
    await approved(order);
    const [hold] = await database().stockHold.findMany();
    const seconds = ((hold?.expiresAt.getTime() ?? 0) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('holds them for as long as nobody knows whether money was taken', async () => {
    const mug = await addProduct(1);
    const order = await placed(mug);
    const payment = await approved(order);
    await letHoldEnd(order);
    await database().payment.updateMany({ data: { captureAskedAt: new Date() } });
    expect(await place(mug)).toMatchObject({ error: { code: 'stock_held' } });
    await database().payment.updateMany({ data: { status: 'pending' } });
    expect(await place(mug)).toMatchObject({ error: { code: 'stock_held' } });
    await database().payment.updateMany({ data: { status: 'created', declinedAt: new Date() } });
    expect(await place(mug)).toMatchObject({ ok: true });
    expect(await capturePayment(tenant.id, payment)).toEqual(err('out_of_stock'));
  });
});

describe('a paid order', () => {
  it('takes its pieces once, however often that is told', async () => {
    const mug = await addProduct(5);
    const order = await placed(mug, 2);
    const payment = await approved(order);
    await Promise.all([1, 2, 3].map(() => capturePayment(tenant.id, payment)));
    await reconcilePayment(tenant.id, payment);
    expect(await onHandOf(mug)).toEqual([3]);
    expect((await getStock(tenant.id, mug))?.history).toMatchObject([
      { kind: 'sale', change: -2, onHand: 3, order: { id: order }, actorName: null },
      { kind: 'corrected', change: 5, onHand: 5, order: null, actorName: 'Ada' },
    ]);
  });

  it('takes them when it is paid by hand', async () => {
    const mug = await addProduct(3);
    const order = await placed(mug, 2);
    const by = { orderId: order, method: 'cash', note: 'At the market', actorName: 'Ada' } as const;
    expect(await markPaid(tenant.id, by)).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([1]);
  });

  it('is booked with an alert if there are fewer than it holds', async () => {
    const mug = await addProduct(3);
    const order = await placed(mug, 3);
    const counts = [{ variantId: mug, seen: 3, onHand: 1 }];
    await correctStock(tenant.id, { productId: mug, counts, reason: 'Two broke' }, 'Ada');
    const by = { orderId: order, method: 'cash', note: 'At the market', actorName: 'Ada' } as const;
    expect(await markPaid(tenant.id, by)).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([0]);
    expect(await database().orderAlert.findMany()).toMatchObject([
      { orderId: order, kind: 'stock_short', detail: { pieces: 2 } },
    ]);
    expect((await getStock(tenant.id, mug))?.history[0]).toMatchObject({
      kind: 'sale',
      change: -1,
      short: 2,
    });
  });

  it('owes a mail when it leaves few, once for each fall', async () => {
    const mug = await addProduct(4);
    await setStockKind(tenant.id, { productId: mug, kind: 'counted', lowStockAt: 2, counts: [] }, 'Ada');
    const mails = () => database().outboxMail.count({ where: { kind: 'low_stock' } });
    const sell = async (quantity: number) =>
      markPaid(tenant.id, {
        ...{ orderId: await placed(mug, quantity), method: 'cash', note: 'At the market', actorName: 'Ada' },
      } as const);
    await sell(1);
    expect(await mails()).toBe(0);
    await sell(1);
    expect(await mails()).toBe(1);
    await sell(1);
    expect(await mails()).toBe(1);
  });

  it('takes what it held when its variant was taken out of the shop meanwhile', async () => {
    const bowl = await addProduct(4, SIZES);
    const input = orderOf({ product_id: bowl, quantity: 3, choices: [{ kind: 'option:size', value: 'S' }] });
    const order = await placeOrder(tenant, input, randomUUID());
    const [small] = (await getStock(tenant.id, bowl))?.rows ?? [];
    const product = await database().product.findFirstOrThrow({ where: { id: bowl } });
    const [size] = SIZES.options;
    const without = {
      options: [{ ...OPTION, name: 'Size', values: (size?.values ?? []).slice(1) }],
      variants: [],
    };
    const saved = await updateProduct(
      tenant.id,
      { id: bowl, version: product.version },
      submittedProduct({ sku: product.sku, options: without }),
    );
    expect(saved).toMatchObject({ ok: true });
    const payment = await approved(order.ok ? order.value.id : ('' as OrderId));
    expect(await capturePayment(tenant.id, payment)).toMatchObject({ ok: true });
    const row = await database().productVariant.findFirst({ where: { id: small?.variantId ?? '' } });
    expect(row).toMatchObject({ onHand: 1, isOffered: false });
  });
});

describe('a refund', () => {
  const sold = async (mug: string, quantity: number) => {
    const orderId = await placed(mug, quantity);
    await markPaid(tenant.id, { orderId, method: 'cash', note: 'At the market', actorName: 'Ada' });
    const { payments, totalCents } = await readOrder(orderId);
    const wish = {
      ...{ refundId: randomUUID(), orderId, paymentId: payments[0]?.id ?? '', amount: cents(1_000) },
      ...{ seenRefundable: cents(totalCents), reason: '', actorName: 'Grace', isLimited: false },
      cancelFrom: null,
    };
    return { orderId, wish };
  };

  it('puts back what the shop says, once, and at most what the order took', async () => {
    const mug = await addProduct(3);
    const { orderId, wish } = await sold(mug, 2);
    expect(await findStockBack(tenant.id, orderId)).toEqual([
      { variantId: mug, name: 'Harvest Mug', most: 2, isAnswered: false },
    ]);
    const tooMany = { ...wish, back: [{ variantId: mug, pieces: 3 }] };
    expect(await requestRefund(tenant.id, tooMany)).toEqual(err({ code: 'stock_back_changed' }));
    expect(await database().refund.count()).toBe(0);
    const one = { ...wish, back: [{ variantId: mug, pieces: 1 }] };
    await requestRefund(tenant.id, one);
    await requestRefund(tenant.id, one);
    expect(await onHandOf(mug)).toEqual([2]);
    expect(await findStockBack(tenant.id, orderId)).toMatchObject([{ most: 1 }]);
    expect((await getStock(tenant.id, mug))?.history[0]).toMatchObject({
      ...{ kind: 'returned', change: 1, onHand: 2, order: { id: orderId }, actorName: 'Grace' },
    });
  });

  it('cancels nothing if the pieces are not out', async () => {
    const mug = await addProduct(3);
    const { orderId, wish } = await sold(mug, 2);
    const back = [{ variantId: mug, pieces: 3 }];
    expect(await requestRefund(tenant.id, { ...wish, cancelFrom: 'processing', back })).toMatchObject({
      ok: false,
    });
    expect((await readOrder(orderId)).status).toBe('processing');
    expect(await onHandOf(mug)).toEqual([1]);
  });
});

describe('an order of a test', () => {
  it('holds and takes nothing', async () => {
    const mug = await addProduct(1);
    await database().tenant.update({ where: { id: tenant.id }, data: { paypalEnvironment: 'sandbox' } });
    // Placed by the shop's people.
    tenant = { ...tenant, isPreview: true };
    expect(await place(mug)).toMatchObject({ ok: true });
    expect(await place(mug)).toMatchObject({ ok: true });
    expect(await database().stockHold.count()).toBe(0);
  });
});

describe('counting', () => {
  it('saves nothing if a sale has moved a number since it was shown', async () => {
    const mug = await addProduct(3);
    const orderId = await placed(mug, 1);
    await markPaid(tenant.id, { orderId, method: 'cash', note: 'At the market', actorName: 'Ada' });
    const counts = [{ variantId: mug, seen: 3, onHand: 8 }];
    expect(await correctStock(tenant.id, { productId: mug, counts, reason: '' }, 'Ada')).toEqual(
      err({ code: 'changed', now: [{ variantId: mug, onHand: 2 }] }),
    );
    expect(await onHandOf(mug)).toEqual([2]);
  });

  it('takes no row of another product', async () => {
    const [mug, bowl] = [await addProduct(3), await addProduct(3)];
    const counts = [{ variantId: bowl, seen: 3, onHand: 8 }];
    expect(await correctStock(tenant.id, { productId: mug, counts, reason: '' }, 'Ada')).toEqual(
      err({ code: 'gone' }),
    );
  });

  it('has one piece of what becomes one of a kind, and no options', async () => {
    const mug = await addProduct(5);
    const kind = { kind: 'one_of_a_kind' as const, lowStockAt: null, counts: [] };
    expect(await setStockKind(tenant.id, { productId: mug, ...kind }, 'Ada')).toMatchObject({ ok: true });
    expect(await onHandOf(mug)).toEqual([1]);
    const two = [{ variantId: mug, seen: 1, onHand: 2 }];
    expect(await correctStock(tenant.id, { productId: mug, counts: two, reason: '' }, 'Ada')).toEqual(
      err({ code: 'only_one' }),
    );
    const bowl = await addProduct(1, SIZES);
    expect(await setStockKind(tenant.id, { productId: bowl, ...kind }, 'Ada')).toEqual(
      err({ code: 'has_options' }),
    );
  });

  it('counts what becomes counted in the same step, all of it or nothing', async () => {
    const mug = await addProduct(5);
    const as = (kind: 'counted' | 'uncounted', counts: StockKindInput['counts'] = []) =>
      setStockKind(tenant.id, { productId: mug, kind, lowStockAt: null, counts }, 'Ada');
    await as('uncounted');
    expect(await as('counted', [{ variantId: mug, seen: 4, onHand: 7 }])).toEqual(
      err({ code: 'changed', now: [{ variantId: mug, onHand: 5 }] }),
    );
    expect(await getStock(tenant.id, mug)).toMatchObject({ kind: 'uncounted', rows: [{ onHand: 5 }] });
    expect(await as('counted', [{ variantId: mug, seen: 5, onHand: 7 }])).toEqual(ok(null));
    expect(await getStock(tenant.id, mug)).toMatchObject({ kind: 'counted', rows: [{ onHand: 7 }] });
    // What is counted already is corrected on its own, with a reason.
    expect(await as('counted', [{ variantId: mug, seen: 7, onHand: 9 }])).toEqual(ok(null));
    expect(await onHandOf(mug)).toEqual([7]);
  });

  it('follows the options: what all shared is counted anew, what was counted each is added up', async () => {
    const mug = await addProduct(4, SIZES);
    const product = await database().product.findFirstOrThrow({ where: { id: mug } });
    const plain = submittedProduct({ sku: product.sku, options: { options: [], variants: [] } });
    expect(await updateProduct(tenant.id, { id: mug, version: product.version }, plain)).toMatchObject({
      ok: true,
    });
    expect(await onHandOf(mug)).toEqual([8]);
    const again = submittedProduct({ sku: product.sku, options: SIZES });
    await updateProduct(tenant.id, { id: mug, version: product.version + 1 }, again);
    expect(await onHandOf(mug)).toEqual([0, 0]);
  });
});

describe('what pages of the shop are let go', () => {
  const events = async () => {
    const rows = await database().cacheEvent.findMany({ orderBy: { createdAt: 'asc' } });
    await database().cacheEvent.deleteMany();
    return rows.map(({ kind }) => kind);
  };

  it('none while there are enough, the product’s own when few are left, the lists when none is', async () => {
    const mug = await addProduct(6);
    await events();
    const sell = async (quantity: number) => {
      await markPaid(tenant.id, {
        ...{ orderId: await placed(mug, quantity), method: 'cash', note: 'At the market', actorName: 'Ada' },
      } as const);
      return events();
    };
    expect(await sell(2)).toEqual([]);
    expect(await sell(2)).toEqual(['stock']);
    expect(await sell(2)).toEqual(['product']);
    const counts = [{ variantId: mug, seen: 0, onHand: 9 }];
    await correctStock(tenant.id, { productId: mug, counts, reason: '' }, 'Ada');
    expect(await events()).toEqual(['product']);
  });
});

describe('a quote', () => {
  const quoted = async (productId: string, quantity: number) => {
    const lines = [{ product_id: productId, quantity, choices: [] }];
    return (await quoteCart(tenant.id, lines)).lines.map(({ problem }) => problem);
  };

  it('says what is left, live', async () => {
    const mug = await addProduct(2);
    expect(await quoted(mug, 2)).toEqual([null]);
    expect(await quoted(mug, 3)).toEqual([{ code: 'too_few_left', left: 2 }]);
    const order = await placed(mug, 2);
    expect(await quoted(mug, 1)).toEqual([{ code: 'stock_held', left: 0 }]);
    await markPaid(tenant.id, { orderId: order, method: 'cash', note: 'At the market', actorName: 'Ada' });
    expect(await quoted(mug, 1)).toEqual([{ code: 'sold_out', left: 0 }]);
  });
});

describe('a cancelled order whose money is kept', () => {
  it('puts back what the shop says, once, and is not cancelled if less is out', async () => {
    const mug = await addProduct(3);
    const orderId = await placed(mug, 2);
    await markPaid(tenant.id, { orderId, method: 'cash', note: 'At the market', actorName: 'Ada' });
    const cancel = (pieces: number) =>
      changeOrderStatus(tenant.id, {
        ...{ orderId, from: 'processing', to: 'cancelled', actorName: 'Grace' },
        back: [{ variantId: mug, pieces }],
      });
    expect(await cancel(3)).toEqual(err({ code: 'stock_back_changed' }));
    expect((await readOrder(orderId)).status).toBe('processing');
    expect(await cancel(2)).toEqual(ok('cancelled'));
    // Whoever cancels it once more is told that the stock stands as it does.
    expect(await cancel(1)).toEqual(err({ code: 'stock_back_changed' }));
    expect(await onHandOf(mug)).toEqual([3]);
    expect(await findStockBack(tenant.id, orderId)).toEqual([]);
    expect((await getStock(tenant.id, mug))?.history[0]).toMatchObject({ kind: 'cancelled', change: 2 });
    expect((await findOrder(tenant.id, orderId))?.events.slice(-2)).toMatchObject([
      { title: 'Moved to Cancelled', text: expect.stringMatching(/^\$\d+\.\d\d was not given back$/) },
      { title: 'Back into stock: 2 pieces', actorName: 'Grace' },
    ]);
  });

  it('tells its customer and its timeline why, and answers a later refund’s question about the stock', async () => {
    const mug = await addProduct(3);
    const orderId = await placed(mug, 2);
    await markPaid(tenant.id, { orderId, method: 'cash', note: 'At the market', actorName: 'Ada' });
    await changeOrderStatus(tenant.id, {
      ...{ orderId, from: 'processing', to: 'cancelled', actorName: 'Grace', reason: 'The kiln broke' },
    });
    expect(await findStockBack(tenant.id, orderId)).toMatchObject([{ most: 2, isAnswered: true }]);
    expect((await findOrder(tenant.id, orderId))?.events.at(-1)?.text).toMatch(
      /was not given back · Nothing went back into stock · The kiln broke$/,
    );
    const { id } = await database().outboxMail.findFirstOrThrow({ where: { kind: 'order_cancelled' } });
    const queued = { id, orderId, kind: 'order_cancelled', subject: '', about: 'order' } as const;
    expect((await composeOrderMail(tenant.id, queued))?.text).toContain('Reason:\nThe kiln broke');
  });
});
