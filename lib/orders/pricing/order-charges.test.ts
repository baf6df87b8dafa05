import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents } from '@/lib/money/cents';
import { sumOfKind } from '@/lib/orders/charges';
import { type ChargeableLine, type ChargeRules, chargeOrder, NO_CHARGE_RULES } from './order-charges';

const line = (price: number, quantity = 1, upcharge = 0): ChargeableLine => ({
  productPriceCents: cents(price),
  quantity,
  upchargeCents: cents(upcharge),
});
const rulesOf = (rules: Partial<ChargeRules>): ChargeRules => ({ ...NO_CHARGE_RULES, ...rules });
const rate = (name: string, basisPoints: number, taxesShipping = false) => ({
  name,
  basisPoints,
  taxesShipping,
});
const charge = (kind: string, amountCents: number, name = '', rateBasisPoints: number | null = null) => ({
  kind,
  name,
  rateBasisPoints,
  amountCents,
});

describe('an order', () => {
  it('costs the sum of its lines without discount, shipping and tax', () => {
    const { lines, charges, totalCents } = chargeOrder(
      [line(2_800, 3), line(4_900, 5, 400)],
      NO_CHARGE_RULES,
    );
    expect(charges).toEqual([charge('goods', 32_900), charge('upcharges', 400)]);
    expect(totalCents).toBe(33_300);
    expect(lines).toMatchObject([
      { subtotalCents: 8_400, discountCents: 0, taxCents: 0 },
      { subtotalCents: 24_900, discountCents: 0, taxCents: 0 },
    ]);
  });

  it('is discounted, shipped and taxed in this order', () => {
    const asked: number[] = [];
    const { lines, charges, totalCents } = chargeOrder(
      [line(1_000, 3), line(2_000, 1, 500)],
      rulesOf({
        discount: { name: 'SPRING10', basisPoints: 1_000 },
        shippingFor: (discounted) => {
          asked.push(discounted);
          return { name: 'Parcel', amountCents: cents(600) };
        },
        taxes: { isIncluded: false, rates: [rate('State', 825), rate('City', 100, true)] },
      }),
    );
    expect(asked).toEqual([4_950]);
    expect(lines).toMatchObject([
      { subtotalCents: 3_000, discountCents: 300, taxCents: 223 + 27 },
      { subtotalCents: 2_500, discountCents: 250, taxCents: 186 + 23 },
    ]);
    expect(charges).toEqual([
      charge('goods', 5_000),
      charge('upcharges', 500),
      charge('discount', -550, 'SPRING10'),
      charge('shipping', 600, 'Parcel'),
      charge('tax', 409, 'State', 825),
      charge('tax', 56, 'City', 100),
    ]);
    expect(totalCents).toBe(6_015);
  });

  it('names the tax that its prices include, and adds none', () => {
    const { lines, charges, totalCents } = chargeOrder(
      [line(1_000), line(999)],
      rulesOf({
        shippingFor: () => ({ name: 'Post', amountCents: cents(500) }),
        taxes: { isIncluded: true, rates: [rate('VAT', 2_000, true)] },
      }),
    );
    expect(lines).toMatchObject([{ taxCents: 167 }, { taxCents: 166 }]);
    expect(charges.at(-1)).toEqual(charge('tax_included', 167 + 166 + 83, 'VAT', 2_000));
    expect(totalCents).toBe(2_499);
  });

  it('is never discounted below zero', () => {
    const off = (discount: ChargeRules['discount']) =>
      chargeOrder([line(300), line(200)], rulesOf({ discount }));
    expect(off({ name: 'GIFT', amountCents: cents(900) })).toMatchObject({
      totalCents: 0,
      lines: [{ discountCents: 300 }, { discountCents: 200 }],
    });
    expect(off({ name: 'ALL', basisPoints: 10_000 }).totalCents).toBe(0);
  });

  it('rounds half a cent of tax up, separately on each line', () => {
    const rules = rulesOf({ taxes: { isIncluded: false, rates: [rate('Tax', 500)] } });
    expect(chargeOrder([line(10), line(10), line(9)], rules).lines.map(({ taxCents }) => taxCents)).toEqual([
      1, 1, 0,
    ]);
  });
});

