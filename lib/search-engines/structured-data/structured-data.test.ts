import { describe, expect, it } from 'vitest';
import { mug, parcel, pickup, sock } from '@/lib/testing/rows/listed-product';
import { vocabularyProblems } from '@/lib/testing/schema-org';
import type { ListedProduct, StatedReturns } from '../listed-product';
import { jsonLdText } from './json-ld-text';
import { productJsonLd } from './product-json-ld';
import { breadcrumbJsonLd, shopJsonLd } from './shop-json-ld';

const absolute = (path: string) => new URL(path, 'https://clay.test').href;
const within30: StatedReturns = { kind: 'days', days: 30, areFree: false };

const described = (product: ListedProduct, returns: StatedReturns | null = within30, isSelling = true) =>
  productJsonLd({
    product,
    shop: { name: 'Clay', currency: 'USD', methods: [parcel, pickup], returns, isSelling },
    url: 'https://clay.test/product/1/name-mug',
    absolute,
  });

describe('by schema.org’s vocabulary', () => {
  const shop = {
    name: 'Clay',
    description: 'Mugs',
    url: 'https://clay.test/',
    logoUrl: 'https://clay.test/l.png',
  };
  it.each([
    ['a product', described(mug)],
    ['a product in options', described(sock)],
    ['a product that is not taken back', described(mug, { kind: 'none' })],
    ['a product of a shop that sells nothing now', described(mug, null, false)],
    ['a shop', shopJsonLd({ ...shop, methods: [parcel], returns: { ...within30, areFree: true } })],
    ['the way to a page', breadcrumbJsonLd([{ name: 'Clay', url: 'https://clay.test/' }])],
  ])('%s is valid', (_name, node) => {
    expect(node).not.toBeNull();
    expect(vocabularyProblems(node ?? {})).toEqual([]);
  });

  it('finds an unknown type, property, value and member', () => {
    expect(vocabularyProblems({ '@type': 'Mug' })).toEqual(['Mug: no such type']);
    expect(vocabularyProblems({ '@type': 'Product', price: '1' })).toEqual([
      'Product.price: no such property',
    ]);
    expect(vocabularyProblems({ '@type': 'Product', offers: { '@type': 'Brand' } })).toEqual([
      'Product.offers: no Brand',
    ]);
    expect(vocabularyProblems({ '@type': 'Offer', availability: 'https://schema.org/Gone' })).toEqual([
      'Offer.availability: no Gone',
    ]);
  });
});

it('says of a product what Google’s merchant listings need', () => {
  expect(described(mug)).toMatchObject({
    '@type': 'Product',
    name: 'Name Mug',
    image: ['https://clay.test/media/mug-1280.webp', 'https://clay.test/media/foot-1280.webp'],
    offers: {
      price: '28.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      shippingDetails: [
        {
          shippingRate: { value: '6.50', currency: 'USD' },
          shippingDestination: { addressCountry: 'US', addressRegion: ['NC', 'SC'] },
        },
        { shippingDestination: { addressCountry: 'DE' } },
      ],
      hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['US', 'DE'] },
    },
  });
});

it('describes each combination, free delivery of a dear one, and a sold-out one', () => {
  const group = described(sock);
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: ['https://schema.org/size', 'Engraving'],
  });
  expect(group?.hasVariant).toMatchObject([
    { sku: 'SOCK-S', size: 'S', additionalProperty: [{ name: 'Engraving', value: 'None' }] },
    {
      size: 'L',
      offers: {
        url: 'https://clay.test/product/1/name-mug?size=L&engraving=None',
        availability: 'https://schema.org/OutOfStock',
        shippingDetails: [{ shippingRate: { value: '0.00' } }, {}],
      },
    },
  ]);
});

it('promises no returns that the shop does not state', () => {
  expect(JSON.stringify(described(mug, null))).not.toContain('MerchantReturnPolicy');
  expect(described({ ...mug, variants: [] })).toBeNull();
});

it('lets no text of a shop end the script', () => {
  const text = jsonLdText([{ '@type': 'Product', name: '</script><script>alert(1)</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!--');
});
