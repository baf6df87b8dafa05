import { z } from 'zod';
import { HIGHEST_PRICE } from '@/lib/catalog/product-limits';
import { LEAST_PERCENT, MOST_PERCENT } from './price-change';

/** The most products of one change. */
export const MOST_IN_BATCH = 1_000;

export const productIds = z.array(z.uuid()).min(1).max(MOST_IN_BATCH);

export const priceChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), by: z.int().min(LEAST_PERCENT).max(MOST_PERCENT) }),
  z.object({ kind: z.literal('amount'), by: z.int().min(-HIGHEST_PRICE).max(HIGHEST_PRICE) }),
]);

/** What is done with each chosen product. `first` makes a category the first; the one before it stays a further one. */
export const bulkChangeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['activate', 'deactivate', 'archive']) }),
  z.object({ kind: z.literal('price'), change: priceChangeInput }),
  z.object({
    kind: z.literal('categories'),
    mode: z.enum(['add', 'remove', 'first']),
    categoryId: z.uuid(),
  }),
]);

export type BulkChange = z.output<typeof bulkChangeInput>;
