// Refunds of pieces against the stand-in: their price, that no piece goes back twice, and the tax in the month's report.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { getTaxReport } from '@/lib/finances/taxes/tax-report.queries';
import type { OrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { answerTaxes, saveTaxRate } from '@/lib/taxes/taxes.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { createProduct } from '@/lib/testing/rows/factories';
import { orderOf } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { requestRefund } from '../request-refund';
import type { WantedRefund } from './refundable-order';

const paypal = await startPayPal();
let tenant: Tenant;
let orderId: OrderId;
let paymentId: string;
let mug: string;

/** Three mugs of $33.33 with a tax of 4.75 %: $99.99 and $4.75. */
beforeEach(async () => {
  tenant = await freshPayingShop(paypal);
  await answerTaxes(tenant.id, { answer: 'added', homeCountry: 'US', homeState: 'NC', version: 0 });
  const rate = { country: 'US', state: 'NC', name: 'NC sales tax', basisPoints: 475, taxesShipping: false };
  await saveTaxRate(tenant.id, null, rate);
  const { id: product_id } = await createProduct(tenant.id, { priceCents: 3_333 });
  const placed = await placeOrder(tenant, orderOf({ product_id, quantity: 3 }), randomUUID());
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  orderId = placed.value.id;
  const started = await startPayment(tenant.id, orderId, placed.value.totalCents);
  if (!started.ok) {
    throw new Error(JSON.stringify(started.error));
  }
  await paypal.shopA.approve(started.value.paypalOrderId);
  await capturePayment(tenant.id, started.value.paypalOrderId);
  paymentId = (await database().payment.findFirstOrThrow({ where: { orderId } })).id;
  mug = (await database().orderItem.findFirstOrThrow({ where: { orderId } })).id;
});

const TOTAL = 9_999 + 475;

const refund = (amount: number, seen: number, byItem: WantedRefund | null) =>
  requestRefund(tenant.id, {
    ...{ refundId: randomUUID(), orderId, paymentId, reason: '', actorName: 'Dale Okafor' },
    ...{ amount: cents(amount), seenRefundable: cents(seen), isLimited: false, cancelFrom: null, byItem },
  });
const mugs = (pieces: number): WantedRefund => ({
  pieces: [{ itemId: mug, pieces }],
  withPostage: false,
});
const completed = { ok: true, value: { status: 'completed' } };
const changed = { ok: false, error: { code: 'pieces_changed' } };
const taxBack = async () => {
  const [row] = await getTaxReport(tenant.id, { year: new Date().getUTCFullYear(), timeZone: 'UTC' });
  return row && { tax: row.tax, refunded: row.refunded, taxRefunded: row.taxRefunded };
};

describe('a refund of pieces', () => {
  it('gives back their share of price and tax, piece by piece to the cent', async () => {
    // A third of $104.74 is $34.913…: cumulative, so 3491, 3492, 3491.
    expect(await refund(3_491, TOTAL, mugs(1))).toMatchObject(completed);
    expect(await taxBack()).toEqual({ tax: 475, refunded: 3_491, taxRefunded: 158 });
    expect(await refund(6_983, TOTAL - 3_491, mugs(2))).toMatchObject(completed);
    expect(await taxBack()).toEqual({ tax: 475, refunded: TOTAL, taxRefunded: 475 });
    expect((await paypal.ledger()).refunds.map(({ amount }) => amount)).toEqual(['34.91', '69.83']);
    const order = await findOrder(tenant.id, orderId);
    expect(order?.refunds.map(({ items }) => items)).toEqual([
      [{ itemId: mug, pieces: 2 }],
      [{ itemId: mug, pieces: 1 }],
    ]);
    expect(order?.refundable.items).toMatchObject([{ piecesBack: 3 }]);
  });

  it('of another amount than they cost, or of pieces that are not there, asks PayPal nothing', async () => {
    expect(await refund(3_492, TOTAL, mugs(1))).toMatchObject(changed);
    expect(await refund(TOTAL, TOTAL, mugs(4))).toMatchObject(changed);
    const foreign = { pieces: [{ itemId: randomUUID(), pieces: 1 }], withPostage: false };
    expect(await refund(3_491, TOTAL, foreign)).toMatchObject(changed);
    expect((await paypal.ledger()).refunds).toEqual([]);
    expect(await database().refund.count({ where: { orderId } })).toBe(0);
  });

  it('gives no piece back twice, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(3_491, TOTAL, mugs(1))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().refundItem.count({ where: { tenantId: tenant.id } })).toBe(1);
  });

  it('that PayPal refuses leaves its pieces for another one', async () => {
    await paypal.fail({
      ...{ path: 'refund', status: 422 },
      body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_NOT_ALLOWED' }] },
    });
    expect(await refund(3_491, TOTAL, mugs(1))).toMatchObject({ ok: true, value: { status: 'failed' } });
    expect(await refund(3_491, TOTAL, mugs(1))).toMatchObject(completed);
  });
});

describe('the report of a month', () => {
  it('has an order where it was taxed, whatever becomes of its address and of the shop', async () => {
    await database().order.updateMany({ data: { shippingState: 'WA' } });
    await database().taxSettings.updateMany({ data: { homeState: 'OR' } });
    const rows = await getTaxReport(tenant.id, { year: new Date().getUTCFullYear(), timeZone: 'UTC' });
    expect(rows).toMatchObject([{ country: 'US', state: 'NC', tax: 475 }]);
  });
});

describe('the tax of a refund of an amount', () => {
  it('is its share, and stays as it was when pieces go back later', async () => {
    expect(await refund(5_237, TOTAL, null)).toMatchObject(completed);
    expect(await taxBack()).toMatchObject({ taxRefunded: 238 });
    expect(await refund(TOTAL - 5_237, TOTAL - 5_237, null)).toMatchObject(completed);
    expect(await taxBack()).toMatchObject({ taxRefunded: 475 });
  });
});
