import { expect, it } from 'vitest';
import { mug, parcel, sock } from '@/lib/testing/rows/listed-product';
import type { ListedProduct } from '../listed-product';
import { googleFeed } from './google-feed';

const shop = {
  name: 'Clay & Kiln',
  description: '',
  url: 'https://clay.test/',
  currency: 'USD',
  methods: [parcel],
  isSelling: true,
} as const;

const feedOf = (...products: ListedProduct[]) =>
  googleFeed({
    shop,
    items: products.map((product) => ({ product, link: `https://clay.test/product/${product.id}` })),
    absolute: (path) => `https://clay.test${path}`,
  });

/** Google's required fields, and those that goods without an industry's number need. */
const REQUIRED = [
  ...['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition'],
  ...['brand', 'identifier_exists', 'shipping'],
];

it('has every field that Google requires, for each combination', () => {
  const items = feedOf(mug, sock).split('<item>').slice(1);
  expect(items).toHaveLength(3);
  for (const item of items) {
    for (const field of REQUIRED) {
      expect(item).toContain(`<g:${field}>`);
    }
  }
  expect(items[0]).toContain('<g:price>28.00 USD</g:price>');
  expect(items[0]).toContain('<g:brand>Clay &amp; Kiln</g:brand>');
  expect(items[0]).not.toContain('item_group_id');
  expect(items[2]).toContain('<g:availability>out_of_stock</g:availability>');
  expect(items[2]).toContain('<g:size>L</g:size>');
  expect(items[2]).toContain('?size=L&amp;engraving=None</g:link>');
  expect(items[0]).toContain('<g:additional_image_link>https://clay.test/media/foot-1280.webp<');
  expect(items[2]).toContain(`<g:item_group_id>${sock.id}</g:item_group_id>`);
});

it('leaves out what Google refuses, and what XML does not allow', () => {
  const bare = mug.variants.map((variant) => ({ ...variant, imageUrl: null }));
  expect(feedOf({ ...mug, variants: bare })).not.toContain('<item>');
  expect(feedOf({ ...mug, name: 'Mug \u0000\u000b<b>' })).toContain('<g:title>Mug &lt;b&gt;</g:title>');
});
