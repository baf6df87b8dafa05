import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { optionKinds, optionParameter } from '@/lib/catalog/options/product-option';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { pictureColumns } from '@/lib/catalog/pictures/picture-views';
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
  pictures: pictureColumns,
  weightGrams: true,
  options: true,
  stockKind: true,
  categoryId: true,
  category: { select: { name: true } },
  variants: {
    where: { isOffered: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { ...VARIANT_COLUMNS, stockVariant: { select: { onHand: true } } },
  },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof columns }>;

const availabilityOf = (stockKind: string, onHand: number): Availability =>
  stockKind === 'uncounted' || onHand > 0 ? 'in_stock' : 'out_of_stock';

type Named = { name: string; parameter: string };

function toVariant(product: Row, options: readonly Named[], row: Row['variants'][number]): ListedVariant {
  const { stockVariant, ...columns } = row;
  const variant = readVariant(columns);
  return {
    id: variant.id,
    sku: variant.sku ?? product.sku,
    priceCents: cents(variant.priceCents ?? product.priceCents),
    imageUrl: variant.imageUrl ?? product.imageUrl,
    values: options.flatMap(({ name, parameter }, index) => {
      const value = variant.values[index];
      return value === undefined ? [] : [{ option: name, value, parameter }];
    }),
    availability: availabilityOf(product.stockKind, stockVariant.onHand),
  };
}

function toListed(row: Row): ListedProduct {
  const options = readOptions(row.options);
  const kinds = optionKinds(options);
  const named = options.map(({ name }, index) => ({ name, parameter: optionParameter(kinds[index] ?? '') }));
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    sku: row.sku,
    imageUrls: row.pictures.map(({ imageUrl }) => imageUrl),
    weightGrams: row.weightGrams,
    category: row.category && { id: row.categoryId, name: row.category.name },
    variants: row.variants.map((variant) => toVariant(row, named, variant)),
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
