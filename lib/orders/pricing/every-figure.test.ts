// Each figure of random carts with options, sales, prices by quantity, upcharges, codes, postage and tax: by the product's calculation, by a second and naive
// one, as PayPal is asked for it, and as people see it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_TERMS, type Reduction } from '@/lib/catalog/terms/product-terms';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import type { DiscountCode, DiscountValue } from '@/lib/discounts/discount-code';
import { cents, centsToDecimal, sumCents } from '@/lib/money/cents';
import { sumOfKind } from '@/lib/orders/charges';
import { paymentLines, paymentParts } from '@/lib/orders/payments/payment-lines';
import { chargesView } from '@/lib/orders/views/charges-view';
import { payPalAmount } from '@/lib/payments/paypal/paypal-amount';
import type { ShopTaxes } from '@/lib/taxes/shop-taxes';
import { type NaiveRules, naiveFigures, naiveUnit, percent } from '@/lib/testing/naive-figures';
import { payPalAmountSchema } from '@/lib/testing/outside/paypal-order-schema';
import { chooseDelivery } from './choose-delivery';
import { linesOnTerms, type ProductsById } from './lines-on-terms';
import { chargeOrder } from './order-charges';
import { discountRule, taxRules } from './shop-rules';

const PLACE = { country: 'US', state: 'NC' };

const TODAY = '2026-12-04';
const MOST_PRODUCTS = 4;

const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((price) => ({ kind: 'price' as const, cents: cents(price) })),
  fc.integer({ min: 1, max: 9_000 }).map((basisPoints) => ({ kind: 'percent' as const, basisPoints })),
);
/** Running, over, or still to come. */
const saleDays = fc.constantFrom(
  { from: TODAY, until: TODAY, isRunning: true },
  { from: '2026-11-30', until: null, isRunning: true },
  { from: '2026-11-01', until: '2026-12-03', isRunning: false },
  { from: '2026-12-05', until: null, isRunning: false },
);
const product = fc.record({
  sale: fc.option(fc.record({ reduction, days: saleDays })),
  breaks: fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 60 }), reduction }), {
      selector: ({ from }) => from,
      maxLength: 5,
    })
    .map((steps) => steps.toSorted((one, other) => one.from - other.from)),
  isCovered: fc.boolean(),
  isExempt: fc.boolean(),
});
/** `regular`: what its options cost, without `size`, which a size adds. Several lines may be of one product. */
const line = fc.record({
  product: fc.nat({ max: MOST_PRODUCTS - 1 }),
  regular: fc.integer({ min: 0, max: 30_000 }),
  size: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 999 })),
  quantity: fc.integer({ min: 1, max: 40 }),
  upcharge: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999 })),
});
const value: fc.Arbitrary<DiscountValue | null> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({ kind: 'percentage' as const, basisPoints })),
  fc
    .integer({ min: 1, max: 60_000 })
    .map((amount) => ({ kind: 'amount' as const, amountCents: cents(amount) })),
  fc.constant({ kind: 'free_shipping' as const }),
);
const postage = fc.record({
  first: fc.integer({ min: 0, max: 2_000 }),
  further: fc.integer({ min: 0, max: 500 }),
  freeFrom: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 50_000 })),
});
const rates = fc.array(
  fc.record({ basisPoints: fc.integer({ min: 1, max: 3_000 }), onPostage: fc.boolean() }),
  { maxLength: 3 },
);
const cart = fc.record({
  products: fc.array(product, { minLength: MOST_PRODUCTS, maxLength: MOST_PRODUCTS }),
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  value,
  coversAll: fc.boolean(),
  postage,
  rates,
  isIncluded: fc.boolean(),
});
type Cart = typeof cart extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const idOf = (index: number) => `product-${index}`;

/** By the product's own code, from the shop's rows to the charges. */
function productsFigures(drawn: Cart) {
  const products: ProductsById = new Map(
    drawn.products.map(({ sale, breaks }, index) => [
      idOf(index),
      {
        name: 'Harvest Mug',
        terms: { ...NO_TERMS, breaks, sale: sale && { reduction: sale.reduction, ...sale.days } },
      },
    ]),
  );
  const onTerms = linesOnTerms(
    drawn.lines.map(({ product: index, regular, size, quantity, upcharge }) => ({
      productId: idOf(index),
      productPriceCents: cents(regular + size),
      sizeUpchargeCents: cents(size),
      quantity,
      upchargeCents: cents(upcharge),
    })),
    products,
    { today: TODAY },
  );
  const lines = onTerms.ok ? onTerms.value : [];
  const coveredIds = drawn.products.flatMap(({ isCovered }, index) => (isCovered ? [idOf(index)] : []));
  const code: DiscountCode | null = drawn.value && {
    id: 'code',
    code: 'WELCOME10',
    value: drawn.value,
    leastCents: cents(0),
    startsAt: null,
    endsAt: null,
    // With no covered line it names a product that is not in the cart.
    productIds: drawn.coversAll ? [] : [...coveredIds, 'another'],
    categoryIds: [],
    mostUses: null,
    mostUsesEach: null,
    isActive: true,
    version: 1,
  };
  const taxes: ShopTaxes = {
    answer: drawn.isIncluded ? 'included' : 'added',
    home: PLACE,
    rates: drawn.rates.map(({ basisPoints, onPostage }, index) => ({
      ...PLACE,
      id: String(index),
      name: `Tax ${index}`,
      basisPoints,
      taxesShipping: onPostage,
    })),
    exemptIds: new Set(drawn.products.flatMap(({ isExempt }, index) => (isExempt ? [idOf(index)] : []))),
  };
  const method: DeliveryMethod = {
    ...{ id: 'm', name: 'Parcel', minDays: null, maxDays: null, pickupAddress: '', pickupTimes: '' },
    price: {
      kind: 'pieces',
      firstCents: cents(drawn.postage.first),
      furtherCents: cents(drawn.postage.further),
    },
    freeFromCents: drawn.postage.freeFrom === null ? null : cents(drawn.postage.freeFrom),
    places: [{ country: 'US', states: null }],
  };
  return chargeOrder(lines, {
    discount: discountRule(code, lines, () => []),
    shippingFor: (discountedCents) => {
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const parcel = { pieces, grams: 0, discountedCents };
      const chosen = chooseDelivery([method], parcel, { destination: PLACE, methodId: 'm', orUsual: false });
      return chosen.ok && chosen.value ? { name: 'Parcel', amountCents: chosen.value.priceCents } : null;
    },
    taxes: taxRules(taxes, PLACE, lines),
  });
}

