import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import { quoteLines } from '@/lib/testing/rows/quoted-cart';
import type { PlacedOrder } from './insert-order';
import { placeOrder } from './place-order';

let tenant: Tenant;
let productId: string;
beforeEach(async () => {
  tenant = await freshTenant();
  productId = (await createProduct(tenant.id, { priceCents: 2_800 })).id;
});

const place = (key: string, quantity = 1) =>
  placeOrder(tenant, orderOf({ product_id: productId, quantity }), key);

const placedIn = (placed: Awaited<ReturnType<typeof place>>): PlacedOrder => {
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return placed.value;
};

const countRows = async () => [
  await database().order.count(),
  await database().orderItem.count(),
  await database().orderEvent.count(),
  await database().orderCounter.count(),
];

describe('placing an order', () => {
  it('books the current fee, even if the shop of the request is stale', async () => {
    await database().tenant.update({
      where: { id: tenant.id },
      data: { platformFeePercentage: '5.55', platformFeeFixedCents: 7 },
    });
    const placed = placedIn(
      await placeOrder(tenant, orderOf({ product_id: productId, quantity: 1 }), 'key-of-fee'),
    );
    // 5.55% of 28.00, rounded, plus 7 cents.
    expect((await readOrder(placed.id)).platformFeeCents).toBe(162);
  });

  it.each(['draft', 'paused', 'suspended', 'closed'])(
    'places none in a shop that is %s, even if the shop of the request is stale, and uses up no number',
    async (state) => {
      await database().tenant.update({ where: { id: tenant.id }, data: { state } });
      expect(await place('key-of-state')).toEqual({ ok: false, error: { code: 'store_not_selling' } });
      expect(await countRows()).toEqual([0, 0, 0, 0]);
      await database().tenant.update({ where: { id: tenant.id }, data: { state: 'live' } });
      expect(placedIn(await place('key-of-state')).orderNumber).toBe(1_001);
    },
  );

  it('limits a text to the letters that the product allows at the moment', async () => {
    const ring = await createProduct(tenant.id, { allowsCustomization: true, customizationLimit: 3 });
    const lineOf = (customization: string) => ({ product_id: ring.id, quantity: 1, customization });
    // Three letters for people, many more code points.
    expect((await placeOrder(tenant, orderOf(lineOf('A👨‍👩‍👧‍👦e\u0301')), 'key-of-three')).ok).toBe(true);
    expect(await placeOrder(tenant, orderOf(lineOf('Anna')), 'key-of-four')).toEqual({
      ok: false,
      error: { code: 'customization_too_long', index: 0 },
    });
    const untold = { product_id: ring.id, quantity: 1 };
    const terms = { regularCents: null, nextBreak: null, tooFew: null };
    expect((await quoteLines(tenant.id, [lineOf('Anna'), lineOf('Ann'), untold])).lines).toEqual([
      { problem: 'customization_too_long', roster: null },
      { problem: null, roster: null, chosen: { priceCents: 2_800, imageUrl: null }, terms },
      { problem: null, roster: null, chosen: { priceCents: 2_800, imageUrl: null }, terms },
    ]);
  });

  it('stores it as pending and unpaid, priced from the database, with fee, items and one event', async () => {
    const sign = await createProduct(tenant.id, {
      name: 'Door Sign',
      sku: 'SIGN-001',
      priceCents: 4_999,
      imageUrl: '/media/sign-1280.webp',
      allowsCustomization: true,
      customizationLabel: 'Name on the sign',
    });
    const input = orderOf(
      { product_id: productId, quantity: 3 },
      { product_id: sign.id, quantity: 1, customization: 'זואי ☕ Hopper' },
    );
    const placed = placedIn(await placeOrder(tenant, input, 'key-of-this-test'));
    expect(placed).toMatchObject({ orderNumber: 1_001, totalCents: 13_399 });
    const order = await readOrder(placed.id);
    expect(order).toMatchObject({
      tenantId: tenant.id,
      status: 'pending',
      paymentStatus: 'unpaid',
      paidAt: null,
      // 2.9% of 133.99, rounded, plus 30 cents.
      platformFeeCents: 419,
      customerEmail: 'ada@example.test',
      shippingCountry: 'US',
      createdAt: placed.createdAt,
      items: [
        { position: 0, productId, productPriceCents: 2_800, quantity: 3, subtotalCents: 8_400 },
        {
          position: 1,
          productName: 'Door Sign',
          productSku: 'SIGN-001',
          productImageUrl: '/media/sign-1280.webp',
          customizationLabel: 'Name on the sign',
          customizationText: 'זואי ☕ Hopper',
          subtotalCents: 4_999,
        },
      ],
      events: [{ kind: 'order.created', toValue: 'pending' }],
      payments: [],
      mails: [],
    });
    expect(order.items.reduce((sum, item) => sum + item.subtotalCents, 0)).toBe(order.totalCents);
    expect(order.charges).toEqual([{ kind: 'goods', name: '', rateBasisPoints: null, amountCents: 13_399 }]);
  });

  it('costs what the quote said, charge by charge, at the current prices', async () => {
    const lines = [{ product_id: productId, quantity: 3 }];
    await database().product.update({
      where: { tenantId_id: { tenantId: tenant.id, id: productId } },
      data: { priceCents: 3_100 },
    });
    const { price } = await quoteLines(tenant.id, lines);
    const { id } = placedIn(await placeOrder(tenant, orderOf(...lines), 'key-of-this-test'));
    const { charges, totalCents } = await readOrder(id);
    expect(price).toEqual({ charges, totalCents });
    expect(totalCents).toBe(9_300);
  });

  it('has no price in a quote if it could not be placed', async () => {
    const lineOf = (product_id: string, quantity = 1) => ({ product_id, quantity });
    const gone = await createProduct(tenant.id, { isActive: false });
    const dear = await createProduct(tenant.id, { priceCents: 999_999 });
    const quotes = [[], [lineOf(productId), lineOf(gone.id)], [lineOf(dear.id, 9_999)]];
    for (const lines of quotes) {
      expect((await quoteLines(tenant.id, lines)).price).toBeNull();
    }
  });

  it('keeps the bought product as it was when the product changes', async () => {
    const { id } = placedIn(await place('key-of-this-test'));
    const where = { tenantId_id: { tenantId: tenant.id, id: productId } };
    await database().product.update({ where, data: { name: 'Other', priceCents: 1 } });
    expect((await readOrder(id)).items).toMatchObject([
      { productName: 'Harvest Mug', productPriceCents: 2_800 },
    ]);
  });

  it.each<[string, () => Promise<string>]>([
    ['inactive', async () => (await createProduct(tenant.id, { isActive: false })).id],
    ["another shop's", async () => (await createProduct((await createTenant()).id)).id],
    ['unknown', async () => '0190a1b2-0000-7000-8000-0000000000ff'],
  ])('is refused with a product that is %s, and leaves no row', async (_name, makeProduct) => {
    const lines = [
      { product_id: productId, quantity: 1 },
      { product_id: await makeProduct(), quantity: 1 },
    ];
    expect(await placeOrder(tenant, orderOf(...lines), 'key-of-this-test')).toEqual({
      ok: false,
      error: { code: 'product_unavailable', index: 1 },
    });
    expect(await countRows()).toEqual([0, 0, 0, 0]);
  });

  it('leaves no row and no gap in the numbers when it fails halfway', async () => {
    expect(placedIn(await place('key-before'))).toMatchObject({ orderNumber: 1_001 });
    const before = await countRows();
    const custom = await createProduct(tenant.id, { allowsCustomization: true });
    // Postgres refuses NUL in a text: the order is inserted and numbered, then its item fails.
    const broken = orderOf({ product_id: custom.id, quantity: 1, customization: 'a\0b' });
    await expect(placeOrder(tenant, broken, 'key-of-the-broken-one')).rejects.toThrow();
    expect(await countRows()).toEqual(before);
    expect(placedIn(await place('key-after'))).toMatchObject({ orderNumber: 1_002 });
  });
});
