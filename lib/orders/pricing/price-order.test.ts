import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { cents } from '@/lib/money/cents';
import { totalOfCharges } from '@/lib/orders/charges';
import type { OrderLineFields } from '@/lib/orders/checkout/order-input';
import { withChoices } from '@/lib/orders/choices/sent-choices';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import type { WantedDelivery } from './choose-delivery';
import { NO_CHARGE_RULES } from './order-charges';
import { LARGEST_TOTAL_CENTS, type PricedProduct, priceOrder as priceWith } from './price-order';

const mug: PricedProduct = {
  id: '0190a1b2-0000-7000-8000-00000000000a',
  name: 'Harvest Mug',
  sku: 'MUG-0001',
  priceCents: 2_800,
  imageUrl: '/media/mug-1280.webp',
  allowsCustomization: false,
  customizationLabel: null,
  customizationLimit: null,
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
  rosterSettings: DEFAULT_ROSTER_SETTINGS,
  weightGrams: null,
  options: [],
  variants: [],
};
const sign: PricedProduct = {
  ...mug,
  id: '0190a1b2-0000-7000-8000-00000000000b',
  name: 'Door Sign',
  priceCents: 4_999,
  allowsCustomization: true,
  customizationLabel: 'Name on the sign',
};
const unknownId = '0190a1b2-0000-7000-8000-0000000000ff';
const priceOrder = (
  lines: Line[],
  products: PricedProduct[],
  { deliveryMethods = [], ...wanted }: Partial<WantedDelivery> & { deliveryMethods?: DeliveryMethod[] } = {},
) =>
  priceWith(
    lines.map((line) => withChoices(line)),
    {
      products,
      attachments: {
        logoIds: new Set(),
        rosters: new Map(),
        tooManyRows: new Set(),
        tooManyBytes: new Set(),
      },
      rules: NO_CHARGE_RULES,
      deliveryMethods,
    },
    { destination: { country: 'US', state: 'OR' }, methodId: null, orUsual: false, ...wanted },
  );
type Line = OrderLineFields;
const ask = (product_id: string, data: Partial<Line> = {}): Line => ({ product_id, quantity: 1, ...data });