/** By the naive calculation, from the same draw. */
function naive(drawn: Cart) {
  const pieces = drawn.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { first, further, freeFrom } = drawn.postage;
  const code: NaiveRules['code'] =
    drawn.value === null
      ? null
      : drawn.value.kind === 'percentage'
        ? { percent: percent(drawn.value.basisPoints) }
        : drawn.value.kind === 'amount'
          ? { amount: drawn.value.amountCents }
          : 'free_shipping';
  const naiveReduction = (one: Reduction) =>
    one.kind === 'price' ? { price: one.cents } : { off: one.basisPoints };
  return naiveFigures(
    drawn.lines.map(({ product: index, regular, size, quantity, upcharge }) => {
      const of = drawn.products[index];
      const inCart = drawn.lines.reduce(
        (sum, other) => sum + (other.product === index ? other.quantity : 0),
        0,
      );
      const sale = of?.sale?.days.isRunning ? naiveReduction(of.sale.reduction) : null;
      const steps = (of?.breaks ?? []).map((step) => ({
        ...step,
        reduction: naiveReduction(step.reduction),
      }));
      return {
        unit: naiveUnit(regular, sale, steps, inCart) + size,
        ...{ quantity, upcharge },
        isCovered: drawn.coversAll || of?.isCovered === true,
        isExempt: of?.isExempt === true,
      };
    }),
    {
      code,
      postageOf: (discounted) =>
        freeFrom !== null && discounted >= freeFrom ? 0 : first + further * (pieces - 1),
      rates: drawn.rates,
      isIncluded: drawn.isIncluded,
    },
  );
}

const RUNS = { numRuns: 1_500 };

it('is the same by the product’s calculation and by a naive one in exact fractions', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      const { charges, lines, totalCents } = productsFigures(drawn);
      expect({
        goods: sumOfKind(charges, 'goods', 'upcharges'),
        discount: 0 - sumOfKind(charges, 'discount'),
        postage: sumOfKind(charges, 'shipping'),
        postageOff: 0 - sumOfKind(charges, 'shipping_discount'),
        tax: sumOfKind(charges, 'tax', 'tax_included'),
        total: totalCents,
        lines: lines.map(({ discountCents, taxCents }) => ({ discount: discountCents, tax: taxCents })),
      }).toEqual(naive(drawn));
    }),
    RUNS,
  );
});

it('is sent to PayPal with items and a breakdown that its published description accepts', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      const { charges, lines, totalCents } = productsFigures(drawn);
      fc.pre(totalCents > 0);
      const sent = payPalAmount({
        amount: totalCents,
        lines: paymentLines(
          lines.map((one) => ({ ...one, productName: 'Harvest Mug', productSku: 'MUG-0001' })),
          charges,
        ),
        parts: paymentParts(charges),
      });
      // Never only the amount: that is for calculations that went wrong.
      expect(sent.items).toBeDefined();
      expect(payPalAmountSchema.safeParse(sent)).toMatchObject({ success: true });
      expect(sent.amount.value).toBe(centsToDecimal(totalCents));
    }),
    RUNS,
  );
});

it('adds up as people see it, from the lines to the total', () => {
  const read = (amount: string) => Math.round(Number(amount.replace('−', '-').replace(/[$,]/g, '')) * 100);
  fc.assert(
    fc.property(cart, (drawn) => {
      const { charges, lines, totalCents } = productsFigures(drawn);
      const { rows, totalCents: shown } = chargesView(charges);
      expect(shown).toBe(totalCents);
      const subtotals = sumCents(lines.map(({ subtotalCents }) => subtotalCents));
      const added = rows.filter(({ label }) => !label.startsWith('Includes'));
      const sum = added.reduce((total, { amount }) => total + read(amount), 0);
      expect(rows.length === 0 ? subtotals : sum).toBe(totalCents);
    }),
    RUNS,
  );
});
