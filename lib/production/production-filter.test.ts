import { expect, it } from 'vitest';
import { parseProductionFilter, productionQuery } from './production-filter';

it.each([
  [{}, { product: null, isUnfinishedOnly: false }, ''],
  [{ product: 'JER-1', open: '1' }, { product: 'JER-1', isUnfinishedOnly: true }, '?product=JER-1&open=1'],
  [{ open: 'yes', product: ['a', 'b'] }, { product: null, isUnfinishedOnly: false }, ''],
  [{ product: 'a\0b' }, { product: null, isUnfinishedOnly: false }, ''],
  [{ product: 'x'.repeat(101) }, { product: null, isUnfinishedOnly: false }, ''],
  [{ product: '' }, { product: null, isUnfinishedOnly: false }, ''],
  ['nonsense', { product: null, isUnfinishedOnly: false }, ''],
])('reads %j', (parameters, filter, query) => {
  expect(parseProductionFilter(parameters)).toEqual(filter);
  expect(productionQuery(filter)).toBe(query);
});

it('adds a cursor to what was asked for', () => {
  expect(productionQuery({ product: 'A&B', isUnfinishedOnly: true }, { cursor: 'xyz' })).toBe(
    '?product=A%26B&open=1&cursor=xyz',
  );
});
