import { describe, expect, it } from 'vitest';
import type { StockBesideOthers } from './stock-beside-others';
import { findShortages } from './stock-shortage';

const stockOf = (
  variantId: string,
  onHand: number,
  over: Partial<StockBesideOthers> = {},
): StockBesideOthers => ({
  ...{ variantId, holderId: variantId, productId: 'mug', kind: 'counted', onHand, lowStockAt: null },
  heldByOthers: 0,
  ...over,
});
const line = (...pieces: [string, number][]) => ({
  variantPieces: pieces.map(([variantId, count]) => ({ variantId, pieces: count })),
});

describe('what is short of a cart', () => {
  it('is nothing while there is enough', () => {
    expect(findShortages([line(['red', 2])], [stockOf('red', 2)])).toEqual([null]);
  });

  it.each([
    ['sold out', 0, 0, { code: 'sold_out', left: 0 }],
    ['held by others to the last piece', 2, 2, { code: 'stock_held', left: 0 }],
    ['less than asked for', 3, 1, { code: 'too_few_left', left: 2 }],
  ])('says when it is %s', (_name, onHand, held, shortage) => {
    const lines = [line(['red', 3])];
    expect(findShortages(lines, [stockOf('red', onHand, { heldByOthers: held })])).toEqual([shortage]);
  });

  it('counts lines of one variant together, the first before the second', () => {
    const lines = [line(['red', 2]), line(['red', 1])];
    expect(findShortages(lines, [stockOf('red', 2)])).toEqual([null, { code: 'too_few_left', left: 2 }]);
  });

  it('counts variants that share a stock together, on one line too', () => {
    const shared = [stockOf('small', 3, { holderId: 'mug' }), stockOf('large', 3, { holderId: 'mug' })];
    expect(findShortages([line(['small', 2], ['large', 2])], shared)).toEqual([
      { code: 'too_few_left', left: 3 },
    ]);
    expect(findShortages([line(['small', 2], ['large', 1])], shared)).toEqual([null]);
  });

  it('asks nothing of what is not counted, and of what is unknown', () => {
    const lines = [line(['red', 9]), line(['gone', 9])];
    expect(findShortages(lines, [stockOf('red', 0, { kind: 'uncounted' })])).toEqual([null, null]);
  });
});