describe('pricing an order', () => {
  it('takes name and price of each line from the shop, and adds up the subtotals', () => {
    const priced = priceOrder(
      [ask(mug.id, { quantity: 3 }), ask(sign.id, { customization: 'The Hoppers' })],
      [sign, mug],
    );
    expect(priced).toEqual({
      ok: true,
      value: {
        totalCents: 13_399,
        taxPlace: { country: 'US', state: 'OR' },
        delivery: null,
        charges: [{ kind: 'goods', name: '', rateBasisPoints: null, amountCents: 13_399 }],
        lines: [
          {
            productId: mug.id,
            productName: 'Harvest Mug',
            productSku: 'MUG-0001',
            productPriceCents: 2_800,
            productImageUrl: '/media/mug-1280.webp',
            variantId: mug.id,
            variantPieces: [{ variantId: mug.id, pieces: 3 }],
            quantity: 3,
            choices: [],
            logoUploadId: null,
            rosterUploadId: null,
            rosterId: null,
            upchargeCents: 0,
            subtotalCents: 8_400,
            discountCents: 0,
            taxCents: 0,
          },
          expect.objectContaining({
            productId: sign.id,
            choices: [{ kind: 'customization', label: 'Name on the sign', value: 'The Hoppers' }],
            subtotalCents: 4_999,
          }),
        ],
      },
    });
  });

  it('drops a text that the product does not ask for', () => {
    const priced = priceOrder([ask(mug.id, { customization: 'engrave me' })], [mug]);
    expect(priced).toMatchObject({
      value: { lines: [{ choices: [] }] },
    });
  });

  it('finds a product by its id in upper case, and keeps two lines of one product separate', () => {
    const priced = priceOrder([ask(mug.id.toUpperCase()), ask(mug.id)], [mug]);
    expect(priced).toMatchObject({ value: { lines: [{ productId: mug.id }, { productId: mug.id }] } });
  });

  it('is refused at the first line whose product is not for sale', () => {
    expect(priceOrder([ask(mug.id), ask(unknownId), ask(unknownId)], [mug])).toEqual({
      ok: false,
      error: { code: 'product_unavailable', index: 1 },
    });
  });

  it('is refused with too many letters, but not for a product without a text', () => {
    const [short, plain] = [
      { ...sign, customizationLimit: 10 },
      { ...mug, customizationLimit: 10 },
    ];
    const text = { customization: 'The Hoppers' };
    expect(priceOrder([ask(plain.id, text), ask(short.id, text)], [plain, short])).toEqual({
      ok: false,
      error: { code: 'customization_too_long', index: 1 },
    });
    expect(priceOrder([ask(short.id, { customization: 'Hoppers' })], [short]).ok).toBe(true);
  });

  it.each([undefined, ''])('is refused without the text that a product asks for (%o)', (customization) => {
    expect(priceOrder([ask(mug.id), ask(sign.id, { customization })], [mug, sign])).toEqual({
      ok: false,
      error: { code: 'customization_missing', index: 1 },
    });
  });

  it('is refused if the total is zero, but may contain a free item', () => {
    const gift = { ...mug, id: unknownId, priceCents: 0 };
    expect(priceOrder([ask(gift.id)], [gift])).toEqual({ ok: false, error: { code: 'nothing_to_pay' } });
    expect(priceOrder([ask(gift.id), ask(mug.id)], [gift, mug])).toMatchObject({ ok: true });
  });

  it('is refused one cent above the largest total', () => {
    const dear = { ...mug, priceCents: LARGEST_TOTAL_CENTS };
    expect(priceOrder([ask(dear.id)], [dear])).toMatchObject({ value: { totalCents: LARGEST_TOTAL_CENTS } });
    const cent = { ...mug, id: unknownId, priceCents: 1 };
    expect(priceOrder([ask(dear.id), ask(cent.id)], [dear, cent])).toEqual({
      ok: false,
      error: { code: 'total_too_large' },
    });
  });

  it('always totals the sum of its subtotals', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 90 })), {
      minLength: 1,
      maxLength: 100,
    });
    fc.assert(
      fc.property(lines, (pairs) => {
        const products = pairs.map(([priceCents], index) => ({ ...mug, id: `p${index}`, priceCents }));
        const asked = pairs.map(([, quantity], index) => ask(`p${index}`, { quantity }));
        const expected = pairs.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
        const priced = priceOrder(asked, products);
        return priced.ok && priced.value.totalCents === expected;
      }),
    );
  });
});

