import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { Availability, ListedProduct, ListedVariant } from './listed-product';

const columns = {
  id: true,
  name: true,
  description: true,
  sku: true,
  priceCents: true,
  imageUrl: true,
  weightGrams: true,
  options: true,
  stockKind: true,
  categoryId: true,
  category: { select: { name: true } },
  variants: {
    where: { isOffered: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      sku: true,
      priceCents: true,
      imageUrl: true,
      optionValues: true,
      stockVariant: { select: { onHand: true } },
    },
  },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof columns }>;

const optionNames = z.array(z.object({ name: z.string() })).catch([]);
const optionValues = z.array(z.string()).catch([]);

const availabilityOf = (stockKind: string, onHand: number): Availability =>
  stockKind === 'uncounted' || onHand > 0 ? 'in_stock' : 'out_of_stock';

function toVariant(product: Row, names: readonly string[], variant: Row['variants'][number]): ListedVariant {
  const values = optionValues.parse(variant.optionValues);
  return {
    id: variant.id,
    sku: variant.sku ?? product.sku,
    priceCents: cents(variant.priceCents ?? product.priceCents),
    imageUrl: variant.imageUrl ?? product.imageUrl,
    values: names.flatMap((option, index) => {
      const value = values[index];
      return value === undefined ? [] : [{ option, value }];
    }),
    availability: availabilityOf(product.stockKind, variant.stockVariant.onHand),
  };
}

function toListed(row: Row): ListedProduct {
  const names = optionNames.parse(row.options).map(({ name }) => name);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    sku: row.sku,
    imageUrl: row.imageUrl,
    weightGrams: row.weightGrams,
    category: row.category && { id: row.categoryId, name: row.category.name },
    variants: row.variants.map((variant) => toVariant(row, names, variant)),
  };
}

/** An active product for its page. The id must be one of the shop's, so that strangers make no entries of the cache. */
export async function getListedProduct(tenantId: TenantId, productId: string): Promise<ListedProduct | null> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.product(productId), tags.products(tenantId));
  const row = await tenantDb(tenantId, (db) =>
    db.product.findFirst({ where: { tenantId, id: productId, isActive: true }, select: columns }),
  );
  return row && toListed(row);
}

/** One page of the active products, oldest first, so that a new one moves no other to another page. Not cached. */
export const listProductsForFeed = async (
  tenantId: TenantId,
  { skip, take }: { skip: number; take: number },
): Promise<ListedProduct[]> => {
  const rows = await tenantDb(tenantId, (db) =>
    db.product.findMany({
      where: { tenantId, isActive: true },
      select: columns,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      skip,
      take,
    }),
  );
  return rows.map(toListed);
};

/** The number of active products. */
export const countListedProducts = (tenantId: TenantId): Promise<number> =>
  tenantDb(tenantId, (db) => db.product.count({ where: { tenantId, isActive: true } }));
