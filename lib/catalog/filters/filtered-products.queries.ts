// The grid by price, availability, options and category. Not cached: strangers choose the parameters, so each
// combination would be an entry. The sum of the work is bounded by the shop's products.
import 'server-only';
import { z } from 'zod';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { isInCategories } from '@/lib/catalog/membership/in-category';
import type { ProductPageView } from '@/lib/catalog/products/product-views';
import { listCards, PAGE_SIZE } from '@/lib/catalog/products/products.queries';
import { priceTodaySql, TERMS_JOIN } from '@/lib/catalog/terms/price-today-sql';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { OptionChoice, ProductFilter, ShopSort } from './product-filter';

const found = z.array(z.object({ id: z.string(), total: z.int() }));

/** A product costs what the cheapest of the variants that fit does. */
const orderOf = (sort: ShopSort, price: Prisma.Sql): Prisma.Sql =>
  ({
    shop: Prisma.sql`products.position, products.created_at DESC, products.id DESC`,
    newest: Prisma.sql`products.created_at DESC, products.id DESC`,
    price: Prisma.sql`min(${price}), products.created_at DESC, products.id DESC`,
    'price-down': Prisma.sql`min(${price}) DESC, products.created_at DESC, products.id DESC`,
    name: Prisma.sql`lower(products.name), products.name, products.id`,
  })[sort];

/** The active products that fit, and how many there are in all; `page` counts from 1. */
export async function listFilteredProducts(
  tenantId: TenantId,
  filter: ProductFilter,
  page: number,
): Promise<ProductPageView & { total: number }> {
  const rows = found.parse(
    await tenantDb(tenantId, async (db) => {
      const { today } = await findDayInShop(db, tenantId);
      const price = priceTodaySql(today);
      return db.$queryRaw`
        SELECT products.id::text AS "id", (count(*) OVER ())::int AS "total"
        FROM products LEFT JOIN product_variants v
          ON v.tenant_id = products.tenant_id AND v.product_id = products.id AND v.is_offered
        ${TERMS_JOIN}
        WHERE products.tenant_id = ${tenantId}::uuid AND products.is_active AND ${inCategory(tenantId, filter.categoryId)}
          AND ${ofVariant(filter, price)}
        GROUP BY products.tenant_id, products.id ORDER BY ${orderOf(filter.sort, price)}
        LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`;
    }),
  );
  const total = rows[0]?.total ?? 0;
  const products = await listCards(
    tenantId,
    rows.map(({ id }) => id),
  );
  return { products, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

const inCategory = (tenantId: TenantId, categoryId: string | null): Prisma.Sql =>
  categoryId === null ? Prisma.sql`true` : isInCategories(tenantId, [categoryId]);

/** That one and the same variant has the price and the options, and can be bought. */
function ofVariant(
  { minCents, maxCents, isAvailable, options }: ProductFilter,
  price: Prisma.Sql,
): Prisma.Sql {
  const conditions = [
    Prisma.sql`true`,
    minCents !== null && Prisma.sql`${price} >= ${minCents}`,
    maxCents !== null && Prisma.sql`${price} <= ${maxCents}`,
    ...options.map(hasOption),
    isAvailable && IS_AVAILABLE,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

const IS_AVAILABLE = Prisma.sql`v.id IS NOT NULL AND (products.stock_kind = 'uncounted' OR EXISTS (
  SELECT 1 FROM product_variants s
  WHERE s.tenant_id = v.tenant_id AND s.id = v.stock_variant_id AND s.on_hand > 0))`;

/** The values of a variant are parallel to the options of its product, of which there are three at most. */
const hasOption = ({
  name,
  value,
}: OptionChoice): Prisma.Sql => Prisma.sql`v.option_values ->> (CASE ${name}::text
  WHEN products.options -> 0 ->> 'name' THEN 0 WHEN products.options -> 1 ->> 'name' THEN 1 WHEN products.options -> 2 ->> 'name' THEN 2
  END) = ${value}`;
