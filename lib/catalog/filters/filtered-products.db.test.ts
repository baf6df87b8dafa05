import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { databaseTime } from '@/lib/testing/database/database-time';
import { insertMany } from '@/lib/testing/database/insert-many';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createCategory, createProduct, createTenant } from '@/lib/testing/rows/factories';
import { listFacets } from './filter-facets.queries';
import { listFilteredProducts } from './filtered-products.queries';
import { NO_FILTER, type ProductFilter } from './product-filter';

const SIZES = [
  {
    name: 'Size',
    values: ['S', 'M'],
    changesPrice: true,
    changesStock: true,
    changesSku: false,
    changesPicture: false,
  },
];

/** A product in two sizes: S costs less, and M is out of stock if it is counted. */
async function createSized(tenantId: TenantId, data: object): Promise<void> {
  const { id } = await createProduct(tenantId, { options: SIZES, ...data });
  await database().productVariant.update({
    where: { tenantId_id: { tenantId, id } },
    data: { isOffered: false },
  });
  for (const [position, value, priceCents, onHand] of [
    [1, 'S', 1_000, 3],
    [2, 'M', 3_000, 0],
  ] as const) {
    const variantId = crypto.randomUUID();
    await database().productVariant.create({
      data: {
        ...{ tenantId, id: variantId, productId: id, position, optionValues: [value] },
        ...{ priceCents, onHand, stockVariantId: variantId },
      },
    });
  }
}

