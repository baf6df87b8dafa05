import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentLines } from './payment-lines';

const item = { productName: 'Jersey', productSku: 'JER-0001', productPriceCents: 4_900, quantity: 5 };

it('has a line of its own for what sizes add, and none where they add nothing', () => {
  expect(paymentLines([{ ...item, upchargeCents: 200 }])).toEqual([
    { name: 'Jersey', sku: 'JER-0001', quantity: 5, unitPrice: 4_900 },
    { name: 'Larger sizes: Jersey', sku: 'JER-0001', quantity: 1, unitPrice: 200 },
  ]);
  expect(paymentLines([{ ...item, upchargeCents: 0 }])).toHaveLength(1);
});

it('comes to price times quantity and upcharge of all items, to the cent', () => {
  const items = fc.array(
    fc.record({
      productPriceCents: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 9_999 }),
      upchargeCents: fc.nat(100_000),
    }),
  );
  fc.assert(
    fc.property(items, (drawn) => {
      const full = drawn.map((changes) => ({ ...item, ...changes }));
      const sum = paymentLines(full).reduce((total, line) => total + line.quantity * line.unitPrice, 0);
      expect(sum).toBe(
        full.reduce((total, each) => total + each.productPriceCents * each.quantity + each.upchargeCents, 0),
      );
    }),
  );
});
