import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import { post } from './contract';
import { amount, anyOf, count, flag, list, nullable, object, text, word } from './shape';

const values = {
  name: text,
  description: text,
  price: text,
  sku: text,
  weight: text,
  customizationLabel: text,
  customizationPlaceholder: text,
  customizationLimit: text,
  category: text,
  furtherCategories: list(text),
  isActive: flag,
  allowsCustomization: flag,
  isTeamOrder: flag,
  requiresLogo: flag,
  requiresRoster: flag,
};

const field = word({
  name: true,
  description: true,
  price: true,
  sku: true,
  weight: true,
  customizationLabel: true,
  customizationPlaceholder: true,
  customizationLimit: true,
  category: true,
  furtherCategories: true,
  isActive: true,
  allowsCustomization: true,
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
} satisfies Record<keyof typeof values, true>);

/** What the file says of a product that is not taken over. */
const note = anyOf(
  object({ kind: word({ pictures: true }), addresses: list(text) }),
  object({ kind: word({ repeated: true }), count }),
  object({ kind: word({ weights: true }), heaviest: text }),
  object({ kind: word({ skus: true }), skus: list(text) }),
  object({ kind: word({ currency: true }), currency: text }),
  object({ kind: word({ compare_at: true }), price: text }),
  object({ kind: word({ sku_made: true }) }),
);

const stockKind = word({ uncounted: true, counted: true, one_of_a_kind: true } satisfies Record<
  StockKind,
  true
>);

/** Options and combinations as the file has them; what an option changes as far as the file states it. */
const options = object({
  options: list(
    object({
      name: text,
      values: list(text),
      changesPrice: flag,
      changesStock: flag,
      changesSku: flag,
      changesPicture: flag,
    }),
  ),
  variants: list(object({ values: list(text), price: text, sku: text, pieces: text })),
  stockKind: nullable(stockKind),
});

/** A product of the shop that has one of the file's SKUs, with those combinations that the file names too. */
const existing = object({
  productId: text,
  priceCents: amount,
  stockKind,
  options: list(object({ name: text, values: list(text), changesStock: flag, isRosterSize: flag })),
  combinations: count,
  variants: list(object({ values: list(text), priceCents: amount, sku: text, pieces: count })),
});

/** Reads a file of products. Its body is the file's bytes. */
export const readProductFileCall = post(
  '/api/admin/products/read',
  object({}),
  object({
    shape: word({ own: true, shopify: true, etsy: true }),
    /** The fields that the file has columns for. */
    given: list(field),
    drafts: list(object({ line: count, values: object(values), options, notes: list(note) })),
    /** Whose the SKUs of the file are already. */
    taken: list(object({ skuKey: text, productId: text, name: text, isArchived: flag, isVariant: flag })),
    existing: list(existing),
  }),
);
