// A product, or a product in several combinations, in schema.org's words.
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import type { Currency } from '@/lib/language';
import { centsToDecimal } from '@/lib/money/cents';
import { type ListedProduct, type ListedVariant, type StatedReturns, variantUrl } from '../listed-product';
import type { JsonLdNode } from './json-ld-text';
import { countriesOf, parcelTerms, returnPolicy, shippingDetails } from './offer-terms';

export type ShopFacts = {
  name: string;
  currency: Currency;
  methods: readonly DeliveryMethod[];
  returns: StatedReturns | null;
  /** Whether anything can be bought at the moment. */
  isSelling: boolean;
};

type Context = { product: ListedProduct; shop: ShopFacts; url: string; absolute: (path: string) => string };

/** Google's names of properties that vary, by what owners call their options. */
const VARYING: Readonly<Record<string, 'size' | 'color' | 'material' | 'pattern'>> = {
  size: 'size',
  color: 'color',
  colour: 'color',
  glaze: 'color',
  material: 'material',
  fabric: 'material',
  wood: 'material',
  pattern: 'pattern',
  design: 'pattern',
};

/** The property that an option is; null for one that schema.org has no name for. */
export const varyingProperty = (option: string) => VARYING[option.trim().toLowerCase()] ?? null;

function offerOf({ product, shop, url }: Context, variant: ListedVariant): JsonLdNode {
  const { priceCents, availability } = variant;
  const isAvailable = shop.isSelling && availability === 'in_stock';
  const terms = parcelTerms(shop.methods, { priceCents, weightGrams: product.weightGrams });
  const returns = returnPolicy(shop.returns, countriesOf(shop.methods));
  return {
    '@type': 'Offer',
    url: variantUrl(url, variant),
    price: centsToDecimal(priceCents),
    priceCurrency: shop.currency,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name },
    ...(terms.length > 0 && { shippingDetails: shippingDetails(terms, shop.currency) }),
    ...(returns !== null && { hasMerchantReturnPolicy: returns }),
  };
}

const descriptive = ({ product, shop, url, absolute }: Context) => ({
  url,
  ...(product.description && { description: product.description }),
  ...(product.imageUrls.length > 0 && { image: product.imageUrls.map(absolute) }),
  brand: { '@type': 'Brand', name: shop.name },
  ...(product.category && { category: product.category.name }),
});

const variantName = ({ name }: ListedProduct, { values }: ListedVariant) =>
  [name, ...values.map(({ value }) => value)].join(' · ');

function variantOf(context: Context, variant: ListedVariant): JsonLdNode {
  const { product, absolute } = context;
  const unnamed = variant.values.filter(({ option }) => varyingProperty(option) === null);
  return {
    '@type': 'Product',
    name: variantName(product, variant),
    sku: variant.sku,
    ...(variant.imageUrl !== null && { image: [absolute(variant.imageUrl)] }),
    ...Object.fromEntries(
      variant.values.flatMap(({ option, value }) => {
        const property = varyingProperty(option);
        return property === null ? [] : [[property, value]];
      }),
    ),
    ...(unnamed.length > 0 && {
      additionalProperty: unnamed.map(({ option, value }) => ({
        '@type': 'PropertyValue',
        name: option,
        value,
      })),
    }),
    offers: offerOf(context, variant),
  };
}

/** One description; null for a product of which nothing is offered. `absolute` makes URLs at the shop's main name. */
export function productJsonLd(context: Context): JsonLdNode | null {
  const { product } = context;
  const [first] = product.variants;
  if (first === undefined) {
    return null;
  }
  const options = first.values.map(({ option }) => option);
  if (options.length === 0) {
    return {
      '@type': 'Product',
      name: product.name,
      ...descriptive(context),
      sku: product.sku,
      offers: offerOf(context, first),
    };
  }
  return {
    '@type': 'ProductGroup',
    name: product.name,
    ...descriptive(context),
    productGroupID: product.id,
    variesBy: options.map((option) => {
      const property = varyingProperty(option);
      return property === null ? option : `https://schema.org/${property}`;
    }),
    hasVariant: product.variants.map((variant) => variantOf(context, variant)),
  };
}
