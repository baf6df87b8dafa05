import { describe, expect, it } from 'vitest';
import { isFiltering, productListHref } from './product-list';
import { decodeCursor, encodeCursor, type ProductCursor, productFilterFrom } from './product-list-input';

const id = '0190a1b2-0000-7000-8000-0000000000ff';
const place = { id, direction: 'older' } as const;
const everything = { query: '', category: null, status: null, sort: 'newest', cursor: null };

describe('a cursor', () => {
  it.each<ProductCursor>([
    { sort: 'newest', value: new Date('2026-01-02T03:04:05.678Z'), ...place },
    { sort: 'name', value: `"Mug"\\ ${'🏺'.repeat(300)}`, ...place, direction: 'newer' },
    { sort: 'price_up', value: 0, ...place },
    { sort: 'price_down', value: 9_999_999, ...place },
  ])('is unchanged after encoding and decoding: %j', (cursor) => {
    const text = encodeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeCursor(text)).toEqual(cursor);
  });

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['nothing', ''],
    ['rubbish', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['null', encode(null)],
    ['an unknown sort', encode({ sort: 'sku', value: 'x', ...place })],
    ['a price that is text', encode({ sort: 'price_up', value: '1', ...place })],
    ['half a cent', encode({ sort: 'price_up', value: 1.5, ...place })],
    ['a day that is none', encode({ sort: 'newest', value: 'tomorrow', ...place })],
    ['an id that is none', encode({ sort: 'name', value: 'x', ...place, id: "'; --" })],
    ['a book', encode({ sort: 'name', value: 'x'.repeat(9_000), ...place })],
  ])('of %s is invalid', (_name, text) => {
    expect(decodeCursor(text)).toBeNull();
  });
});

describe('the filter of an address', () => {
  it('shows everything, newest first, without parameters or with invalid ones', () => {
    expect(productFilterFrom({})).toEqual(everything);
    const nonsense = {
      q: ['a', 'b'],
      category: 'mugs',
      status: 'gone',
      sort: 'sku',
      cursor: 'x',
      other: 'y',
    };
    expect(productFilterFrom(nonsense)).toEqual(everything);
    expect(productFilterFrom({ q: '', category: '', status: '', sort: '', cursor: '' })).toEqual(everything);
  });

  it('is what the address says', () => {
    const cursor: ProductCursor = { sort: 'name', value: 'Mug', ...place };
    const parameters = {
      q: ' mug\0 ',
      category: 'none',
      status: 'inactive',
      sort: 'name',
      cursor: encodeCursor(cursor),
    };
    const filter = { query: 'mug', category: 'none', status: 'inactive', sort: 'name', cursor } as const;
    expect(productFilterFrom(parameters)).toEqual(filter);
    const href = productListHref(filter, encodeCursor(cursor));
    const back = Object.fromEntries(new URL(href, 'http://x.test').searchParams);
    expect(productFilterFrom(back)).toEqual(filter);
  });

  it('drops the cursor of a list with another sort', () => {
    const cursor = encodeCursor({ sort: 'name', value: 'Mug', ...place });
    expect(productFilterFrom({ cursor }).cursor).toBeNull();
  });

  it('knows whether it leaves anything out', () => {
    expect(isFiltering(productFilterFrom({ sort: 'name' }))).toBe(false);
    expect(isFiltering(productFilterFrom({ status: 'active' }))).toBe(true);
    expect(productListHref(productFilterFrom({}), null)).toBe('/admin/products');
  });
});
