import { describe, expect, it } from 'vitest';
import { buyerQuery, decodeBuyerCursor, encodeBuyerCursor, parseBuyerFilter } from './buyer-filter';

describe('the list of customers in an address', () => {
  it('is read back as it was written', () => {
    for (const filter of [
      { search: '', sort: 'last' } as const,
      { search: 'ada & co', sort: 'paid' } as const,
    ]) {
      expect(parseBuyerFilter(Object.fromEntries(new URLSearchParams(buyerQuery(filter))))).toEqual(filter);
    }
    const cursor = { direction: 'after', value: '1790000000000', email: 'ada@example.test' } as const;
    expect(decodeBuyerCursor(encodeBuyerCursor(cursor))).toEqual(cursor);
  });

  it.each([[null], ['x'], [['a']], [{ q: ['a'], sort: 'name' }], [{ q: 7 }]])('ignores %j', (parameters) => {
    expect(parseBuyerFilter(parameters)).toEqual({ search: '', sort: 'last' });
  });

  it.each([
    [undefined],
    ['x'.repeat(2_000)],
    ['bm90IGpzb24'],
    [Buffer.from('["after","1; DROP TABLE buyers","a"]').toString('base64url')],
    [Buffer.from('["after","999999999999999999999","a"]').toString('base64url')],
    [Buffer.from('{}').toString('base64url')],
  ])('begins at the first page for a wrong cursor: %#', (cursor) => {
    expect(decodeBuyerCursor(cursor)).toBeNull();
  });
});
