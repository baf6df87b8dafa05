// The product feed for Google Merchant Center: RSS 2.0 with Google's fields
// (https://support.google.com/merchants/answer/7052112).
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import type { Currency } from '@/lib/language';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { type ListedProduct, type ListedVariant, variantUrl } from '../listed-product';
import { parcelTerms } from '../structured-data/offer-terms';
import { varyingProperty } from '../structured-data/product-json-ld';
import { element } from '../xml-text';

/** Google's limit, in characters. */
const LONGEST_TITLE = 150;
/** Below Google's 5,000, and its 100 shipping entries: each item repeats both, and a feed has a thousand items. */
const LONGEST_DESCRIPTION = 2_000;
const MOST_SHIPPING = 20;
const MOST_FURTHER_PICTURES = 10;

export type FeedShop = {
  name: string;
  description: string;
  url: string;
  currency: Currency;
  methods: readonly DeliveryMethod[];
  isSelling: boolean;
};

export type FeedItem = { product: ListedProduct; link: string };

type Feed = { shop: FeedShop; items: readonly FeedItem[]; absolute: (path: string) => string };

export const googleFeed = ({ shop, items, absolute }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', shop.name),
    element('link', shop.url),
    element('description', shop.description || shop.name),
    ...items.flatMap(({ product, link }) =>
      product.variants.flatMap((variant) => itemXml({ product, variant, shop, link, absolute })),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');

type ItemInput = {
  product: ListedProduct;
  variant: ListedVariant;
  shop: FeedShop;
  link: string;
  absolute: (path: string) => string;
};

/** Nothing for a variant without a picture or price: Google refuses it. */
function itemXml({ product, variant, shop, link, absolute }: ItemInput): string[] {
  if (variant.imageUrl === null || variant.priceCents === 0) {
    return [];
  }
  const title = [product.name, ...variant.values.map(({ value }) => value)].join(' – ');
  const price = (amount: Cents) => `${centsToDecimal(amount)} ${shop.currency}`;
  const isAvailable = shop.isSelling && variant.availability === 'in_stock';
  const shipping = parcelTerms(shop.methods, { ...variant, weightGrams: product.weightGrams })
    .flatMap(({ place, ...term }) =>
      (place.states ?? [null]).map((state) => ({ ...term, country: place.country, state })),
    )
    .slice(0, MOST_SHIPPING);
  return [
    '<item>',
    element('g:id', variant.id),
    ...(variant.values.length > 0 ? [element('g:item_group_id', product.id)] : []),
    element('g:title', title.slice(0, LONGEST_TITLE)),
    element('g:description', (product.description || title).slice(0, LONGEST_DESCRIPTION)),
    element('g:link', variantUrl(link, variant)),
    element('g:image_link', absolute(variant.imageUrl)),
    ...product.imageUrls
      .filter((url) => url !== variant.imageUrl)
      .slice(0, MOST_FURTHER_PICTURES)
      .map((url) => element('g:additional_image_link', absolute(url))),
    element('g:price', price(variant.priceCents)),
    element('g:availability', isAvailable ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', shop.name),
    // Made by hand: there is no number of an industry.
    element('g:identifier_exists', 'no'),
    ...(product.category ? [element('g:product_type', product.category.name)] : []),
    ...variant.values.flatMap(({ option, value }) => {
      const property = varyingProperty(option);
      return property === null ? [] : [element(`g:${property}`, value)];
    }),
    ...(product.weightGrams ? [element('g:shipping_weight', `${product.weightGrams} g`)] : []),
    ...shipping.map(({ name, country, state, priceCents }) =>
      [
        '<g:shipping>',
        element('g:country', country),
        ...(state === null ? [] : [element('g:region', state)]),
        element('g:service', name),
        element('g:price', price(priceCents)),
        '</g:shipping>',
      ].join(''),
    ),
    '</item>',
  ];
}
