import { z } from 'zod';
import { LONGEST_CATEGORY_NAME } from '@/lib/catalog/categories/category-rules';
import {
  LONGEST_OPTION_NAME,
  LONGEST_OPTION_VALUE,
  MOST_OPTIONS,
  MOST_VARIANTS,
} from '@/lib/catalog/options/product-option';
import { LONGEST_SKU } from '@/lib/catalog/product-limits';
import { fileFields } from '@/lib/catalog/products/product-input';
import { MOST_FURTHER_CATEGORIES } from '@/lib/catalog/products/product-rules';
import { MOST_ON_HAND } from '@/lib/catalog/stock/stock-kind';
import { STOCK_KINDS } from '@/lib/catalog/stock/stock-kinds';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { EMPTY_DRAFT } from './draft';
import { piecesProblem } from './options/options-problems';
import { MOST_VARIANTS_IN_CALL } from './transfer-limits';

/** The most products of one call; a file is imported in several, each in one transaction. */
export const MOST_IN_CALL = 50;

const categoryName = boundedText(withRoom(LONGEST_CATEGORY_NAME))
  .transform(cleanLine)
  .refine((name) => characterCount(name) <= LONGEST_CATEGORY_NAME);

const FIELDS = Object.keys(EMPTY_DRAFT);

const line = (longest: number) => boundedText(withRoom(longest)).transform(cleanLine);

/** Their rules are those of the form: they are checked when the options are merged with those of the shop. */
const options = z.object({
  options: z
    .array(
      z.object({
        name: line(LONGEST_OPTION_NAME),
        values: z.array(line(LONGEST_OPTION_VALUE)).min(1).max(MOST_VARIANTS),
        changesPrice: z.boolean(),
        changesStock: z.boolean(),
        changesSku: z.boolean(),
        changesPicture: z.boolean(),
      }),
    )
    .max(MOST_OPTIONS),
  variants: z
    .array(
      z.object({
        values: z.array(line(LONGEST_OPTION_VALUE)).max(MOST_OPTIONS),
        price: boundedText(100).transform((text) => text.trim()),
        sku: line(LONGEST_SKU),
        pieces: boundedText(20).refine((text) => piecesProblem(text) === null),
        /** The pieces that the preview showed; null for a combination that it did not. */
        seen: z.int().min(0).max(MOST_ON_HAND).nullable(),
      }),
    )
    .max(MOST_VARIANTS),
  stockKind: z.enum(STOCK_KINDS).nullable(),
});

export const importedRow = fileFields
  .extend({
    /** Chosen by the browser, so that a repeated call adds nothing twice. */
    id: z.uuid(),
    /** The product to update; null to add one. */
    targetId: z.uuid().nullable(),
    category: categoryName,
    furtherCategories: z.array(categoryName).max(MOST_FURTHER_CATEGORIES),
    /** The fields that the file has; an update changes no others. */
    given: z.array(z.string().max(40)).max(FIELDS.length),
    options,
    /** Also sets the pieces on hand of a product that is counted already. */
    setsPieces: z.boolean(),
  })
  .transform(({ price: priceCents, weight: weightGrams, ...row }) => ({ ...row, priceCents, weightGrams }));

const variantCount = (rows: readonly { options: { variants: readonly unknown[] } }[]) =>
  rows.reduce((sum, row) => sum + row.options.variants.length, 0);

export type ImportedRow = z.output<typeof importedRow>;

export const importInput = z.object({
  rows: z
    .array(importedRow)
    .min(1)
    .max(MOST_IN_CALL)
    .refine((rows) => variantCount(rows) <= MOST_VARIANTS_IN_CALL),
});
