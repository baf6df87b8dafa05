// What a batch keeps of each product that it changed.
import { z } from 'zod';

const state = z.object({ isActive: z.boolean() });
const price = z.object({
  priceCents: z.int(),
  /** Of the variants that have prices of their own. */
  variants: z.array(z.object({ id: z.uuid(), priceCents: z.int() })),
});
const categories = z.object({ categoryId: z.uuid().nullable(), further: z.array(z.uuid()) });

const entryOf = <Before extends z.ZodType>(before: Before) =>
  z.array(z.object({ id: z.uuid(), version: z.int(), before }));

/** A stored batch by its kind; `version` is the one that the change made. */
export const storedBatch = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['activate', 'deactivate', 'archive']), entries: entryOf(state) }),
  z.object({ kind: z.literal('price'), entries: entryOf(price) }),
  z.object({ kind: z.literal('categories'), entries: entryOf(categories) }),
]);

export type StoredBatch = z.output<typeof storedBatch>;
export type StateBefore = z.output<typeof state>;
export type PriceBefore = z.output<typeof price>;
export type CategoriesBefore = z.output<typeof categories>;
