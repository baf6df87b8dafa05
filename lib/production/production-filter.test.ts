import { expect, it } from 'vitest';
import { ALL_WORK, parseProductionFilter, productionQuery } from './production-filter';

it.each([
  [{}, ALL_WORK, ''],
  [
    { product: 'JER-1', open: '1' },
    { ...ALL_WORK, product: 'JER-1', isUnfinishedOnly: true },
    '?product=JER-1&open=1',
  ],
  [{ q: ' Ada ', view: 'made' }, { ...ALL_WORK, search: 'Ada', view: 'made' }, '?q=Ada&view=made'],
  [{ open: 'yes', product: ['a', 'b'], view: 'all', q: 7 }, ALL_WORK, ''],
  [{ product: 'a\0b' }, ALL_WORK, ''],
  [{ product: 'x'.repeat(101) }, ALL_WORK, ''],
  [{ product: '' }, ALL_WORK, ''],
  ['nonsense', ALL_WORK, ''],
] as const)('reads %j', (parameters, filter, query) => {
  expect(parseProductionFilter(parameters)).toEqual(filter);
  expect(productionQuery(filter)).toBe(query);
});

it('adds a cursor to the filter', () => {
  const filter = { ...ALL_WORK, product: 'A&B', isUnfinishedOnly: true };
  expect(productionQuery(filter, { cursor: 'xyz' })).toBe('?product=A%26B&open=1&cursor=xyz');
});
