// Shops that are connected through the platform: PayPal gives it its fee with each capture, and takes a part back with each
// refund. Compared with the stand-in's own books.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import type { OrderId } from '@/lib/ids';
import { cents, centsFromText } from '@/lib/money/cents';
import { capturePayment } from '@/lib/orders/capture/capture-payment';
import { startPayment } from '@/lib/orders/payments/start-payment';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { reconcilePayment } from '@/lib/orders/reconcile/reconcile-payment';
import { requestRefund } from '@/lib/orders/refunds/request-refund';
import { workOffRefund } from '@/lib/orders/refunds/work-off-refund';
import { connectPayPal } from '@/lib/payments/account/paypal-account.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { connectShop, PARTNER, setPartner } from '@/lib/testing/outside/partner';
import { PAYPAL_ACCOUNTS, startPayPal } from '@/lib/testing/outside/paypal';
import { createProduct } from '@/lib/testing/rows/factories';
import { createStartedOrder, orderOf } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';

setPartner();
const paypal = await startPayPal();

let shop: Tenant;
let seller: string;
beforeEach(async () => {
  shop = await freshPayingShop(paypal);
  seller = await connectShop(paypal, shop);
});

const amount = z.string().transform((text) => centsFromText(text) ?? Number.NaN);
const books = z.object({
  captures: z.array(
    z.object({ id: z.string(), merchantId: z.string(), clientId: z.string(), amount, platformFee: amount }),
  ),
  refunds: z.array(z.object({ captureId: z.string(), amount, platformFee: amount })),
});
const payPalBooks = async () => books.parse((await paypal.control('GET', 'ledger')).body);

/** Pays a started order. */
async function pay({ paypalOrderId }: { paypalOrderId: string }) {
  await paypal.shopA.approve(paypalOrderId);
  return capturePayment(shop.id, paypalOrderId);
}

const paymentOf = (orderId: OrderId) =>
  database().payment.findFirstOrThrow({ where: { orderId }, include: { refunds: true } });

async function refund(orderId: OrderId, amountCents: number) {
  const payment = await paymentOf(orderId);
  const answer = await requestRefund(shop.id, {
    refundId: randomUUID(),
    orderId,
    paymentId: payment.id,
    amount: cents(amountCents),
    seenRefundable: cents(payment.amountCents - payment.refundedCents),
    reason: '',
    actorName: 'Ada',
    isLimited: false,
    cancelFrom: null,
  });
  if (!answer.ok) {
    throw new Error(answer.error.code);
  }
  return answer.value;
}

/** The platform's fees at PayPal by our ledger and by PayPal's books, which must be the same. */
async function fees() {
  const entries = await database().feeEntry.findMany({ where: { tenantId: shop.id } });
  expect(new Set(entries.map(({ collection }) => collection)).has('owed')).toBe(false);
  const { captures, refunds } = await payPalBooks();
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  return {
    ours: {
      taken: sum(entries.filter(({ kind }) => kind === 'fee').map(({ amountCents }) => amountCents)),
      returned: sum(
        entries.filter(({ kind }) => kind === 'returned').map(({ amountCents }) => 0 - amountCents),
      ),
    },
    payPals: {
      taken: sum(captures.map(({ platformFee }) => platformFee)),
      returned: sum(refunds.map(({ platformFee }) => platformFee)),
    },
  };
}

describe('a payment of a connected shop', () => {
  it('goes to the shop’s account, and gives the platform the order’s fee', async () => {
    const started = await createStartedOrder(shop, 6_000);
    expect(await pay(started)).toMatchObject({ ok: true, value: { status: 'COMPLETED' } });
    // 2.9% and 30 cents.
    expect((await payPalBooks()).captures).toMatchObject([
      { merchantId: seller, clientId: PARTNER.clientId, amount: 6_000, platformFee: 204 },
    ]);
    expect(await paymentOf(started.orderId)).toMatchObject({
      paypalClientId: PARTNER.clientId,
      paypalMerchantId: seller,
      feeCollection: 'at_paypal',
      platformFeeCents: 204,
      partnerFeeCents: 204,
    });
    expect((await fees()).ours).toEqual({ taken: 204, returned: 0 });
  });

  it('is not taken by the account that the shop has connected since', async () => {
    const started = await createStartedOrder(shop, 6_000);
    await connectPayPal(shop.id, PAYPAL_ACCOUNTS.a);
    expect(await pay(started)).toEqual({ ok: false, error: 'payment_not_configured' });
    expect((await payPalBooks()).captures).toEqual([]);
  });

  it('is not begun for an account that has left the platform', async () => {
    await paypal.control('POST', 'revoke', { merchantId: seller, clientId: PARTNER.clientId });
    const { id } = await createProduct(shop.id, { priceCents: 6_000 });
    const placed = await placeOrder(shop, orderOf({ product_id: id, quantity: 1 }), randomUUID());
    if (!placed.ok) {
      throw new Error('The order was refused');
    }
    expect(await startPayment(shop.id, placed.value.id, placed.value.totalCents)).toEqual({
      ok: false,
      error: 'refused',
    });
  });

  it.each([
    ['amount', { overrideCaptureAmount: '59.99' }],
    ['currency', { overrideCaptureCurrency: 'EUR' }],
  ])('with another %s goes back as a whole, and so does the fee', async (_what, fault) => {
    const started = await createStartedOrder(shop, 6_000);
    await paypal.fail({ path: 'capture', ...fault });
    expect(await pay(started)).toEqual({ ok: false, error: 'capture_mismatch' });
    const [owed] = (await paymentOf(started.orderId)).refunds;
    await database().refund.updateMany({ data: { nextCheckAt: new Date(0) } });
    await workOffRefund(shop.id, owed?.id ?? '');
    expect(await fees()).toEqual({
      ours: { taken: 0, returned: 0 },
      payPals: { taken: 204, returned: 204 },
    });
  });
});

