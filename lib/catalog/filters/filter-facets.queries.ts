// What a shop's grid can be filtered by.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { tags } from '@/lib/cache/tags';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { priceTodaySql, TERMS_JOIN } from '@/lib/catalog/terms/price-today-sql';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { FilterFacets } from './filter-facets';

/** The most options and values that are offered; those of most products first. */
const MOST_OPTIONS = 5;
const MOST_VALUES = 40;

const facts = z.tuple([
  z.object({ min: z.int().nullable(), max: z.int().nullable(), hasStock: z.boolean() }),
]);
const offered = z.array(z.object({ name: z.string(), value: z.string() }));

/** The prices of today, options and stock of the active products. Kept until one of them changes. */
export async function listFacets(tenantId: TenantId): Promise<FilterFacets> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const [[{ min, max, hasStock }], values] = await tenantDb(tenantId, async (db) => {
    const { today } = await findDayInShop(db, tenantId);
    const price = priceTodaySql(today);
    return [
      facts.parse(
        await db.$queryRaw`
        SELECT min(${price}) AS "min", max(${price}) AS "max",
          coalesce(bool_or(products.stock_kind <> 'uncounted'), false) AS "hasStock"
        FROM products JOIN product_variants v
          ON v.tenant_id = products.tenant_id AND v.product_id = products.id AND v.is_offered
        ${TERMS_JOIN}
        WHERE products.tenant_id = ${tenantId}::uuid AND products.is_active`,
      ),
      offered.parse(
        await db.$queryRaw`
        WITH listed AS (
          SELECT o.item ->> 'name' AS name, v.value, min(v.place) AS place, count(*) AS products
          FROM products p, jsonb_array_elements(p.options) AS o(item),
            jsonb_array_elements_text(o.item -> 'values') WITH ORDINALITY AS v(value, place)
          WHERE p.tenant_id = ${tenantId}::uuid AND p.is_active AND p.options <> '[]'::jsonb
          GROUP BY 1, 2
        ), named AS (
          SELECT name FROM listed GROUP BY name ORDER BY max(products) DESC, name LIMIT ${MOST_OPTIONS}
        )
        SELECT name AS "name", value AS "value" FROM listed JOIN named USING (name)
        ORDER BY name, place, value LIMIT ${MOST_OPTIONS * MOST_VALUES}`,
      ),
    ] as const;
  });
  const options = new Map<string, string[]>();
  for (const { name, value } of values) {
    const known = options.get(name) ?? [];
    options.set(name, known.length < MOST_VALUES ? [...known, value] : known);
  }
  return {
    prices: min === null || max === null ? null : { min: cents(min), max: cents(max) },
    options: [...options].map(([name, listed]) => ({ name, values: listed })),
    hasStock,
  };
}
