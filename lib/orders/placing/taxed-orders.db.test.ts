// Orders with tax and a code in the database: the last use, what a guest may, and orders that cost nothing.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { removeDiscountCode, saveDiscountCode } from '@/lib/discounts/discounts.commands';
import type { CodeAsker } from '@/lib/discounts/discounts.queries';
import type { CodeFields } from '@/lib/discounts/read-code';
import { cents } from '@/lib/money/cents';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { expireOrders } from '@/lib/orders/payments/expire-orders';
import { UNPAID_ORDER_LIFE } from '@/lib/orders/payments/unpaid-life';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';
import { ok } from '@/lib/result';
import { answerTaxes, saveTaxRate, setExemptProducts } from '@/lib/taxes/taxes.commands';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import { placeOrder } from './place-order';

let tenant: Tenant;
let mug: string;
beforeEach(async () => {
  tenant = await freshTenant();
  mug = (await createProduct(tenant.id, { priceCents: 10_000 })).id;
});

const welcome: CodeFields = {
  code: 'WELCOME10',
  value: { kind: 'percentage', basisPoints: 1_000 },
  ...{ leastCents: cents(0), startsAt: null, endsAt: null, productIds: [], categoryIds: [] },
  ...{ mostUses: null, mostUsesEach: null },
};
const addCode = (changes: Partial<CodeFields> = {}) =>
  saveDiscountCode(tenant.id, null, { ...welcome, ...changes });
async function chargeTax(answer: 'added' | 'included' = 'added') {
  await answerTaxes(tenant.id, { answer, homeCountry: 'US', homeState: 'OR', version: 0 });
  const rate = { country: 'US', name: 'NC sales tax', basisPoints: 475, taxesShipping: false };
  await saveTaxRate(tenant.id, null, { ...rate, state: 'NC' });
}

const GUEST: CodeAsker = { email: null, cartId: null };
const SIGNED_IN: CodeAsker = { email: 'ada@example.test', cartId: null };
type Wanted = { code?: string; asker?: CodeAsker; cartId?: string; key?: string };
const place = ({ code, asker = GUEST, cartId, key = randomUUID() }: Wanted = {}) =>
  placeOrder(
    tenant,
    { ...orderOf({ product_id: mug, quantity: 1 }), ...(cartId && { cart_id: cartId }) },
    key,
    {
      code: code === undefined ? null : { typed: code, asker: { ...asker, cartId: cartId ?? null } },
    },
  );
async function placed(wanted: Wanted = {}) {
  const result = await place(wanted);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.error));
  }
  return result.value;
}
const refusedFor = (why: string) => ({ ok: false, error: { code: 'discount_refused', refusal: { why } } });

describe('tax and a code', () => {
  it('are on the order and its lines as the quote has them', async () => {
    await chargeTax();
    await addCode();
    const quoted = await quoteCart(tenant.id, [{ product_id: mug, quantity: 1, choices: [] }], {
      destination: { country: 'US', state: 'NC' },
      methodId: null,
      code: { typed: 'WELCOME10', asker: GUEST },
    });
    expect(quoted).toMatchObject({ discount: { problem: null }, tax: 'none', takesCodes: true });
    const { id, totalCents } = await placed({ code: 'WELCOME10' });
    expect(totalCents).toBe(9_428);
    const order = await readOrder(id);
    expect(order.charges).toEqual(quoted.price?.charges);
    expect(order.charges).toMatchObject([
      { kind: 'goods', amountCents: 10_000 },
      { kind: 'discount', name: 'WELCOME10', amountCents: -1_000 },
      { kind: 'tax', name: 'NC sales tax', rateBasisPoints: 475, amountCents: 428 },
    ]);
    expect(order.items).toMatchObject([{ subtotalCents: 10_000, discountCents: 1_000, taxCents: 428 }]);
  });

  it('say in a cart what comes later, and keep the price beside a refused code', async () => {
    await chargeTax();
    const ask = (typed: string) =>
      quoteCart(tenant.id, [{ product_id: mug, quantity: 1, choices: [] }], {
        ...{ destination: null, methodId: null },
        code: { typed, asker: GUEST },
      });
    expect(await ask('NOBODY')).toMatchObject({
      price: { totalCents: 10_000 },
      tax: 'at_checkout',
      takesCodes: false,
      discount: { isKnown: false, problem: 'There is no code NOBODY. Please check how it is written.' },
    });
  });

  it('leave exempt products and other states untaxed, and are part of the price where prices include it', async () => {
    await chargeTax('included');
    expect((await placed()).totalCents).toBe(10_000);
    const [order] = await database().order.findMany();
    expect(order?.charges).toMatchObject([{ kind: 'goods' }, { kind: 'tax_included', amountCents: 453 }]);
    await setExemptProducts(tenant.id, [mug]);
    const { id } = await placed();
    expect((await readOrder(id)).charges).toMatchObject([{ kind: 'goods' }, { amountCents: 0 }]);
  });
});

