import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { chargeOf } from '@/lib/orders/charges';
import { chargeOrder, NO_CHARGE_RULES } from '@/lib/orders/pricing/order-charges';
import { paymentLines, paymentParts } from './payment-lines';

const item = { productName: 'Jersey', productSku: 'JER-0001', productPriceCents: cents(4_900), quantity: 5 };
const linesOf = (...upcharges: number[]) =>
  upcharges.map((upcharge) => ({ ...item, upchargeCents: cents(upcharge) }));

it('has a separate line for upcharges of sizes, and none if there are no upcharges', () => {
  const { lines, charges } = chargeOrder(linesOf(200, 300), NO_CHARGE_RULES);
  expect(paymentLines(lines, charges)).toEqual([
    { name: 'Jersey', sku: 'JER-0001', quantity: 5, unitPrice: 4_900 },
    { name: 'Jersey', sku: 'JER-0001', quantity: 5, unitPrice: 4_900 },
    { name: 'Larger sizes', sku: null, quantity: 1, unitPrice: 500 },
  ]);
  const plain = chargeOrder(linesOf(0), NO_CHARGE_RULES);
  expect(paymentLines(plain.lines, plain.charges)).toHaveLength(1);
});

it('adds up to price times quantity plus upcharge of all items, to the cent', () => {
  const items = fc.array(
    fc.record({
      productPriceCents: fc.nat(1_000_000).map(cents),
      quantity: fc.integer({ min: 1, max: 9_999 }),
      upchargeCents: fc.nat(100_000).map(cents),
    }),
  );
  fc.assert(
    fc.property(items, (drawn) => {
      const full = drawn.map((changes) => ({ ...item, ...changes }));
      const { lines, charges } = chargeOrder(full, NO_CHARGE_RULES);
      const sum = paymentLines(lines, charges).reduce(
        (total, line) => total + line.quantity * line.unitPrice,
        0,
      );
      expect(sum).toBe(
        full.reduce((total, each) => total + each.productPriceCents * each.quantity + each.upchargeCents, 0),
      );
      expect(paymentParts(charges)).toEqual({ items: sum, discount: 0, shipping: 0, tax: 0 });
    }),
  );
});

it('has a discount as a positive amount, and leaves included tax in the prices', () => {
  const charges = [
    chargeOf('goods', cents(5_000)),
    chargeOf('discount', cents(-550), 'SPRING10'),
    chargeOf('shipping', cents(600), 'Parcel'),
    { ...chargeOf('tax_included', cents(300), 'VAT'), rateBasisPoints: 2_000 },
  ];
  expect(paymentParts(charges)).toEqual({ items: 5_000, discount: 550, shipping: 600, tax: 0 });
});
