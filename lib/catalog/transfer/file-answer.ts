// The answer to a file of products, as the browser checks it.
import * as z from 'zod/mini';
import type { FileReading } from './draft';
import type { TakenSku } from './import-rows';

const text = z.string();
const values = z.object({
  name: text,
  description: text,
  price: text,
  sku: text,
  weight: text,
  customizationLabel: text,
  customizationPlaceholder: text,
  customizationLimit: text,
  category: text,
  furtherCategories: z.array(text),
  isActive: z.boolean(),
  allowsCustomization: z.boolean(),
  isTeamOrder: z.boolean(),
  requiresLogo: z.boolean(),
  requiresRoster: z.boolean(),
});
const note = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pictures'), addresses: z.array(text) }),
  z.object({ kind: z.literal('variants'), names: z.array(text), hasSeveralPrices: z.boolean() }),
  z.object({ kind: z.literal('currency'), currency: text }),
  z.object({ kind: z.literal('compare_at'), price: text }),
  z.object({ kind: z.literal('sku_made') }),
]);
const taken = z.object({
  skuKey: text,
  productId: text,
  name: text,
  isArchived: z.boolean(),
  isVariant: z.boolean(),
});
const field = z.keyof(values);

const rows = z.array(
  z.object({
    id: text,
    line: z.number(),
    values,
    notes: z.array(note),
    action: z.enum(['create', 'update', 'skip']),
    done: z.nullable(z.enum(['created', 'updated'])),
    refusal: z.nullable(text),
  }),
);
const shape = z.enum(['own', 'shopify', 'etsy']);

const fileAnswer = z.object({
  shape,
  given: z.array(field),
  drafts: z.array(z.object({ line: z.number(), values, notes: z.array(note) })),
  taken: z.array(taken),
});

/** An import under way, as it is kept over a reload. */
const keptImport = z.object({ shape, given: z.array(field), taken: z.array(taken), rows });

export type FileAnswer = FileReading & { taken: TakenSku[] };
export type KeptImport = z.infer<typeof keptImport>;

export const readFileAnswer = (answer: unknown): FileAnswer | null =>
  fileAnswer.safeParse(answer).data ?? null;

export const readKeptImport = (kept: unknown): KeptImport | null => keptImport.safeParse(kept).data ?? null;
