import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround, readListFilter } from './list-filter';

it('reads what the address says, and the first page of everything from anything else', () => {
  expect(readListFilter({ q: ' clay ', state: 'draft', page: '3' })).toEqual({
    search: 'clay',
    state: 'draft',
    page: 3,
  });
  const first = { search: '', state: null, page: 1 };
  expect(readListFilter({})).toEqual(first);
  expect(readListFilter({ q: ['a', 'b'], state: 'gone', page: '0' })).toEqual(first);
  expect(readListFilter({ page: '1e9' })).toEqual(first);
  fc.assert(fc.property(fc.anything(), (anything) => void readListFilter(anything)));
});

it('leads to the pages around', () => {
  const filter = { search: 'a&b', state: 'live', page: 2 } as const;
  expect(pagesAround('/platform/shops', filter, true)).toEqual({
    newerHref: '/platform/shops?q=a%26b&state=live',
    olderHref: '/platform/shops?q=a%26b&state=live&page=3',
  });
  expect(pagesAround('/platform/shops', { search: '', state: null, page: 1 }, false)).toEqual({
    newerHref: null,
    olderHref: null,
  });
});
