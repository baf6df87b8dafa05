import { expect, it } from 'vitest';
import type { OrderItemView } from '@/lib/orders/order-views';
import { parcelItems } from './parcel-items';

const roster: OrderItemView['roster'] = {
  columns: [{ label: 'Name', kind: 'unknown' }],
  rows: [['Ada'], ['Grace']],
};
const items = [
  { id: 'shawl', quantity: 2, roster: null },
  { id: 'jersey', quantity: 2, roster },
  { id: 'mug', quantity: 1, roster: null },
];
const lineOf = (itemId: string, pieces: number) => ({ itemId, name: itemId, pieces });

it('has the pieces of the parcel, and nothing that is in another one', () => {
  expect(parcelItems(items, { lines: [lineOf('shawl', 1), lineOf('mug', 1)] })).toEqual([
    { id: 'shawl', quantity: 1, roster: null },
    { id: 'mug', quantity: 1, roster: null },
  ]);
});

it.each([
  [2, roster],
  [1, null],
])('with %i pieces of two people has the roster %o', (pieces, shown) => {
  expect(parcelItems(items, { lines: [lineOf('jersey', pieces)] })).toMatchObject([{ roster: shown }]);
});
