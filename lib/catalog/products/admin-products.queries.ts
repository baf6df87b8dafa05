// The catalogue in the admin area. Never cached, so that the shop's people see their changes at once.
import 'server-only';
import { inCategory } from '@/lib/catalog/membership/in-category';
import { currentVariants, priceRange } from '@/lib/catalog/options/shown-options';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { firstPosition } from '@/lib/catalog/pictures/first-position';
import { pictureColumns } from '@/lib/catalog/pictures/picture-views';
import { findProductIds } from '@/lib/catalog/search/product-search.queries';
import { readStockKind } from '@/lib/catalog/stock/stock-kind';
import { availabilityOf, piecesLeft, STOCK_COLUMNS } from '@/lib/catalog/stock/stock-left';
import { readTerms, TERMS_COLUMNS } from '@/lib/catalog/terms/stored-terms';
import type { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
import { NO_CATEGORY, type ProductSort } from './product-list';
import type { ProductFilter } from './product-list-input';
import { encodeCursor, type ProductCursor } from './product-list-input';
import type { AdminCategoryView, AdminProductPage, AdminProductView } from './product-views';

/** Products on one page of the admin list. */
export const ADMIN_PAGE_SIZE = 24;
/** The most matches of a search in the list. */
const MOST_FOUND = 5_000;
/** The most categories of a shop. */
export const MOST_CATEGORIES = 200;

/** The columns of an `AdminProductView`. */
export const adminProductColumns = {
  id: true,
  version: true,
  name: true,
  description: true,
  priceCents: true,
  sku: true,
  formerSku: true,
  imageUrl: true,
  pictures: pictureColumns,
  isActive: true,
  categoryId: true,
  category: { select: { name: true } },
  allowsCustomization: true,
  customizationLabel: true,
  customizationPlaceholder: true,
  weightGrams: true,
  customizationLimit: true,
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
  rosterSettings: true,
  options: true,
  stockKind: true,
  variants: { select: { ...VARIANT_COLUMNS, ...STOCK_COLUMNS }, orderBy: { position: 'asc' } },
  terms: { select: TERMS_COLUMNS },
  archivedAt: true,
  furtherCategories: {
    select: { category: { select: { id: true, name: true } } },
    orderBy: { category: { displayOrder: 'asc' } },
  },
} satisfies Prisma.ProductSelect;

const listColumns = { ...adminProductColumns, createdAt: true } satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof adminProductColumns }>;
type ListRow = Prisma.ProductGetPayload<{ select: typeof listColumns }>;

/** A row as the editor sees it. */
export function toAdminProduct({
  category,
  priceCents,
  furtherCategories,
  stockKind,
  ...row
}: Row): AdminProductView {
  const options = readOptions(row.options);
  const variants = currentVariants(
    options,
    row.variants.map(({ stockVariantId: _id, stockVariant: _holder, ...variant }) => readVariant(variant)),
  );
  const kind = readStockKind(stockKind);
  const sold = row.variants.filter(({ isOffered }) => isOffered);
  return {
    ...row,
    imagePosition: firstPosition(row.pictures),
    priceCents: cents(priceCents),
    categoryName: category?.name ?? null,
    furtherCategories: furtherCategories.map((further) => further.category),
    rosterSettings: readRosterSettings(row.rosterSettings),
    options,
    variants,
    terms: readTerms(row.terms),
    hasSeveralPrices: priceRange({ priceCents }, variants).hasSeveral,
    availability: availabilityOf(kind, sold),
    piecesLeft: piecesLeft(kind, sold),
  };
}

/** Column and direction of each sort; equal products are sorted by id, in the same direction. */
const SORTS = {
  newest: { column: 'createdAt', direction: 'desc' },
  name: { column: 'name', direction: 'asc' },
  price_up: { column: 'priceCents', direction: 'asc' },
  price_down: { column: 'priceCents', direction: 'desc' },
} as const satisfies Record<ProductSort, { column: keyof ListRow; direction: Prisma.SortOrder }>;

/**
 * One page of the shop's products, active or not, at most 24; archived ones only if the filter asks for them. If the page has become empty since its link was made,
 * returns the first page.
 */
export async function listAdminProducts(
  tenantId: TenantId,
  filter: ProductFilter,
): Promise<AdminProductPage> {
  // The same search as shoppers have; the list keeps its own sort.
  const found = filter.query ? await findProductIds(tenantId, filter.query, { limit: MOST_FOUND }) : null;
  const page = await tenantDb(tenantId, (db) => readPage(db, tenantId, filter, found));
  return page.products.length === 0 && filter.cursor
    ? listAdminProducts(tenantId, { ...filter, cursor: null })
    : page;
}

