import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { refusalSentence } from './code-refusals';
import { coversGoods, type DiscountCode, normalCode } from './discount-code';
import { type CodeUses, judgeCode } from './judge-code';

const now = new Date('2026-12-01T12:00:00Z');
const welcome: DiscountCode = {
  id: 'c1',
  code: 'WELCOME10',
  value: { kind: 'percentage', basisPoints: 1_000 },
  leastCents: cents(0),
  startsAt: null,
  endsAt: null,
  productIds: [],
  categoryIds: [],
  mostUses: null,
  mostUsesEach: null,
  isActive: true,
  version: 1,
};
const judge = (
  changes: Partial<DiscountCode> | null,
  { all = 0, mine = 0, isProven = false, covered = 5_000 as number | null } = {},
) => {
  const uses: CodeUses = { all, mine };
  const found = changes && { code: { ...welcome, ...changes }, uses };
  const judged = judgeCode({ typed: 'WELCOME10', found, isProven, now }, () =>
    covered === null ? null : cents(covered),
  );
  return judged.ok ? 'used' : refusalSentence(judged.error, 'WELCOME10');
};

describe('a code', () => {
  it.each<[string, ReturnType<typeof judge>, string]>([
    ['that nobody has', judge(null), 'There is no code WELCOME10. Please check how it is written.'],
    ['that is switched off', judge({ isActive: false }), 'This code is not valid any more.'],
    [
      'that starts later',
      judge({ startsAt: new Date('2026-12-05T08:00:00Z') }),
      'This code is valid from Dec 5, 2026.',
    ],
    ['whose end has come', judge({ endsAt: now }), 'This code has ended.'],
    [
      'without uses left',
      judge({ mostUses: 3 }, { all: 3 }),
      'This code has been used as often as it can be.',
    ],
    [
      'with a limit for each customer, for a guest',
      judge({ mostUsesEach: 1 }),
      'This code has a limit for each customer. Please sign in to use it.',
    ],
    [
      'that this customer has used',
      judge({ mostUsesEach: 1 }, { mine: 1, isProven: true }),
      'You have used this code already.',
    ],
    [
      'for other goods',
      judge({}, { covered: null }),
      'This code is for other products than those in your cart.',
    ],
    ['for larger orders', judge({ leastCents: cents(5_001) }), 'This code is for orders from $50.01.'],
    [
      'for more of some goods',
      judge({ leastCents: cents(9_000), productIds: ['p1'] }),
      'This code needs at least $90.00 of the products that it is for. Add some more of them.',
    ],
  ])('%s is refused with its reason', (_name, said, sentence) => {
    expect(said).toBe(sentence);
  });

  it('is used on its days, with a use left, from its least sum on', () => {
    const dates = { startsAt: now, endsAt: new Date(now.getTime() + 1) };
    expect(judge({ ...dates, mostUses: 3, leastCents: cents(5_000) }, { all: 2 })).toBe('used');
    expect(judge({ mostUsesEach: 2 }, { mine: 1, isProven: true, all: 900 })).toBe('used');
  });

  it('covers all goods, or those that it names by product or category', () => {
    const mug = { productId: 'mug', categoryIds: ['kitchen', 'gifts'] };
    expect(coversGoods(welcome, mug)).toBe(true);
    expect(coversGoods({ productIds: ['bowl'], categoryIds: [] }, mug)).toBe(false);
    expect(coversGoods({ productIds: ['bowl', 'mug'], categoryIds: [] }, mug)).toBe(true);
    expect(coversGoods({ productIds: ['bowl'], categoryIds: ['gifts'] }, mug)).toBe(true);
  });

  it('is compared in capital letters without spaces around', () => {
    expect(normalCode('  welcome10 ')).toBe('WELCOME10');
  });
});
