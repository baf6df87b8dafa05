// The catalogue for shoppers. Cached and tagged; prices from here are shown, never charged.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { cacheUntilMidnight } from '@/lib/catalog/calendar/until-midnight';
import type { DayInShop } from '@/lib/catalog/calendar/work-calendar';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { inCategory } from '@/lib/catalog/membership/in-category';
import { showOptions } from '@/lib/catalog/options/shown-options';
import {
  OFFERED_VARIANTS,
  readOptions,
  readVariant,
  VARIANT_COLUMNS,
} from '@/lib/catalog/options/stored-options';
import { firstPosition } from '@/lib/catalog/pictures/first-position';
import { pictureColumns } from '@/lib/catalog/pictures/picture-views';
import { findProductIds } from '@/lib/catalog/search/product-search.queries';
import { readStockKind } from '@/lib/catalog/stock/stock-kind';
import { availabilityOf, fewLeft, STOCK_COLUMNS } from '@/lib/catalog/stock/stock-left';
import { findLowestBefore } from '@/lib/catalog/terms/price-history.queries';
import { rangeToday, showTerms, variantsToday } from '@/lib/catalog/terms/shown-terms';
import { readTerms, TERMS_COLUMNS } from '@/lib/catalog/terms/stored-terms';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
import type { ProductCardView, ProductPageView, ProductView } from './product-views';

/** Cards on one page of the grid: fills whole rows of 2, 3 and 4 columns. */
export const PAGE_SIZE = 48;
const SEARCH_LIMIT = 48;
const MOST_PRODUCTS = 20_000;

const cardColumns = {
  id: true,
  name: true,
  priceCents: true,
  imageUrl: true,
  pictures: { select: { focalX: true, focalY: true }, where: { position: 0 } },
  allowsCustomization: true,
  isTeamOrder: true,
  category: { select: { name: true } },
  stockKind: true,
  variants: { ...OFFERED_VARIANTS, select: { ...VARIANT_COLUMNS, ...STOCK_COLUMNS } },
  terms: { select: TERMS_COLUMNS },
} satisfies Prisma.ProductSelect;

const detailColumns = {
  ...cardColumns,
  options: true,
  pictures: pictureColumns,
  description: true,
  categoryId: true,
  isActive: true,
  customizationLabel: true,
  customizationPlaceholder: true,
  customizationLimit: true,
  requiresLogo: true,
  requiresRoster: true,
  rosterSettings: true,
} satisfies Prisma.ProductSelect;

/** The shop's own order, and the newest first of what it has not placed. */
const inShopOrder = [
  { position: 'asc' },
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ProductOrderByWithRelationInput[];

type CardRow = Prisma.ProductGetPayload<{ select: typeof cardColumns }>;

function toCard(
  { category, priceCents, variants, pictures, stockKind, terms, ...row }: CardRow,
  { today }: DayInShop,
): ProductCardView {
  return {
    ...row,
    imagePosition: firstPosition(pictures),
    ...rangeToday({ priceCents }, variants.map(readVariant), readTerms(terms), today),
    categoryName: category?.name ?? null,
    availability: availabilityOf(readStockKind(stockKind), variants),
  };
}

/** The active products of a shop or of one of its categories, in its order; `page` counts from 1. */
export async function listActiveProducts(
  tenantId: TenantId,
  page: number,
  categoryId?: string,
): Promise<ProductPageView> {
  // Strangers choose page numbers, so only existing pages may become entries of the cache.
  const pageCount = Math.max(1, Math.ceil((await countActiveProducts(tenantId, categoryId)) / PAGE_SIZE));
  return { products: page > pageCount ? [] : await listPage(tenantId, page, categoryId), pageCount };
}

const activeIn = (tenantId: TenantId, categoryId: string | undefined) => ({
  tenantId,
  isActive: true,
  ...(categoryId && inCategory(categoryId)),
});

async function countActiveProducts(tenantId: TenantId, categoryId: string | undefined): Promise<number> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  return tenantStatement(tenantId, (db) => db.product.count({ where: activeIn(tenantId, categoryId) }));
}

