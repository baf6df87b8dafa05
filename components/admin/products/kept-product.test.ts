import { expect, it } from 'vitest';
import { NEW_PRODUCT } from '@/lib/catalog/products/product-form-values';
import { type KeptProduct, readKeptProduct } from './kept-product';

const kept: KeptProduct = {
  opened: { id: 'p1', version: 3, imageUrl: '/media/mug.webp', values: { ...NEW_PRODUCT, name: 'Mug' } },
  values: { ...NEW_PRODUCT, name: 'Cup', isTeamOrder: true },
  picture: { choice: { uploadId: 'u1' }, shownUrl: '/media/cup.webp' },
};
const stored = (form: unknown): unknown => JSON.parse(JSON.stringify(form));

it('reads a form as it was kept, with the product that it started from', () => {
  expect(readKeptProduct(stored(kept))).toEqual(kept);
  expect(readKeptProduct(stored({ ...kept, opened: null }))).toEqual({ ...kept, opened: null });
});

it('fills in a field that the previous release did not have', () => {
  const { isTeamOrder: _new, ...older } = kept.values;
  expect(readKeptProduct(stored({ ...kept, values: older }))?.values.isTeamOrder).toBe(false);
});

it.each([
  ['nothing', null],
  ['a text', 'Mug'],
  ['a form of something else', { text: 'Mug' }],
  ['a price that is none of this form', { ...kept, values: { ...kept.values, price: 28 } }],
  ['a product without a version', { ...kept, opened: { ...kept.opened, version: '3' } }],
])('reads no form from %s', (_name, text) => {
  expect(readKeptProduct(text)).toBeNull();
});