describe('a filtered grid', () => {
  let tenantId: TenantId;
  let mugs: string;

  beforeAll(async () => {
    await resetDatabase();
    tenantId = (await createTenant()).id;
    mugs = (await createCategory(tenantId, { name: 'Mugs' })).id;
    await createProduct(tenantId, { name: 'Plain Mug', priceCents: 2_000, categoryId: mugs });
    const vases = await createCategory(tenantId, { name: 'Vases' });
    const vase = { categoryId: vases.id, furtherCategories: { create: { categoryId: mugs } } };
    await createProduct(tenantId, { name: 'Big Vase', priceCents: 9_000, position: 7, ...vase });
    await createProduct(tenantId, { name: 'Old Bowl', priceCents: 2_000, isActive: false });
    await createProduct(tenantId, { name: 'Only One', priceCents: 2_500, stockKind: 'one_of_a_kind' });
    await createSized(tenantId, { name: 'Sock', priceCents: 1_500, stockKind: 'counted' });
    const other = await createTenant();
    await createProduct(other.id, { name: 'Neighbour', priceCents: 2_000 });
  });

  const names = async (filter: Partial<ProductFilter>, page = 1) => {
    const found = await listFilteredProducts(tenantId, { ...NO_FILTER, ...filter }, page);
    return found.products.map(({ name }) => name);
  };

  it.each<[string, Partial<ProductFilter>, string[]]>([
    ['all, in the shop’s order', {}, ['Sock', 'Only One', 'Plain Mug', 'Big Vase']],
    ['all, newest first', { sort: 'newest' }, ['Sock', 'Only One', 'Big Vase', 'Plain Mug']],
    ['by price', { sort: 'price' }, ['Sock', 'Plain Mug', 'Only One', 'Big Vase']],
    ['by price, falling', { sort: 'price-down' }, ['Big Vase', 'Only One', 'Plain Mug', 'Sock']],
    ['by name', { sort: 'name' }, ['Big Vase', 'Only One', 'Plain Mug', 'Sock']],
    ['up to a price', { maxCents: cents(2_000) }, ['Sock', 'Plain Mug']],
    ['from a price, of any variant', { minCents: cents(3_000) }, ['Sock', 'Big Vase']],
    ['that can be bought', { isAvailable: true }, ['Sock', 'Plain Mug', 'Big Vase']],
    ['in a size', { options: [{ name: 'Size', value: 'M' }] }, ['Sock']],
    ['in a size that can be bought', { isAvailable: true, options: [{ name: 'Size', value: 'M' }] }, []],
    [
      'in another size that can be bought',
      { isAvailable: true, options: [{ name: 'Size', value: 'S' }] },
      ['Sock'],
    ],
    // Only M costs this much, and only S is asked for.
    [
      'price and size of one variant',
      { minCents: cents(2_000), options: [{ name: 'Size', value: 'S' }] },
      [],
    ],
    ['of an option that nothing has', { options: [{ name: 'Glaze', value: 'M' }] }, []],
  ])('shows products %s', async (_name, filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it('goes by the price of today while a sale runs', async () => {
    const { id } = await createProduct(tenantId, { name: 'Sale Mug', priceCents: 8_000 });
    await database().productTerms.create({
      data: {
        ...{ tenantId, productId: id, saleKind: 'percent', saleValue: 9_000 },
        ...{ saleFrom: new Date('2020-01-01'), saleUntil: null },
      },
    });
    expect(await names({ maxCents: cents(999) })).toEqual(['Sale Mug']);
    expect((await names({ sort: 'price' }))[0]).toBe('Sale Mug');
    expect(await names({ minCents: cents(8_000) })).toEqual(['Big Vase']);
    expect((await listFacets(tenantId)).prices).toMatchObject({ min: 800 });
    await database().product.delete({ where: { tenantId_id: { tenantId, id } } });
  });

  it('shows the products of a category, also of those that are in several', async () => {
    expect(await names({ categoryId: mugs })).toEqual(['Plain Mug', 'Big Vase']);
  });

  it('offers the options of active products, with the range of all prices', async () => {
    expect(await listFacets(tenantId)).toEqual({
      prices: { min: 1_000, max: 9_000 },
      options: [{ name: 'Size', values: ['S', 'M'] }],
      hasStock: true,
    });
  });
});

/** The most milliseconds of database time for one page of a shop with 5,000 products. */
const LIMIT = 50;

it(`filters 5,000 products in less than ${LIMIT} ms`, { timeout: 120_000 }, async () => {
  const { id: tenantId } = await createTenant();
  const category = await createCategory(tenantId, { name: 'Half of all' });
  await insertMany(
    5_000,
    ['products', 'product_variants', 'product_prices'],
    (first, last) => database().$executeRaw`
    INSERT INTO products (tenant_id, id, name, price_cents, sku, category_id, options, stock_kind)
    SELECT ${tenantId}::uuid, gen_random_uuid(), 'Piece ' || n, 500 + (n * 37) % 9000, 'P-' || n,
      CASE WHEN n % 2 = 0 THEN ${category.id}::uuid END,
      CASE WHEN n % 2 = 0 THEN ${JSON.stringify(SIZES)}::jsonb ELSE '[]'::jsonb END,
      CASE WHEN n % 3 = 0 THEN 'counted' ELSE 'uncounted' END
    FROM generate_series(${first}::int, ${last}::int) AS n`,
  );
  await database().$executeRaw`
    INSERT INTO product_variants (tenant_id, id, product_id, position, option_values, price_cents, on_hand, stock_variant_id)
    SELECT p.tenant_id, made.id, p.id, 1, jsonb_build_array(made.value), p.price_cents + made.more, made.more % 3, made.id
    FROM products p, LATERAL (
      SELECT gen_random_uuid() AS id, value, more FROM (VALUES ('S', 0), ('M', 500)) AS sizes(value, more)
      WHERE p.id IS NOT NULL) AS made
    WHERE p.tenant_id = ${tenantId}::uuid AND p.options <> '[]'::jsonb`;
  await database().$executeRaw`
    UPDATE product_variants v SET is_offered = false FROM products p
    WHERE p.tenant_id = v.tenant_id AND p.id = v.id AND p.tenant_id = ${tenantId}::uuid AND p.options <> '[]'::jsonb`;
  const further = await createCategory(tenantId, { name: 'A third of all, besides' });
  await database().$executeRaw`
    INSERT INTO product_categories (tenant_id, product_id, category_id)
    SELECT tenant_id, id, ${further.id}::uuid FROM products
    WHERE tenant_id = ${tenantId}::uuid AND substr(sku, 3)::int % 3 = 0`;
  await database().$executeRaw`ANALYZE products, product_variants, product_categories`;

  const filters: Partial<ProductFilter>[] = [
    { sort: 'price' },
    { sort: 'name', categoryId: category.id },
    { categoryId: further.id },
    { minCents: cents(2_000), maxCents: cents(4_000) },
    {
      sort: 'price-down',
      isAvailable: true,
      minCents: cents(1_000),
      options: [{ name: 'Size', value: 'M' }],
    },
  ];
  for (const filter of filters) {
    const asked = { ...NO_FILTER, ...filter };
    const { total } = await listFilteredProducts(tenantId, asked, 1);
    expect(total).toBeGreaterThan(500);
    const time = await databaseTime(tenantId, LIMIT, () => listFilteredProducts(tenantId, asked, 2));
    // Something was measured.
    expect(time).toBeGreaterThan(0.5);
    expect(time, JSON.stringify(filter)).toBeLessThan(LIMIT);
  }
});
