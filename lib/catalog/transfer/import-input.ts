import { z } from 'zod';
import { LONGEST_CATEGORY_NAME } from '@/lib/catalog/categories/category-rules';
import { fileFields } from '@/lib/catalog/products/product-input';
import { MOST_FURTHER_CATEGORIES } from '@/lib/catalog/products/product-rules';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { EMPTY_DRAFT } from './draft';

/** The most products of one call; a file is imported in several, each in one transaction. */
export const MOST_IN_CALL = 50;

const categoryName = boundedText(withRoom(LONGEST_CATEGORY_NAME))
  .transform(cleanLine)
  .refine((name) => characterCount(name) <= LONGEST_CATEGORY_NAME);

const FIELDS = Object.keys(EMPTY_DRAFT);

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
  })
  .transform(({ price: priceCents, weight: weightGrams, ...row }) => ({ ...row, priceCents, weightGrams }));

export type ImportedRow = z.output<typeof importedRow>;

export const importInput = z.object({ rows: z.array(importedRow).min(1).max(MOST_IN_CALL) });
