// The grid by price, availability, options and category. Not cached: strangers choose the parameters, so each
// combination would be an entry. The sum of the work is bounded by the shop's products.
import 'server-only';
import { z } from 'zod';
import type { ProductPageView } from '@/lib/catalog/products/product-views';
import { listCards, PAGE_SIZE } from '@/lib/catalog/products/products.queries';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { OptionChoice, ProductFilter, ShopSort } from './product-filter';

const found = z.array(z.object({ id: z.string(), total: z.int() }));

/** Of the variants that fit: the lowest price of a product. */
const FROM_PRICE = Prisma.sql`min(coalesce(v.price_cents, p.price_cents))`;

const ORDERS: Record<ShopSort, Prisma.Sql> = {
  newest: Prisma.sql`p.created_at DESC, p.id DESC`,
  price: Prisma.sql`${FROM_PRICE}, p.created_at DESC, p.id DESC`,
  'price-down': Prisma.sql`${FROM_PRICE} DESC, p.created_at DESC, p.id DESC`,
  name: Prisma.sql`lower(p.name), p.name, p.id`,
};

/** The active products that fit, and how many there are in all; `page` counts from 1. */
export async function listFilteredProducts(
  tenantId: TenantId,
  filter: ProductFilter,
  page: number,
): Promise<ProductPageView & { total: number }> {
  const rows = found.parse(
    await tenantDb(
      tenantId,
      (db) => db.$queryRaw`
        SELECT p.id::text AS "id", (count(*) OVER ())::int AS "total"
        FROM products p LEFT JOIN product_variants v
          ON v.tenant_id = p.tenant_id AND v.product_id = p.id AND v.is_offered
        WHERE p.tenant_id = ${tenantId}::uuid AND p.is_active AND ${inCategory(filter.categoryId)} AND ${ofVariant(filter)}
        GROUP BY p.tenant_id, p.id ORDER BY ${ORDERS[filter.sort]} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
    ),
  );
  const total = rows[0]?.total ?? 0;
  const products = await listCards(
    tenantId,
    rows.map(({ id }) => id),
  );
  return { products, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}

const inCategory = (categoryId: string | null): Prisma.Sql =>
  categoryId === null ? Prisma.sql`true` : Prisma.sql`p.category_id = ${categoryId}::uuid`;

/** That one and the same variant has the price and the options, and can be bought. */
function ofVariant({ minCents, maxCents, isAvailable, options }: ProductFilter): Prisma.Sql {
  const conditions = [
    Prisma.sql`true`,
    minCents !== null && Prisma.sql`coalesce(v.price_cents, p.price_cents) >= ${minCents}`,
    maxCents !== null && Prisma.sql`coalesce(v.price_cents, p.price_cents) <= ${maxCents}`,
    ...options.map(hasOption),
    isAvailable && IS_AVAILABLE,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

const IS_AVAILABLE = Prisma.sql`v.id IS NOT NULL AND (p.stock_kind = 'uncounted' OR EXISTS (
  SELECT 1 FROM product_variants s
  WHERE s.tenant_id = v.tenant_id AND s.id = v.stock_variant_id AND s.on_hand > 0))`;

/** The values of a variant are parallel to the options of its product, of which there are three at most. */
const hasOption = ({
  name,
  value,
}: OptionChoice): Prisma.Sql => Prisma.sql`v.option_values ->> (CASE ${name}::text
  WHEN p.options -> 0 ->> 'name' THEN 0 WHEN p.options -> 1 ->> 'name' THEN 1 WHEN p.options -> 2 ->> 'name' THEN 2
  END) = ${value}`;
