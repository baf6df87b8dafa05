import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAdminProducts } from '@/lib/catalog/products/admin-products.queries';
import { searchProducts } from '@/lib/catalog/products/products.queries';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { Tenant } from '@/lib/tenants/tenant';
import { databaseTime } from '@/lib/testing/database/database-time';
import { insertMany } from '@/lib/testing/database/insert-many';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createCategory, createProduct, createTenant } from '@/lib/testing/rows/factories';
import { findProductIds, findWithSlips } from './product-search.queries';
import { readVocabulary } from './search-vocabulary.queries';

// Both throw outside of Next.

describe('a search', () => {
  let tenant: Tenant;
  beforeAll(async () => {
    await resetDatabase();
    tenant = await createTenant();
    const tableware = await createCategory(tenant.id, { name: 'Tableware' });
    const wear = await createCategory(tenant.id, { name: 'Knitted Wear' });
    const add = (name: string, categoryId: string | null, more: object = {}) =>
      createProduct(tenant.id, { name, categoryId, ...more });
    await add('Harvest Mug', tableware.id, { description: 'Thrown of stoneware.', sku: 'HM-0012' });
    await add('Serving Bowl', tableware.id, { description: 'Goes with the mug.', sku: 'SB-7' });
    await add('Café Cup', tableware.id, { description: 'Porcelain.', sku: 'CC-9' });
    await add('Teapot', tableware.id, { description: 'Stoneware, too.', sku: 'TP-1' });
    await add('Sweatshirt', wear.id, { description: 'For running.', sku: 'RUN-88' });
    await add('Vase', null, { description: 'For one flower. Potters love it.', sku: 'MUG-LIKE' });
    await add('Old Candle', null, { isActive: false, sku: 'OC-1' });
    const other = await createTenant();
    await createProduct(other.id, { name: 'Mug of another shop' });
  });
  const names = async (text: string) => (await searchProducts(tenant.id, text)).map(({ name }) => name);

  it.each<[string, string[]]>([
    // Its forms: in the name, then the SKU, then the description.
    ['mugs', ['Harvest Mug', 'Vase', 'Serving Bowl']],
    ['MUG', ['Harvest Mug', 'Vase', 'Serving Bowl']],
    ['bowls', ['Serving Bowl']],
    ['serve', ['Serving Bowl']],
    ['stoneware', ['Teapot', 'Harvest Mug']],
    ['run', ['Sweatshirt']],
    // A category’s name, newest first.
    ['tableware', ['Teapot', 'Café Cup', 'Serving Bowl', 'Harvest Mug']],
    ['knit', ['Sweatshirt']],
    ['tableware mugs', ['Harvest Mug', 'Serving Bowl']],
    // All words, anywhere.
    ['stoneware harvest', ['Harvest Mug']],
    ['a mug with stoneware', ['Harvest Mug']],
    // While typing, with and without accents, by SKU, in the middle of a word.
    ['harv', ['Harvest Mug']],
    ['cafe', ['Café Cup']],
    ['CAFÉ', ['Café Cup']],
    ['hm-0012', ['Harvest Mug']],
    ['HM0012', ['Harvest Mug']],
    ['shirt', ['Sweatshirt']],
    // Typing errors.
    ['mgu', ['Harvest Mug', 'Vase', 'Serving Bowl']],
    ['bowel', ['Serving Bowl']],
    ['stonware', ['Teapot', 'Harvest Mug']],
    ['vace', ['Vase']],
    ['harvset', ['Harvest Mug']],
    ['teepot', ['Teapot']],
    ['swaetshirt', ['Sweatshirt']],
    ['tablewear', ['Teapot', 'Café Cup', 'Serving Bowl', 'Harvest Mug']],
    // No match.
    ['zebra', []],
    ['candle', []],
    ['bicycle tyre', []],
    ['another shop', []],
    ['the', []],
    ['—', []],
  ])('for %j finds %j', async (text, expected) => {
    expect(await names(text)).toEqual(expected);
  });

  it.each(["'", '\\', ':*', '& | !', "x' OR 1=1 --", '½ ℅ №', '<->', 'a'.repeat(100), '\u0301'])(
    'treats %j as words, never as query syntax of Postgres',
    async (text) => {
      expect(await names(text)).toBeInstanceOf(Array);
    },
  );

  it('is the same in the admin list, which includes inactive products and keeps its sort', async () => {
    const list = async (query: string) =>
      (
        await listAdminProducts(tenant.id, {
          query,
          category: null,
          status: null,
          sort: 'name',
          cursor: null,
        })
      ).products.map(({ name }) => name);
    expect(await list('candles')).toEqual(['Old Candle']);
    expect(await list('mug')).toEqual(['Harvest Mug', 'Serving Bowl', 'Vase']);
    expect(await list('HM-0012')).toEqual(['Harvest Mug']);
  });

  it('sees each change', async () => {
    const { id } = await createProduct(tenant.id, { name: 'Plain Thing' });
    await database().product.updateMany({ where: { id }, data: { name: 'Lantern' } });
    expect(await names('lanterns')).toEqual(['Lantern']);
    expect(await names('thing')).toEqual([]);
    await database().product.deleteMany({ where: { id } });
  });
});

