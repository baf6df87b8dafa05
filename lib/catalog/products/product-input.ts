// The server's schema of a product. Sentences and limits are in product-rules.ts.
import { z } from 'zod';
import { optionsInput } from '@/lib/catalog/options/options-input';
import { picturesInput } from '@/lib/catalog/pictures/pictures-input';
import { checkTerms, termsInput, typedTerms } from '@/lib/catalog/terms/terms-input';
import { centsFromTyped } from '@/lib/money/cents';
import { rosterSettingsInput } from '@/lib/rosters/settings/roster-settings-input';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine, cleanLines } from '@/lib/text/clean-text';
import {
  LONGEST_DESCRIPTION,
  letterLimitOf,
  MOST_FURTHER_CATEGORIES,
  type ProductTextField,
  productTextProblem,
  productTextTooLong,
  weightOf,
} from './product-rules';

/** The most characters that are read of a field: the longest description, and room for what cleaning removes. */
const LONGEST_TYPED = withRoom(LONGEST_DESCRIPTION);

const checked = (field: ProductTextField, clean: (text: string) => string) =>
  boundedText(LONGEST_TYPED, productTextTooLong(field))
    .transform(clean)
    .superRefine((text, context) => {
      const problem = productTextProblem[field](text);
      if (problem !== null) {
        context.addIssue({ code: 'custom', message: problem });
      }
    });

const price = checked('price', cleanLine).transform((text, context) => {
  const amount = centsFromTyped(text);
  if (amount === null) {
    context.addIssue({ code: 'custom', message: 'invalid_price' });
    return z.NEVER;
  }
  return amount;
});

const textOrNull = (text: string) => text || null;

const fields = z.object({
  name: checked('name', cleanLine),
  description: checked('description', cleanLines),
  price,
  sku: checked('sku', cleanLine),
  /** In grams. */
  weight: checked('weight', cleanLine).transform((text) => weightOf(text) ?? null),
  categoryId: z.union([z.uuid(), z.literal('').transform(() => null)]),
  /** Besides the first. */
  furtherCategoryIds: z.array(z.uuid()).max(MOST_FURTHER_CATEGORIES),
  isActive: z.boolean(),
  allowsCustomization: z.boolean(),
  customizationLabel: checked('customizationLabel', cleanLine).transform(textOrNull),
  customizationPlaceholder: checked('customizationPlaceholder', cleanLine).transform(textOrNull),
  customizationLimit: checked('customizationLimit', cleanLine).transform(
    (text) => letterLimitOf(text) ?? null,
  ),
  isTeamOrder: z.boolean(),
  requiresLogo: z.boolean(),
  requiresRoster: z.boolean(),
  rosterSettings: rosterSettingsInput.nullable(),
  /** Left out by a form without options: they stay as they are. */
  options: optionsInput.optional(),
  /** Likewise. */
  terms: termsInput.optional(),
  picture: picturesInput,
});

const toProduct = ({
  price: priceCents,
  weight: weightGrams,
  terms,
  ...product
}: z.output<typeof fields>) => ({
  ...product,
  priceCents,
  terms: terms && typedTerms(terms, priceCents),
  weightGrams,
  customizationLabel: product.allowsCustomization ? product.customizationLabel : null,
  customizationPlaceholder: product.allowsCustomization ? product.customizationPlaceholder : null,
  customizationLimit: product.allowsCustomization ? product.customizationLimit : null,
  requiresLogo: product.isTeamOrder && product.requiresLogo,
  requiresRoster: product.isTeamOrder && product.requiresRoster,
  rosterSettings: product.isTeamOrder ? product.rosterSettings : null,
});

type SentProduct = ReturnType<typeof toProduct>;

export type ProductInput = Omit<SentProduct, 'terms'> & Partial<Pick<SentProduct, 'terms'>>;

/** A new product (specification §3). Hidden fields are stored as empty. */
export const productInput = fields.superRefine(checkTerms).transform(toProduct);

/** A new product of which only the essential is asked: its SKU is made, and everything else is as in an empty form. */
export const firstProductInput = fields.pick({ name: true, price: true, picture: true });

/** What a file says of a product. */
export const fileFields = fields.pick({
  name: true,
  description: true,
  price: true,
  sku: true,
  weight: true,
  isActive: true,
  allowsCustomization: true,
  customizationLabel: true,
  customizationPlaceholder: true,
  customizationLimit: true,
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
});

/** An edited product, with the `version` that was opened. */
export const editedProductInput = fields
  .extend({ id: z.uuid(), version: z.int().min(1) })
  .superRefine(checkTerms)
  .transform(({ id, version, ...product }) => ({ edited: { id, version }, product: toProduct(product) }));
