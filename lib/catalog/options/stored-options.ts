// Options and variants as the database has them.
import { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { cents } from '@/lib/money/cents';
import {
  LONGEST_OPTION_NAME,
  LONGEST_OPTION_VALUE,
  MOST_OPTIONS,
  MOST_VARIANTS,
  type ProductOption,
  type ProductVariant,
} from './product-option';

const stored = z
  .array(
    z.object({
      name: z.string().max(LONGEST_OPTION_NAME),
      values: z.array(z.string().max(LONGEST_OPTION_VALUE)).max(MOST_VARIANTS),
      changesPrice: z.boolean(),
      changesStock: z.boolean(),
      changesSku: z.boolean(),
      changesPicture: z.boolean(),
      isRosterSize: z.boolean(),
    }),
  )
  .max(MOST_OPTIONS);

/** A product's options; none if the column is not as this release writes it. */
export function readOptions(column: unknown): ProductOption[] {
  const parsed = stored.safeParse(column);
  return parsed.success ? parsed.data : [];
}

const storedValues = z.array(z.string().max(LONGEST_OPTION_VALUE)).max(MOST_OPTIONS);

/** The columns that `readVariant` reads. */
export const VARIANT_COLUMNS = {
  id: true,
  optionValues: true,
  sku: true,
  priceCents: true,
  imageUrl: true,
  isOffered: true,
} satisfies Prisma.ProductVariantSelect;

/** A product's variants that are sold, in the order of its values. */
export const OFFERED_VARIANTS = {
  where: { isOffered: true },
  orderBy: { position: 'asc' },
  select: VARIANT_COLUMNS,
} satisfies Prisma.Product$variantsArgs;

type VariantRow = Prisma.ProductVariantGetPayload<{ select: typeof VARIANT_COLUMNS }>;

export const readVariant = ({ optionValues, priceCents, ...row }: VariantRow): ProductVariant => ({
  ...row,
  values: storedValues.safeParse(optionValues).data ?? [],
  priceCents: priceCents === null ? null : cents(priceCents),
});