describe('the delivery of an order', () => {
  const method = (id: string, changes: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
    id,
    name: `Way ${id}`,
    price: { kind: 'pieces', firstCents: cents(650), furtherCents: cents(150) },
    freeFromCents: null,
    minDays: null,
    maxDays: null,
    pickupAddress: '',
    pickupTimes: '',
    places: [{ country: 'US', states: null }],
    ...changes,
  });
  const pickup = method('pickup', { price: { kind: 'pickup' }, places: [] });
  const near = method('near', {
    price: { kind: 'pieces', firstCents: cents(400), furtherCents: cents(0) },
    places: [{ country: 'US', states: ['OR', 'WA'] }],
  });
  const deliveryMethods = [pickup, method('parcel'), near];
  const priced = (wanted: Partial<WantedDelivery>, methods = deliveryMethods) =>
    priceOrder([ask(mug.id, { quantity: 2 }), ask(mug.id)], [mug], { deliveryMethods: methods, ...wanted });

  it('adds the price of the chosen way for all pieces, under its name', () => {
    expect(priced({ methodId: 'parcel' })).toMatchObject({
      ok: true,
      value: {
        totalCents: 3 * 2_800 + 650 + 2 * 150,
        charges: [{ kind: 'goods' }, { kind: 'shipping', name: 'Way parcel', amountCents: 950 }],
        delivery: { method: { id: 'parcel' }, offered: [{ method: pickup }, { method: near }, {}] },
      },
    });
  });

  it.each([
    ['none that was chosen', {}, 'delivery_missing'],
    ['one that is gone', { methodId: 'gone' }, 'delivery_unavailable'],
    [
      'one that does not go there',
      { methodId: 'near', destination: { country: 'US', state: 'NY' } },
      'delivery_unavailable',
    ],
  ])('refuses %s', (_name, wanted, code) => {
    expect(priced(wanted)).toEqual({ ok: false, error: { code } });
  });

  it('refuses an address that no way goes to, in an order and in a quote', () => {
    const wanted = { destination: { country: 'CA', state: 'ON' }, methodId: 'parcel' };
    for (const orUsual of [true, false]) {
      expect(priced({ ...wanted, orUsual }, [method('parcel'), near])).toEqual({
        ok: false,
        error: { code: 'no_delivery' },
      });
    }
  });

  it('takes in a quote the cheapest parcel, and a pickup only where there is no parcel', () => {
    const usual = (methods: DeliveryMethod[]) => {
      const quoted = priced({ orUsual: true, methodId: 'gone' }, methods);
      return quoted.ok && quoted.value.delivery?.method.id;
    };
    expect(usual(deliveryMethods)).toBe('near');
    expect(usual([pickup])).toBe('pickup');
  });

  it('offers and charges nothing as long as nobody knows where to', () => {
    expect(priced({ destination: null, orUsual: true })).toMatchObject({
      value: { totalCents: 8_400, delivery: null },
    });
  });

  it('weighs all pieces, and counts a product without a weight as nothing', () => {
    const bands = [
      { upToGrams: 1_000, priceCents: cents(500) },
      { upToGrams: 1_600, priceCents: cents(900) },
    ];
    const byWeight = [method('weight', { price: { kind: 'weight', bands } })];
    const chargeOf = (grams: number, quantity: number) => {
      const heavy = { ...sign, allowsCustomization: false, weightGrams: grams };
      const result = priceOrder([ask(heavy.id, { quantity }), ask(mug.id)], [heavy, mug], {
        deliveryMethods: byWeight,
        methodId: 'weight',
      });
      return result.ok ? result.value.charges.at(-1)?.amountCents : result.error.code;
    };
    expect([chargeOf(500, 2), chargeOf(501, 2), chargeOf(400, 4), chargeOf(401, 4)]).toEqual([
      500,
      900,
      900,
      'no_delivery',
    ]);
  });

  it('always totals what a naive calculation in decimals does', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 40 })), {
      minLength: 1,
      maxLength: 20,
    });
    const price = fc.integer({ min: 0, max: 9_999 });
    fc.assert(
      fc.property(
        lines,
        price,
        price,
        fc.option(fc.integer({ min: 1, max: 500_000 })),
        (pairs, one, more, free) => {
          const products = pairs.map(([priceCents], index) => ({ ...mug, id: `p${index}`, priceCents }));
          const asked = pairs.map(([, quantity], index) => ask(`p${index}`, { quantity }));
          const way = method('way', {
            price: { kind: 'pieces', firstCents: cents(one), furtherCents: cents(more) },
            freeFromCents: free === null ? null : cents(free),
          });
          const goods = pairs.reduce((sum, [unit, quantity]) => sum + (unit / 100) * quantity, 0);
          const pieces = pairs.reduce((sum, [, quantity]) => sum + quantity, 0);
          const isFree = free !== null && Math.round(goods * 100) >= free;
          const expected = goods + (isFree ? 0 : one / 100 + (more / 100) * (pieces - 1));
          const result = priceOrder(asked, products, { deliveryMethods: [way], methodId: 'way' });
          return (
            result.ok &&
            result.value.totalCents === Math.round(expected * 100) &&
            totalOfCharges(result.value.charges) === result.value.totalCents
          );
        },
      ),
    );
  });
});
