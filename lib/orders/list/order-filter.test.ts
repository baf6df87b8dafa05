import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/orders/status/status';
import { cleanSearch, LONGEST_SEARCH } from '@/lib/text/clean-search';
import {
  isFiltered,
  NO_FILTER,
  type OrderFilter,
  orderFilterQuery,
  orderNumberIn,
  parseOrderFilter,
  TEST_FILTERS,
} from './order-filter';

describe('parseOrderFilter', () => {
  it('reads what the form of the list sends', () => {
    expect(
      parseOrderFilter({
        q: ' Ada ',
        status: 'pending',
        payment: 'paid',
        from: '2026-11-01',
        to: '2026-11-21',
      }),
    ).toEqual({
      search: 'Ada',
      status: 'pending',
      paymentStatus: 'paid',
      from: '2026-11-01',
      to: '2026-11-21',
      isNewOnly: false,
      tests: null,
    });
    expect(parseOrderFilter({ tests: 'only' }).tests).toBe('only');
    expect(parseOrderFilter({ tests: 'some' }).tests).toBeNull();
    expect(parseOrderFilter({ q: '', status: '', payment: '', from: '', to: '' })).toEqual(NO_FILTER);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'status=pending'],
    ['an array', ['pending']],
    ['repeated parameters', { q: ['a', 'b'], status: ['pending'], from: ['2026-11-01'] }],
    ['unknown statuses', { status: 'PENDING', payment: 'toString' }],
    ['dates that are none', { from: '2026-02-30', to: '2026-11-21T00:00:00Z' }],
    ['years outside of any shop', { from: '0000-01-01', to: '9999-12-31' }],
    ['SQL', { status: "pending' OR 1=1 --", from: "2026-11-01'; DROP TABLE orders" }],
    ['a search of blanks and NULs', { q: ' \0 \0' }],
  ])('treats %s as no filter', (_, parameters) => {
    expect(parseOrderFilter(parameters)).toEqual(NO_FILTER);
  });

  it('keeps the valid parameters beside invalid ones', () => {
    expect(parseOrderFilter({ q: 'ada', status: 'nonsense', from: '2026-11-01', to: 'soon' })).toEqual({
      ...NO_FILTER,
      search: 'ada',
      from: '2026-11-01',
    });
  });

  it('swaps days in the wrong order', () => {
    expect(parseOrderFilter({ from: '2026-11-21', to: '2026-11-01' })).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-21',
    });
  });

  it('cuts a search that is too long', () => {
    expect(parseOrderFilter({ q: `${'a'.repeat(99)}🏺🏺` }).search).toBe(`${'a'.repeat(99)}🏺`);
    expect(parseOrderFilter({ q: `${'a'.repeat(LONGEST_SEARCH)}b` }).search).toBe('a'.repeat(LONGEST_SEARCH));
  });

  it('never throws, whatever the address says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'status', 'payment', 'from', 'to'), fc.anything()),
        (input) => {
          parseOrderFilter(input);
        },
      ),
    );
  });
});

describe('orderFilterQuery', () => {
  it('is read back as the same filter', () => {
    const day = fc.constantFrom(null, '2026-01-31', '2026-02-01');
    const filters = fc.record({
      search: fc.string({ unit: 'grapheme', maxLength: 40 }).map(cleanSearch),
      status: fc.constantFrom(null, ...ORDER_STATUSES),
      paymentStatus: fc.constantFrom(null, ...PAYMENT_STATUSES),
      from: fc.constantFrom(null, '2026-01-31'),
      to: day,
      isNewOnly: fc.boolean(),
      tests: fc.constantFrom(null, ...TEST_FILTERS),
    });
    fc.assert(
      fc.property(filters, (filter: OrderFilter) => {
        const parameters = Object.fromEntries(new URLSearchParams(orderFilterQuery(filter)));
        expect(parseOrderFilter(parameters)).toEqual(filter);
      }),
    );
  });

  it('is empty without a filter, and appends further parameters', () => {
    expect(orderFilterQuery(NO_FILTER)).toBe('');
    expect(isFiltered(NO_FILTER)).toBe(false);
    const filter = { ...NO_FILTER, search: '#1001 & co' };
    expect(orderFilterQuery(filter, { cursor: 'abc' })).toBe('?q=%231001+%26+co&cursor=abc');
    expect(isFiltered(filter)).toBe(true);
  });
});

describe('orderNumberIn', () => {
  it.each(['1001', '#1001', '# 1001'])('"%s" is the order number 1001', (search) => {
    expect(orderNumberIn(search)).toBe(1_001);
  });

  it.each(['#', '1001a', '1e3', '-1001', '##1001', '99999999999', ''])(
    '"%s" is no order number',
    (search) => {
      expect(orderNumberIn(search)).toBeNull();
    },
  );
});
