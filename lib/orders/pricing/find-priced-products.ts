import 'server-only';
import { OFFERED_VARIANTS, readOptions, readVariant } from '@/lib/catalog/options/stored-options';
import { readTerms, TERMS_COLUMNS } from '@/lib/catalog/terms/stored-terms';
import type { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
import type { PricedProduct } from './price-order';

/** A product as it is sold now. Each change of it increments `version`. */
export type SoldProduct = PricedProduct & { version: number; isTaxExempt: boolean };

const COLUMNS = {
  id: true,
  name: true,
  sku: true,
  priceCents: true,
  imageUrl: true,
  allowsCustomization: true,
  customizationLabel: true,
  customizationLimit: true,
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
  rosterSettings: true,
  weightGrams: true,
  categoryId: true,
  furtherCategories: { select: { categoryId: true } },
  version: true,
  options: true,
  variants: OFFERED_VARIANTS,
  terms: { select: TERMS_COLUMNS },
  taxExempt: { select: { productId: true } },
} satisfies Prisma.ProductSelect;

type Lines = readonly { product_id: string }[];

/** What to ask of a shop for the products of these lines that are still sold. */
export const soldProducts = (lines: Lines) =>
  ({
    where: { isActive: true, id: { in: lines.map(({ product_id }) => product_id) } },
    select: COLUMNS,
  }) satisfies Prisma.Tenant$productsArgs;

/** A product that was found by `soldProducts`. */
export function readSoldProduct({
  categoryId,
  furtherCategories,
  taxExempt,
  ...row
}: Prisma.ProductGetPayload<{ select: typeof COLUMNS }>): SoldProduct {
  return {
    ...row,
    isTaxExempt: taxExempt !== null,
    categoryIds: [
      ...(categoryId === null ? [] : [categoryId]),
      ...furtherCategories.map((further) => further.categoryId),
    ],
    rosterSettings: readRosterSettings(row.rosterSettings),
    options: readOptions(row.options),
    variants: row.variants.map(readVariant),
    terms: readTerms(row.terms),
  };
}

/** The products of these lines that are still sold, from the database. */
export async function findPricedProducts(
  db: Database,
  tenantId: TenantId,
  lines: Lines,
): Promise<SoldProduct[]> {
  const { where, select } = soldProducts(lines);
  return (await db.product.findMany({ where: { tenantId, ...where }, select })).map(readSoldProduct);
}
