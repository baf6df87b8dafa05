import pg from 'pg';
import { z } from 'zod';
import { asTenantId } from '@/lib/ids';
import { SetupError } from '../../stack/report';
import { domainOf, skuOf, slugOf } from './shop-rows';

/** A shop to visit, with one of its products. */
export const visitedShop = z.object({
  slug: z.string(),
  domain: z.string(),
  tenantId: z.string().transform(asTenantId),
  productId: z.string(),
});

export type VisitedShop = z.output<typeof visitedShop>;

/** The product that is looked at and ordered. */
const PRODUCT = 7;

/** The shops with these numbers, in that order. Throws a `SetupError` if one is missing. */
export async function readShops(databaseUrl: string, numbers: readonly number[]): Promise<VisitedShop[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const slugs = numbers.map(slugOf);
    const { rows } = await client.query(
      `SELECT t.slug, t.custom_domain AS domain, t.id AS "tenantId", p.id AS "productId"
       FROM tenants t JOIN products p ON p.tenant_id = t.id AND lower(p.sku) = lower($2) WHERE t.slug = ANY ($1)`,
      [slugs, skuOf(PRODUCT)],
    );
    const found = new Map(
      z
        .array(visitedShop)
        .parse(rows)
        .map((shop) => [shop.slug, shop]),
    );
    return numbers.map((number) => {
      const shop = found.get(slugOf(number));
      if (shop?.domain !== domainOf(number)) {
        throw new SetupError(`Shop ${number} is not in the database.`);
      }
      return shop;
    });
  } finally {
    await client.end();
  }
}
