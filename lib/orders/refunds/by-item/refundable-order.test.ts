import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { type Charge, chargeOf } from '@/lib/orders/charges';
import { type PaidItem, type PastRefund, partOf, priceRefund, refundableOrder } from './refundable-order';

const taxed = (kind: 'tax' | 'tax_included', amount: number): Charge => ({
  ...chargeOf(kind, cents(amount), 'Sales tax'),
  rateBasisPoints: 500,
});
const mug: PaidItem = { id: 'mug', quantity: 3, subtotalCents: 10_000, discountCents: 1_000, taxCents: 450 };
const bowl: PaidItem = { id: 'bowl', quantity: 1, subtotalCents: 2_000, discountCents: 0, taxCents: 100 };
const CHARGES = [
  chargeOf('goods', cents(12_000)),
  chargeOf('discount', cents(-1_000), 'WELCOME'),
  chargeOf('shipping', cents(800), 'Parcel'),
];
const back = (pieces: number, changes: Partial<PastRefund> = {}): PastRefund => ({
  ...{ status: 'completed', postageCents: null, items: [{ orderItemId: 'mug', pieces }] },
  ...changes,
});
const orderWith = (refunds: readonly PastRefund[] = []) =>
  refundableOrder([mug, bowl], [...CHARGES, taxed('tax', 590)], refunds);

describe('what was paid for a piece', () => {
  it('is its share of price, discount and added tax', () => {
    const [paidMug] = orderWith().items;
    expect(paidMug).toMatchObject({ paidCents: 9_450, taxCents: 450, piecesBack: 0 });
    // 590 of tax in all, 550 of it on the goods.
    expect(orderWith().postage).toEqual({ paidCents: 840, taxCents: 40 });
  });

  it('contains a tax that the prices include, which is not added again', () => {
    const { items, postage } = refundableOrder([mug, bowl], [...CHARGES, taxed('tax_included', 590)], []);
    expect(items[0]?.paidCents).toBe(9_000);
    expect(postage).toEqual({ paidCents: 800, taxCents: 40 });
  });

  it.each([
    [10_000, 3],
    [9_999, 7],
    [1, 5],
    [0, 2],
  ])('adds up to the whole: %i cents in %i pieces', (amount, quantity) => {
    const parts = Array.from({ length: quantity }, (_, from) => partOf(cents(amount), quantity, from, 1));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
  });
});

describe('the price of pieces that go back', () => {
  it('has the postage if wished', () => {
    const wanted = { pieces: [{ itemId: 'mug', pieces: 2 }], withPostage: true };
    expect(priceRefund(orderWith(), wanted)).toEqual({
      ok: true,
      value: {
        items: [{ itemId: 'mug', pieces: 2, amountCents: 6_300 }],
        ...{ postageCents: 840, amountCents: 7_140, taxCents: 340 },
      },
    });
  });

  it('is refused for pieces that are not there', () => {
    const priced = (itemId: string, pieces: number, refunds: readonly PastRefund[] = []) =>
      priceRefund(orderWith(refunds), { pieces: [{ itemId, pieces }], withPostage: false }).ok;
    expect(priced('mug', 3)).toBe(true);
    expect(priced('mug', 4)).toBe(false);
    expect(priced('plate', 1)).toBe(false);
    expect(priced('mug', 3, [back(1)])).toBe(false);
    expect(priced('mug', 2, [back(1)])).toBe(true);
    // A failed refund gave nothing back.
    expect(priced('mug', 3, [back(1, { status: 'failed' })])).toBe(true);
  });

  it('is refused for an item twice, and for postage that went back already', () => {
    const twice = [
      { itemId: 'mug', pieces: 1 },
      { itemId: 'mug', pieces: 1 },
    ];
    expect(priceRefund(orderWith(), { pieces: twice, withPostage: false }).ok).toBe(false);
    const postage = { pieces: [], withPostage: true };
    expect(priceRefund(orderWith([back(1, { postageCents: 840 })]), postage).ok).toBe(false);
  });
});