const drawnLine = fc.record({
  productPriceCents: fc.nat(200_000).map(cents),
  quantity: fc.integer({ min: 1, max: 99 }),
  upchargeCents: fc.oneof(fc.constant(cents(0)), fc.nat(20_000).map(cents)),
});
const drawnLines = fc.array(drawnLine, { minLength: 1, maxLength: 12 });
const drawnTaxes = fc.record({
  isIncluded: fc.boolean(),
  rates: fc.array(
    fc.record({ name: fc.constant('Tax'), basisPoints: fc.nat(3_000), taxesShipping: fc.boolean() }),
    { maxLength: 3 },
  ),
});
const drawnRules: fc.Arbitrary<ChargeRules> = fc.record({
  discount: fc.oneof(
    fc.constant(null),
    fc.record({ name: fc.constant('CODE'), amountCents: fc.nat(1_000_000).map(cents) }),
    fc.record({ name: fc.constant('CODE'), basisPoints: fc.nat(10_000) }),
  ),
  // Free shipping above a price, so that the tests cover a threshold.
  shippingFor: fc.tuple(fc.nat(3_000), fc.nat(500_000)).map(([amount, threshold]) => (discounted: Cents) => ({
    name: 'Post',
    amountCents: cents(discounted >= threshold ? 0 : amount),
  })),
  taxes: drawnTaxes,
});
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('for all lines and rules', () => {
  it('the parts add up to the total: nothing is lost, nothing is below zero', () => {
    fc.assert(
      fc.property(drawnLines, drawnRules, (asked, rules) => {
        const { lines, charges, totalCents } = chargeOrder(asked, rules);
        const of = (...kinds: Parameters<typeof sumOfKind>[1][]) => sumOfKind(charges, ...kinds);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        expect(totalCents).toBe(of('goods') + of('upcharges') + of('discount') + of('shipping') + of('tax'));
        expect(sum(lines.map(({ subtotalCents }) => subtotalCents))).toBe(of('goods', 'upcharges'));
        expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(0 - of('discount'));
        for (const { subtotalCents, discountCents, taxCents } of lines) {
          expect(discountCents).toBeGreaterThanOrEqual(0);
          expect(discountCents).toBeLessThanOrEqual(subtotalCents);
          expect(taxCents).toBeGreaterThanOrEqual(0);
        }
        for (const { kind, amountCents } of charges) {
          expect(kind === 'discount' ? 0 - amountCents : amountCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('the tax of the order is the sum of the taxes of lines and shipping', () => {
    fc.assert(
      fc.property(drawnLines, drawnRules, (asked, rules) => {
        const taxed = chargeOrder(asked, rules);
        const rates = rules.taxes.rates.map((each) => ({ ...each, taxesShipping: false }));
        const unshipped = chargeOrder(asked, { ...rules, taxes: { ...rules.taxes, rates } });
        expect(taxed.lines).toEqual(unshipped.lines);
        expect(sumOfKind(unshipped.charges, 'tax', 'tax_included')).toBe(
          sum(unshipped.lines.map(({ taxCents }) => taxCents)),
        );
      }),
    );
  });

  it('included tax never exceeds the amount that includes it, and changes no total', () => {
    fc.assert(
      fc.property(drawnLines, drawnRules, (asked, rules) => {
        const held = chargeOrder(asked, { ...rules, taxes: { ...rules.taxes, isIncluded: true } });
        const untaxed = chargeOrder(asked, { ...rules, taxes: NO_CHARGE_RULES.taxes });
        expect(held.totalCents).toBe(untaxed.totalCents);
        expect(sumOfKind(held.charges, 'tax_included')).toBeLessThanOrEqual(held.totalCents);
      }),
    );
  });

  it('one more item never makes goods and tax cheaper; with a discount by at most a cent for each line and tax', () => {
    const merchandise = (lines: readonly ChargeableLine[], rules: ChargeRules) =>
      sumOfKind(chargeOrder(lines, rules).charges, 'goods', 'upcharges', 'discount', 'tax');
    fc.assert(
      fc.property(drawnLines, drawnLine, drawnRules, (asked, more, drawn) => {
        const rules = { ...drawn, shippingFor: () => null };
        const difference = merchandise([...asked, more], rules) - merchandise(asked, rules);
        // A discount is split anew over the lines, so each share is rounded anew.
        const slack = rules.discount === null ? 0 : (asked.length + 1) * rules.taxes.rates.length;
        expect(difference).toBeGreaterThanOrEqual(0 - slack);
      }),
    );
  });
});
