import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { EMPTY_DRAFT, type RefundDraft, readDraft, suggestedBack } from './refund-draft';
import type { RefundableGoods } from './refundable-goods';

const line = (id: string, piecesBack = 0) => ({
  ...{ id, name: id, variantId: id, quantity: 3, piecesBack, paidCents: cents(3_000), taxCents: cents(0) },
});
const goods: RefundableGoods = {
  items: [line('mug'), line('bowl', 3)],
  lines: [line('mug'), line('bowl', 3)],
  postage: { paidCents: cents(800), taxCents: cents(0) },
  isPostageBack: false,
};
const read = (changes: Partial<RefundDraft>, left = 3_800) =>
  readDraft({ ...EMPTY_DRAFT, ...changes }, goods, cents(left));

describe('a typed refund', () => {
  it('is all that is left, at first', () => {
    expect(read({})).toEqual({ amount: 3_800, byItem: null });
  });

  it.each(['0', '38.01', 'ten', '1.234', '', '-1'])('of %j is no amount', (amount) => {
    expect(read({ way: 'part', amount })).toBe('amount');
  });

  it('of an amount has it, with or without the sign', () => {
    expect(read({ way: 'part', amount: ' $12.5' })).toEqual({ amount: 1_250, byItem: null });
  });

  it('of pieces costs what was paid for them', () => {
    expect(read({ way: 'pieces', pieces: { mug: '2' }, withPostage: true })).toEqual({
      amount: 2_800,
      byItem: { pieces: [{ itemId: 'mug', pieces: 2 }], withPostage: true },
    });
    expect(read({ way: 'pieces', withPostage: true })).toMatchObject({ amount: 800 });
  });

  it.each(['4', '1.5', '-1', 'two', '1e1'])('of %j pieces is none', (mug) => {
    expect(read({ way: 'pieces', pieces: { mug } })).toBe('pieces');
  });

  it('of no piece, and of more than is left, says so', () => {
    expect(read({ way: 'pieces' })).toBe('nothing');
    expect(read({ way: 'pieces', pieces: { bowl: '1' } })).toBe('pieces');
    expect(read({ way: 'pieces', pieces: { mug: '3' } }, 2_999)).toBe('over');
  });
});

describe('what is suggested for the stock', () => {
  const row = { variantId: 'mug', name: 'Mug', most: 2, isAnswered: false };
  const back = (changes: Partial<RefundDraft>) => suggestedBack({ ...EMPTY_DRAFT, ...changes }, goods, row);

  it('is all with all of the money, the refunded pieces, and nothing with an amount', () => {
    expect(back({})).toBe(2);
    expect(back({ way: 'pieces', pieces: { mug: '1' } })).toBe(1);
    expect(back({ way: 'pieces', pieces: { mug: '3' } })).toBe(2);
    expect(back({ way: 'pieces', pieces: { mug: 'two' } })).toBe(0);
    expect(back({ way: 'part', amount: '5' })).toBe(0);
  });

  it('is nothing after whoever cancelled the order has said what comes back', () => {
    const answered = { ...row, isAnswered: true };
    expect(suggestedBack(EMPTY_DRAFT, goods, answered)).toBe(0);
    expect(suggestedBack({ ...EMPTY_DRAFT, way: 'pieces', pieces: { mug: '1' } }, goods, answered)).toBe(0);
  });
});