async function listPage(
  tenantId: TenantId,
  page: number,
  categoryId: string | undefined,
): Promise<ProductCardView[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const { rows, day } = await tenantDb(tenantId, async (db) => ({
    rows: await db.product.findMany({
      where: activeIn(tenantId, categoryId),
      select: cardColumns,
      orderBy: inShopOrder,
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    day: await findDayInShop(db, tenantId),
  }));
  if (rows.some(({ terms }) => readTerms(terms).sale !== null)) {
    cacheUntilMidnight(day);
  }
  return rows.map((row) => toCard(row, day));
}

/** The active products that match `text`, best first (product-search.queries.ts). At most 48; not cached. */
export async function searchProducts(tenantId: TenantId, text: string): Promise<ProductCardView[]> {
  return listCards(tenantId, await findProductIds(tenantId, text, { isActive: true, limit: SEARCH_LIMIT }));
}

/** The active products of these ids, in their order; not cached. */
export async function listCards(tenantId: TenantId, ids: readonly string[]): Promise<ProductCardView[]> {
  if (ids.length === 0) {
    return [];
  }
  const { rows, day } = await tenantDb(tenantId, async (db) => ({
    rows: await db.product.findMany({
      where: { tenantId, isActive: true, id: { in: [...ids] } },
      select: cardColumns,
    }),
    day: await findDayInShop(db, tenantId),
  }));
  const cards = new Map(rows.map((row) => [row.id, toCard(row, day)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/**
 * One product, active or not; null if this shop has no product with this id. Strangers choose ids, so only existing
 * products become entries of the cache.
 */
export async function getProduct(tenantId: TenantId, productId: string): Promise<ProductView | null> {
  const known = await listProductIds(tenantId);
  return known.includes(productId) ? getKnownProduct(tenantId, productId) : null;
}

async function listProductIds(tenantId: TenantId): Promise<string[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const rows = await tenantStatement(tenantId, (db) =>
    db.product.findMany({
      where: { tenantId },
      select: { id: true },
      orderBy: inShopOrder,
      take: MOST_PRODUCTS,
    }),
  );
  return rows.map(({ id }) => id);
}

const soldIds = (productId: string, variants: readonly { id: string }[]): string[] =>
  variants.length === 0 ? [productId] : variants.map(({ id }) => id);

async function getKnownProduct(tenantId: TenantId, productId: string): Promise<ProductView | null> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId), tags.product(productId));
  const { row, day, lowest } = await tenantDb(tenantId, async (db) => ({
    row: await db.product.findFirst({ where: { tenantId, id: productId }, select: detailColumns }),
    day: await findDayInShop(db, tenantId),
    lowest: await findLowestBefore(db, tenantId, productId),
  }));
  if (row === null) {
    return null;
  }
  const terms = readTerms(row.terms);
  if (terms.sale !== null || terms.readyDays !== null) {
    cacheUntilMidnight(day);
  }
  const rosterSettings = readRosterSettings(row.rosterSettings);
  const variants = row.variants.map(readVariant);
  const left = fewLeft(readStockKind(row.stockKind), row.variants);
  const shown = showOptions({ ...row, options: readOptions(row.options), variants, rosterSettings }, left);
  const { category: _category, stockKind: _stockKind, ...detail } = row;
  return {
    ...detail,
    ...toCard(row, day),
    options: shown.options,
    variants: variantsToday(shown.variants, terms, { ...day, lowest }),
    terms: showTerms(terms, { ...day, lowest, ids: soldIds(productId, shown.variants) }),
    left: left.get(row.id) ?? null,
    isOneOfAKind: row.stockKind === 'one_of_a_kind',
    rosterSettings,
  };
}
