// A shop, and the way from its first page to another, in schema.org's words.
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import type { StatedReturns } from '../listed-product';
import type { JsonLdNode } from './json-ld-text';
import { countriesOf, returnPolicy } from './offer-terms';

type ShopInput = {
  name: string;
  description: string;
  url: string;
  logoUrl: string | null;
  methods: readonly DeliveryMethod[];
  returns: StatedReturns | null;
};

export function shopJsonLd({ name, description, url, logoUrl, methods, returns }: ShopInput): JsonLdNode {
  const policy = returnPolicy(returns, countriesOf(methods));
  return {
    '@type': 'OnlineStore',
    name,
    url,
    ...(description && { description }),
    ...(logoUrl !== null && { logo: logoUrl }),
    ...(policy !== null && { hasMerchantReturnPolicy: policy }),
  };
}

/** The pages from the first one to the page itself, which is the last. */
export const breadcrumbJsonLd = (steps: readonly { name: string; url: string }[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
