import { expect, it } from 'vitest';
import { stockKindInput } from './stock-input';

it('a page of the previous release sends no count, and keeps the numbers', () => {
  const sent = { productId: '01a2187a-0844-759e-8132-e3c3589b0185', kind: 'counted', lowStockAt: null };
  expect(stockKindInput.parse(sent).counts).toEqual([]);
});
