import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { filterPath, NO_FILTER, optionKey, productFilterOf } from './product-filter';

const category = '018f4f6e-0000-7000-8000-000000000001';

describe('the filter of an address', () => {
  it('is read, and written the same', () => {
    const filter = {
      sort: 'price' as const,
      categoryId: category,
      minCents: cents(1_000),
      maxCents: cents(2_050),
      isAvailable: true,
      options: [
        { name: 'Size', value: 'M' },
        { name: 'Glaze & more', value: 'Salt, "grey"' },
      ],
    };
    const path = filterPath(filter, 3);
    const query = new URLSearchParams(path.slice(path.indexOf('?')));
    const asked: Record<string, string | string[]> = {};
    for (const name of new Set(query.keys())) {
      const values = query.getAll(name);
      asked[name] = values.length === 1 ? (values[0] ?? '') : values;
    }
    expect(productFilterOf(asked)).toEqual({ filter, page: 3 });
  });

  it('is the grid’s own address if nothing is asked', () => {
    expect(filterPath(NO_FILTER)).toBe('/');
    expect(filterPath(NO_FILTER, 2)).toBe('/page/2');
    expect(filterPath({ ...NO_FILTER, categoryId: category })).toBe(`/category/${category}`);
    expect(filterPath({ ...NO_FILTER, categoryId: category }, 2)).toBe(`/category/${category}/page/2`);
  });

  it.each([
    ['an empty form', { sort: 'shop', category: '', min: '', max: '', option: ['', ''] }],
    ['nonsense', { sort: 'DROP', category: "'", min: '-1', max: '1e9', available: 'yes', page: '0' }],
    ['repeated parameters', { sort: ['price', 'name'], min: ['1', '2'], available: ['1', '1'] }],
    ['options that are no pair', { option: ['[]', '["a"]', '{"a":1}', '["a",""]', '["a",1]'] }],
    ['a page beyond all shops', { page: '100000' }],
    ['texts that are too long', { min: '1'.repeat(10_000), option: 'x'.repeat(10_000) }],
  ])('drops %s', (_name, asked) => {
    expect(productFilterOf(asked)).toEqual({ filter: NO_FILTER, page: 1 });
  });

  it('reads prices that are the wrong way round', () => {
    const { filter } = productFilterOf({ min: '$50', max: ' 20.5 ' });
    expect([filter.minCents, filter.maxCents]).toEqual([2_050, 5_000]);
  });

  it('takes the last choice of an option', () => {
    const { filter } = productFilterOf({
      option: [optionKey({ name: 'Size', value: 'S' }), optionKey({ name: 'Size', value: 'L' })],
    });
    expect(filter.options).toEqual([{ name: 'Size', value: 'L' }]);
  });
});
