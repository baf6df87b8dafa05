// What the shop's people send of a product's stock.
import { z } from 'zod';
import { MOST_VARIANTS } from '@/lib/catalog/options/product-option';
import { LONGEST_STOCK_REASON } from '@/lib/catalog/stock/stock-change';
import { MOST_ON_HAND } from '@/lib/catalog/stock/stock-kind';
import { STOCK_KINDS } from '@/lib/catalog/stock/stock-kinds';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';

const pieces = z.int().min(0).max(MOST_ON_HAND);

const counts = z
  .array(z.object({ variantId: z.uuid(), seen: pieces, onHand: pieces }))
  .max(MOST_VARIANTS + 1)
  .refine((counts) => new Set(counts.map(({ variantId }) => variantId.toLowerCase())).size === counts.length);

export const stockKindInput = z.object({
  productId: z.uuid(),
  kind: z.enum(STOCK_KINDS),
  /** From how many pieces left on the shop gets a mail; null for never. */
  lowStockAt: pieces.nullable(),
  /** The first count of what becomes counted; none to keep the numbers, as from a page of the previous release. */
  counts: counts.default([]),
});
export type StockKindInput = z.output<typeof stockKindInput>;

/** Counted numbers, with those that the page showed: a sale may have moved them meanwhile. */
export const stockCountsInput = z.object({
  productId: z.uuid(),
  counts: counts.min(1),
  reason: boundedText(withRoom(LONGEST_STOCK_REASON))
    .transform(cleanLine)
    .refine((text) => characterCount(text) <= LONGEST_STOCK_REASON),
});
export type StockCountsInput = z.output<typeof stockCountsInput>;
