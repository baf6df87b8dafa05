import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { cacheUntilMidnight } from '@/lib/catalog/calendar/until-midnight';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { optionKinds, optionParameter } from '@/lib/catalog/options/product-option';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { pictureColumns } from '@/lib/catalog/pictures/picture-views';
import { priceToday } from '@/lib/catalog/terms/piece-price';
import type { ProductTerms } from '@/lib/catalog/terms/product-terms';
import { readTerms, TERMS_COLUMNS } from '@/lib/catalog/terms/stored-terms';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { CalendarDay } from '@/lib/time/calendar-day';
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
  terms: { select: TERMS_COLUMNS },
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

type Priced = { terms: ProductTerms; today: CalendarDay };

function toVariant(
  product: Row,
  { options, terms, today }: Priced & { options: readonly Named[] },
  row: Row['variants'][number],
): ListedVariant {
  const { stockVariant, ...columns } = row;
  const variant = readVariant(columns);
  return {
    id: variant.id,
    sku: variant.sku ?? product.sku,
    priceCents: priceToday(cents(variant.priceCents ?? product.priceCents), terms, today),
    imageUrl: variant.imageUrl ?? product.imageUrl,
    values: options.flatMap(({ name, parameter }, index) => {
      const value = variant.values[index];
      return value === undefined ? [] : [{ option: name, value, parameter }];
    }),
    availability: availabilityOf(product.stockKind, stockVariant.onHand),
  };
}

function toListed(row: Row, today: CalendarDay): ListedProduct {
  const terms = readTerms(row.terms);
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
    variants: row.variants.map((variant) => toVariant(row, { options: named, terms, today }, variant)),
  };
}

/** An active product for its page. The id must be one of the shop's, so that strangers make no entries of the cache. */
export async function getListedProduct(tenantId: TenantId, productId: string): Promise<ListedProduct | null> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.product(productId), tags.products(tenantId));
  const { row, day } = await tenantDb(tenantId, async (db) => ({
    row: await db.product.findFirst({ where: { tenantId, id: productId, isActive: true }, select: columns }),
    day: await findDayInShop(db, tenantId),
  }));
  if (row !== null && readTerms(row.terms).sale !== null) {
    cacheUntilMidnight(day);
  }
  return row && toListed(row, day.today);
}

const listed = (tenantId: TenantId) =>
  ({ tenantId, isOffered: true, product: { isActive: true } }) satisfies Prisma.ProductVariantWhereInput;

/**
 * The active products of one page of variants, the oldest first, so that a new one moves no other to another page; each
 * with those of its variants that are on the page. Not cached.
 */
export const listProductsForFeed = async (
  tenantId: TenantId,
  { skip, take }: { skip: number; take: number },
): Promise<ListedProduct[]> => {
  const { rows, day } = await tenantDb(tenantId, async (db) => {
    const page = await db.productVariant.findMany({
      where: listed(tenantId),
      orderBy: [{ product: { createdAt: 'asc' } }, { productId: 'asc' }, { position: 'asc' }, { id: 'asc' }],
      ...{ skip, take },
      select: { id: true, productId: true },
    });
    const variants = { ...columns.variants, where: { id: { in: page.map(({ id }) => id) } } };
    return {
      rows: await db.product.findMany({
        where: { tenantId, id: { in: [...new Set(page.map(({ productId }) => productId))] } },
        select: { ...columns, variants },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
      day: await findDayInShop(db, tenantId),
    };
  });
  return rows.map((row) => toListed(row, day.today));
};

/** The number of variants of active products: the items of all feeds. */
export const countListedVariants = (tenantId: TenantId): Promise<number> =>
  tenantStatement(tenantId, (db) => db.productVariant.count({ where: listed(tenantId) }));
