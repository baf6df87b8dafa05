import { post } from './contract';
import { anyOf, count, flag, list, object, text, word } from './shape';

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
  object({ kind: word({ variants: true }), names: list(text), hasSeveralPrices: flag }),
  object({ kind: word({ currency: true }), currency: text }),
  object({ kind: word({ compare_at: true }), price: text }),
  object({ kind: word({ sku_made: true }) }),
);

/** Reads a file of products. Its body is the file's bytes. */
export const readProductFileCall = post(
  '/api/admin/products/read',
  object({}),
  object({
    shape: word({ own: true, shopify: true, etsy: true }),
    /** The fields that the file has columns for. */
    given: list(field),
    drafts: list(object({ line: count, values: object(values), notes: list(note) })),
    /** Whose the SKUs of the file are already. */
    taken: list(object({ skuKey: text, productId: text, name: text, isArchived: flag, isVariant: flag })),
  }),
);