async function readPage(
  db: Database,
  tenantId: TenantId,
  filter: ProductFilter,
  found: string[] | null,
): Promise<AdminProductPage> {
  const { cursor, sort } = filter;
  const where = matching(tenantId, filter, found);
  const total = await db.product.count({ where });
  const isBackward = cursor?.direction === 'newer';
  const { column, direction } = SORTS[sort];
  const order = isBackward ? opposite(direction) : direction;
  const rows = await db.product.findMany({
    where: cursor ? { AND: [where, beyond(cursor, column, order)] } : where,
    select: listColumns,
    orderBy: [{ [column]: order }, { id: order }],
    // One more than a page shows, to know whether there is another page.
    take: ADMIN_PAGE_SIZE + 1,
  });
  const shown = rows.slice(0, ADMIN_PAGE_SIZE);
  const hasMore = rows.length > shown.length;
  if (isBackward) {
    shown.reverse();
  }
  return {
    products: shown.map(({ createdAt: _createdAt, ...row }) => toAdminProduct(row)),
    total,
    newerCursor: (isBackward ? hasMore : cursor !== null) ? cursorAt(shown.at(0), sort, 'newer') : null,
    olderCursor: (isBackward ? true : hasMore) ? cursorAt(shown.at(-1), sort, 'older') : null,
  };
}

/** The ids of the products that match a filter, at most `limit`, newest first. */
export async function listMatchingIds(
  tenantId: TenantId,
  filter: Omit<ProductFilter, 'cursor'>,
  limit: number,
): Promise<string[]> {
  const found = filter.query ? await findProductIds(tenantId, filter.query, { limit: MOST_FOUND }) : null;
  const rows = await tenantStatement(tenantId, (db) =>
    db.product.findMany({
      where: matching(tenantId, filter, found),
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    }),
  );
  return rows.map(({ id }) => id);
}

function matching(
  tenantId: TenantId,
  { category, status }: Pick<ProductFilter, 'category' | 'status'>,
  found: string[] | null,
): Prisma.ProductWhereInput {
  return {
    tenantId,
    ...(found && { id: { in: found } }),
    ...(category && (category === NO_CATEGORY ? { categoryId: null } : inCategory(category))),
    archivedAt: status === 'archived' ? { not: null } : null,
    ...(status && status !== 'archived' && { isActive: status === 'active' }),
  };
}

const opposite = (direction: Prisma.SortOrder) => (direction === 'asc' ? 'desc' : 'asc');

/** All products after the cursor in this order. The first condition lets Postgres use the index. */
function beyond(
  { value, id }: ProductCursor,
  column: 'createdAt' | 'name' | 'priceCents',
  order: Prisma.SortOrder,
): Prisma.ProductWhereInput {
  const [after, atOrAfter] = order === 'asc' ? (['gt', 'gte'] as const) : (['lt', 'lte'] as const);
  return {
    AND: [
      { [column]: { [atOrAfter]: value } },
      { OR: [{ [column]: { [after]: value } }, { [column]: value, id: { [after]: id } }] },
    ],
  };
}

function cursorAt(
  row: ListRow | undefined,
  sort: ProductSort,
  direction: ProductCursor['direction'],
): string | null {
  if (!row) {
    return null;
  }
  const { id } = row;
  switch (sort) {
    case 'newest':
      return encodeCursor({ sort, value: row.createdAt, id, direction });
    case 'name':
      return encodeCursor({ sort, value: row.name, id, direction });
    case 'price_up':
    case 'price_down':
      return encodeCursor({ sort, value: row.priceCents, id, direction });
  }
}

/** All categories of the shop in the owner's order, with the number of products in each that are not archived. */
export function listAdminCategories(tenantId: TenantId): Promise<AdminCategoryView[]> {
  return tenantStatement(
    tenantId,
    (db) => db.$queryRaw<AdminCategoryView[]>`
      WITH placed AS (
        SELECT p.id AS product_id, p.category_id FROM products p
        WHERE p.tenant_id = ${tenantId}::uuid AND p.archived_at IS NULL AND p.category_id IS NOT NULL
        UNION
        SELECT f.product_id, f.category_id FROM product_categories f
        JOIN products p ON p.tenant_id = f.tenant_id AND p.id = f.product_id
        WHERE f.tenant_id = ${tenantId}::uuid AND p.archived_at IS NULL
      )
      SELECT c.id::text AS id, c.name,
        (SELECT count(*)::int FROM placed WHERE placed.category_id = c.id) AS "productCount"
      FROM categories c WHERE c.tenant_id = ${tenantId}::uuid
      ORDER BY c.display_order, c.id LIMIT ${MOST_CATEGORIES}`,
  );
}