describe('the uses of a code', () => {
  it('are taken one at a time: of twenty orders at once one has the last use', async () => {
    await addCode({ mostUses: 1 });
    const results = await Promise.all(Array.from({ length: 20 }, () => place({ code: 'WELCOME10' })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toMatchObject(refusedFor('used_up'));
    }
    expect(await database().discountRedemption.count()).toBe(1);
  });

  it('come back from an order that expired unpaid, and not from one that was paid', async () => {
    await addCode({ mostUses: 1 });
    const first = await placed({ code: 'WELCOME10' });
    expect(await place({ code: 'WELCOME10' })).toMatchObject(refusedFor('used_up'));
    await expireOrders(tenant.id, [first.id], new Date(Date.now() + 2 * UNPAID_ORDER_LIFE));
    const second = await placed({ code: 'WELCOME10' });
    await database().order.update({
      where: { tenantId_id: { tenantId: tenant.id, id: second.id } },
      data: { paymentStatus: 'paid', paidAt: new Date(), status: 'cancelled' },
    });
    expect(await place({ code: 'WELCOME10' })).toMatchObject(refusedFor('used_up'));
  });

  it('come back after an hour from an order that nobody pays', async () => {
    await addCode({ mostUses: 1 });
    const { id } = await placed({ code: 'WELCOME10' });
    await database().order.update({
      where: { tenantId_id: { tenantId: tenant.id, id } },
      data: { createdAt: new Date(Date.now() - 61 * 60_000), paymentStatus: 'pending' },
    });
    // PayPal looks at its payment.
    expect(await place({ code: 'WELCOME10' })).toMatchObject(refusedFor('used_up'));
    await database().order.updateMany({ data: { paymentStatus: 'unpaid' } });
    expect((await place({ code: 'WELCOME10' })).ok).toBe(true);
  });

  it('keep a code from being removed', async () => {
    await addCode();
    const [code] = await database().discountCode.findMany();
    await placed({ code: 'WELCOME10' });
    expect(await removeDiscountCode(tenant.id, code?.id ?? '')).toEqual({ ok: false, error: 'used' });
    expect(await database().discountRedemption.count()).toBe(1);
  });

  it('are none of a text that no code can be', async () => {
    expect(await place({ code: 'GIFT\u0000' })).toMatchObject(refusedFor('unknown'));
  });

  it('are not used up by earlier unpaid orders of the same cart', async () => {
    await addCode({ mostUses: 1 });
    const cartId = 'a'.repeat(32);
    await placed({ code: 'WELCOME10', cartId });
    expect((await place({ code: 'WELCOME10', cartId })).ok).toBe(true);
    expect(await place({ code: 'WELCOME10', cartId: 'b'.repeat(32) })).toMatchObject(refusedFor('used_up'));
  });

  it('are counted for each proven address, and a guest proves none', async () => {
    await addCode({ mostUsesEach: 1 });
    const as = (email: string | null) => ({ code: 'WELCOME10', asker: { email, cartId: null } });
    expect(await place(as(null))).toMatchObject(refusedFor('sign_in'));
    expect((await place(as('ada@example.test'))).ok).toBe(true);
    expect(await place(as('ada@example.test'))).toMatchObject(refusedFor('used_by_you'));
    expect((await place(as('grace@example.test'))).ok).toBe(true);
  });
});

describe('an order that costs nothing', () => {
  const free = () => addCode({ code: 'GIFT', value: { kind: 'percentage', basisPoints: 10_000 } });

  it('is paid by nothing at once, with the mails of a paid order, and its retry is the same order', async () => {
    await free();
    const key = randomUUID();
    const { id, totalCents } = await placed({ code: 'GIFT', key, asker: SIGNED_IN });
    expect(totalCents).toBe(0);
    const order = await readOrder(id);
    expect(order).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      platformFeeCents: 0,
      payments: [],
    });
    expect(order.events.map(({ kind }) => kind)).toEqual(['order.created', 'order.status']);
    expect(order.mails.map(({ kind }) => kind)).toContain('order_confirmation');
    expect((await placed({ code: 'GIFT', key, asker: SIGNED_IN })).id).toBe(id);
    expect(await database().order.count()).toBe(1);
  });

  it('is for somebody who has proved who they are', async () => {
    await free();
    expect(await place({ code: 'GIFT' })).toMatchObject(refusedFor('sign_in_free'));
    const quoted = await quoteCart(tenant.id, [{ product_id: mug, quantity: 1, choices: [] }], {
      ...{ destination: null, methodId: null },
      code: { typed: 'GIFT', asker: GUEST },
    });
    expect(quoted).toMatchObject({ price: { totalCents: 10_000 }, discount: { mustSignIn: true } });
    expect(await database().order.count()).toBe(0);
  });

  it('is placed once for a cart', async () => {
    await free();
    const cartId = 'c'.repeat(32);
    const { id } = await placed({ code: 'GIFT', cartId, asker: SIGNED_IN });
    expect(await place({ code: 'GIFT', cartId, asker: SIGNED_IN })).toMatchObject({
      ok: false,
      error: { code: 'cart_paid', orderId: id },
    });
    expect(await database().order.count()).toBe(1);
  });

  it('can be cancelled, with nothing to give back', async () => {
    await free();
    const { id: orderId } = await placed({ code: 'GIFT', asker: SIGNED_IN });
    const move = { orderId, from: 'processing', to: 'cancelled', actorName: 'Rosalind' } as const;
    expect((await changeOrderStatus(tenant.id, move)).ok).toBe(true);
    expect(await database().refund.count()).toBe(0);
  });

  it('needs a code: goods without a price are not sold', async () => {
    await database().product.updateMany({ data: { priceCents: 0 } });
    expect(await place()).toMatchObject({ ok: false, error: { code: 'nothing_to_pay' } });
    await free();
    expect(await place({ code: 'GIFT' })).toMatchObject({ ok: false, error: { code: 'nothing_to_pay' } });
  });

  it('costs what its code says by now, if the owner changed that while it was placed', async () => {
    await free();
    const order = await placeOrder(tenant, orderOf({ product_id: mug, quantity: 1 }), randomUUID(), {
      code: { typed: 'GIFT', asker: SIGNED_IN },
      // Asked between pricing and placing.
      admitFree: async () => {
        await database().discountCode.updateMany({ data: { basisPoints: 5_000, version: { increment: 1 } } });
        return ok(null);
      },
    });
    expect(order).toMatchObject({ ok: true, value: { totalCents: 5_000, orderNumber: 1_001 } });
    expect(await database().order.findMany()).toMatchObject([{ totalCents: 5_000, paymentStatus: 'unpaid' }]);
    expect(await database().discountRedemption.count()).toBe(1);
  });

  it('is refused when too many were placed', async () => {
    await free();
    const refused = await placeOrder(tenant, orderOf({ product_id: mug, quantity: 1 }), randomUUID(), {
      code: { typed: 'GIFT', asker: SIGNED_IN },
      admitFree: async () => ({ ok: false, error: { minutes: 7 } }),
    });
    expect(refused).toEqual({ ok: false, error: { code: 'too_many_attempts', minutes: 7 } });
    expect(await database().order.count()).toBe(0);
  });
});