/** Milliseconds of database time for a search, and for reading the vocabulary of a shop. */
const [LIMIT, VOCABULARY_LIMIT] = [50, 1_000];

describe('with 5,000 products in one shop and as many in others', () => {
  let tenant: Tenant;
  beforeEach(async () => {
    await resetDatabase();
    tenant = await createTenant();
    const others = await Promise.all(Array.from({ length: 10 }, () => createTenant()));
    const { id: categoryId } = await createCategory(tenant.id, { name: 'Drinkware' });
    const long = 'It holds what you give it and keeps it warm for as long as a talk takes. ';
    for (const [{ id }, count] of [
      [tenant, 5_000] as const,
      ...others.map((other) => [other, 500] as const),
    ]) {
      await insertMany(
        count,
        ['products', 'product_variants', 'product_prices'],
        (first, last) => database().$executeRaw`
        INSERT INTO products (tenant_id, id, name, description, price_cents, sku)
        SELECT ${id}::uuid, gen_random_uuid(),
          (ARRAY['Harvest', 'Everyday', 'Morning'])[1 + n % 3] || ' '
            || (ARRAY['Mug', 'Bowl', 'Vase', 'Plate', 'Pitcher'])[1 + n % 5] || ' ' || n,
          (ARRAY['Wheel-thrown stoneware. ', 'Local porcelain. '])[1 + n % 2] || repeat(${long}, 6) || n,
          2800, 'SKU-' || n FROM generate_series(${first}::int, ${last}::int) AS n`,
      );
    }
    await database().product.updateMany({
      where: { tenantId: tenant.id, name: { contains: 'Mug' } },
      data: { categoryId },
    });
    await database().$executeRaw`ANALYZE products`;
  }, 120_000);

  it(`takes Postgres less than ${LIMIT} ms, whether one, all or no products match`, async () => {
    const search = (text: string) => findProductIds(tenant.id, text, { isActive: true, limit: 48 });
    for (const text of ['mugs', 'keeps warm', 'sku-4711', 'harv pitchers stoneware', 'drinkware']) {
      expect(await databaseTime(tenant.id, LIMIT, () => search(text)), text).toBeLessThan(LIMIT);
    }
    // The vocabulary of a shop is read once after each change of its products, and cached.
    const vocabulary = await readVocabulary(tenant.id);
    for (const word of ['pticher', 'stonware', 'zebra']) {
      const withSlips = () =>
        tenantDb(tenant.id, (db) =>
          findWithSlips(db, tenant.id, [word], vocabulary, { isActive: true, limit: 48 }),
        );
      expect(await databaseTime(tenant.id, LIMIT, withSlips), word).toBeLessThan(LIMIT);
    }
    expect(await databaseTime(tenant.id, VOCABULARY_LIMIT, () => readVocabulary(tenant.id))).toBeLessThan(
      VOCABULARY_LIMIT,
    );
    expect(await search('mugs')).toHaveLength(48);
    expect(await search('pticher')).toHaveLength(48);
    expect(await search('zebra')).toEqual([]);
  }, 60_000);
});
