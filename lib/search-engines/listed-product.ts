// A product as search engines and shopping services are told of it. Pure; no I/O.
import type { Cents } from '@/lib/money/cents';

export type Availability = 'in_stock' | 'out_of_stock';

/** One thing that can be bought: a combination of the options' values, or the product itself. */
export type ListedVariant = {
  id: string;
  sku: string;
  priceCents: Cents;
  imageUrl: string | null;
  /** By option, in the options' order, with its name in the page's address; empty for a product without options. */
  values: readonly { option: string; value: string; parameter: string }[];
  availability: Availability;
};

export type ListedProduct = {
  id: string;
  name: string;
  description: string;
  sku: string;
  /** In the owner's order. */
  imageUrls: readonly string[];
  weightGrams: number | null;
  category: { id: string | null; name: string } | null;
  /** Of several options, each with all its combinations; one entry for a product without options. */
  variants: readonly ListedVariant[];
};

/** What a shop promises about returns; null if it states nothing. */
export type StatedReturns = { kind: 'none' } | { kind: 'days'; days: number; areFree: boolean };

/** The address of a product's page with this combination chosen. */
export function variantUrl(pageUrl: string, { values }: Pick<ListedVariant, 'values'>): string {
  const url = new URL(pageUrl);
  for (const { parameter, value } of values) {
    url.searchParams.set(parameter, value);
  }
  return url.href;
}
