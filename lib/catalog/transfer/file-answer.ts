// The answer to a file of products, as the browser checks it.
import * as z from 'zod/mini';
import { STOCK_KINDS } from '@/lib/catalog/stock/stock-kinds';
import { cents } from '@/lib/money/cents';
import type { FileReading } from './draft';
import type { TakenSku } from './import-rows';
import type { ExistingProduct } from './options/draft-options';

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
  z.object({ kind: z.literal('repeated'), count: z.number() }),
  z.object({ kind: z.literal('weights'), heaviest: text }),
  z.object({ kind: z.literal('skus'), skus: z.array(text) }),
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
const amount = z.pipe(z.int(), z.transform(cents));
const stockKind = z.enum(STOCK_KINDS);
const options = z.object({
  options: z.array(
    z.object({
      name: text,
      values: z.array(text),
      changesPrice: z.boolean(),
      changesStock: z.boolean(),
      changesSku: z.boolean(),
      changesPicture: z.boolean(),
    }),
  ),
  variants: z.array(z.object({ values: z.array(text), price: text, sku: text, pieces: text })),
  stockKind: z.nullable(stockKind),
});
const existing = z.object({
  productId: text,
  priceCents: amount,
  stockKind,
  options: z.array(
    z.object({ name: text, values: z.array(text), changesStock: z.boolean(), isRosterSize: z.boolean() }),
  ),
  combinations: z.number(),
  variants: z.array(z.object({ values: z.array(text), priceCents: amount, sku: text, pieces: z.number() })),
});

const rows = z.array(
  z.object({
    id: text,
    line: z.number(),
    values,
    options,
    takesOptions: z.boolean(),
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
  drafts: z.array(z.object({ line: z.number(), values, options, notes: z.array(note) })),
  taken: z.array(taken),
  existing: z.array(existing),
});

/** An import under way, as it is kept over a reload. */
const keptImport = z.object({
  shape,
  given: z.array(field),
  taken: z.array(taken),
  existing: z.array(existing),
  /** Also of products that are counted already. */
  setsPieces: z.boolean(),
  rows,
});

export type FileAnswer = FileReading & { taken: TakenSku[]; existing: ExistingProduct[] };
export type KeptImport = z.infer<typeof keptImport>;

export const readFileAnswer = (answer: unknown): FileAnswer | null =>
  fileAnswer.safeParse(answer).data ?? null;

export const readKeptImport = (kept: unknown): KeptImport | null => keptImport.safeParse(kept).data ?? null;
