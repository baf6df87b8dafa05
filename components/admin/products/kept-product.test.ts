import { expect, it } from 'vitest';
import { NEW_PRODUCT } from '@/lib/catalog/products/product-form-values';
import { type KeptProduct, readKeptProduct } from './kept-product';

const kept: KeptProduct = {
  opened: {
    id: 'p1',
    version: 3,
    pictures: [
      {
        id: 'i1',
        imageUrl: '/media/mug.webp',
        alt: 'A mug',
        focalX: 50,
        focalY: 20,
        width: 1280,
        height: null,
      },
    ],
    values: { ...NEW_PRODUCT, name: 'Mug' },
  },
  values: { ...NEW_PRODUCT, name: 'Cup', isTeamOrder: true },
  pictures: [
    {
      key: 'new-1',
      source: { uploadId: 'u1' },
      url: '/media/cup.webp',
      alt: '',
      focalX: 0,
      focalY: 100,
      isRemoved: false,
    },
  ],
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

it('keeps the form of a release without a list of pictures', () => {
  const { pictures: _list, ...older } = kept;
  expect(readKeptProduct(stored(older))).toEqual({ ...kept, pictures: null });
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