describe('a refund of a connected shop', () => {
  it('gives back its part of the fee, to the cent, however it is cut', async () => {
    const started = await createStartedOrder(shop, 6_001);
    await pay(started);
    for (const part of [1_111, 2_222, 7, 2_661]) {
      expect(await refund(started.orderId, part)).toMatchObject({ status: 'completed' });
      const { ours, payPals } = await fees();
      expect(ours).toEqual(payPals);
    }
    const { ours } = await fees();
    expect(ours.returned).toBe(ours.taken);
  });

  it('says the same when its answer was lost, and is made once', async () => {
    const started = await createStartedOrder(shop, 6_000);
    await pay(started);
    await paypal.fail({ path: 'refund', status: 503, afterCommit: true, times: 2 });
    expect(await refund(started.orderId, 3_000)).toMatchObject({ status: 'requested' });
    const [owed] = (await paymentOf(started.orderId)).refunds;
    expect(owed?.partnerFeeCents).toBe(102);
    await database().refund.updateMany({ data: { nextCheckAt: new Date(0) } });
    await workOffRefund(shop.id, owed?.id ?? '');
    expect(await fees()).toEqual({
      ours: { taken: 204, returned: 102 },
      payPals: { taken: 204, returned: 102 },
    });
  });

  it('leaves what a refused one had set aside to the next', async () => {
    const started = await createStartedOrder(shop, 1_000);
    await pay(started);
    await paypal.fail({ path: 'refund', status: 422, body: { details: [{ issue: 'REFUND_NOT_ALLOWED' }] } });
    expect(await refund(started.orderId, 333)).toMatchObject({ status: 'failed' });
    for (const part of [333, 333, 334]) {
      expect(await refund(started.orderId, part)).toMatchObject({ status: 'completed' });
    }
    const { ours, payPals } = await fees();
    expect(ours).toEqual(payPals);
    expect(ours.returned).toBe(ours.taken);
  });

  it('that was made at PayPal is booked with what PayPal gave back there', async () => {
    const started = await createStartedOrder(shop, 6_000);
    await pay(started);
    const { paypalCaptureId } = await paymentOf(started.orderId);
    await refundAtPayPal(paypalCaptureId ?? '', { amount: { currency_code: 'USD', value: '10.00' } });
    await reconcilePayment(shop.id, started.paypalOrderId);
    expect(await fees()).toEqual({
      ours: { taken: 204, returned: 0 },
      payPals: { taken: 204, returned: 0 },
    });
    // The fee of that part is still the platform's, so the last refund gives it back.
    await refund(started.orderId, 5_000);
    const { ours, payPals } = await fees();
    expect(ours).toEqual(payPals);
  });
});

/** Refunds with no word about the fee. */
async function refundAtPayPal(captureId: string, body: object) {
  const assertion = [{ alg: 'none' }, { iss: PARTNER.clientId, payer_id: seller }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const reply = await paypal.partner.call('POST', `/v2/payments/captures/${captureId}/refund`, {
    body,
    requestId: randomUUID(),
    headers: { 'paypal-auth-assertion': `${assertion.join('.')}.` },
  });
  expect(reply.status).toBe(201);
}

it('adds up to no difference over a month of 200 orders with refunds', { timeout: 180_000 }, async () => {
  for (let n = 0; n < 200; n += 1) {
    const total = 700 + ((n * 7_919) % 23_000);
    const started = await createStartedOrder(shop, total);
    expect((await pay(started)).ok).toBe(true);
    const parts = n % 5 === 0 ? [Math.floor(total / 3), Math.floor(total / 4)] : n % 7 === 0 ? [total] : [];
    for (const part of parts) {
      await refund(started.orderId, part);
    }
  }
  const { ours, payPals } = await fees();
  expect(ours.taken).toBeGreaterThan(60_000);
  expect(ours.returned).toBeGreaterThan(5_000);
  expect(ours).toEqual(payPals);
});
