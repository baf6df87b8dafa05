import fc from 'fast-check';
import { expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { type Cents, cents } from '@/lib/money/cents';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { priceToday } from './piece-price';
import { priceTodaySql, TERMS_JOIN } from './price-today-sql';
import type { Reduction, Sale } from './product-terms';

const DAYS = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'] as const;
const TODAY = '2026-03-02';

const columnsOf = ({ reduction, from, until }: Sale) => ({
  saleKind: reduction.kind,
  saleValue: reduction.kind === 'price' ? reduction.cents : reduction.basisPoints,
  saleFrom: new Date(from),
  saleUntil: until === null ? null : new Date(until),
});

const price = fc.integer({ min: 1, max: 99_999_999 }).map(cents);
const reduction = fc.oneof(
  price.map((amount): Reduction => ({ kind: 'price', cents: amount })),
  fc.integer({ min: 1, max: 9_000 }).map((basisPoints): Reduction => ({ kind: 'percent', basisPoints })),
);
const sale = fc
  .record({ reduction, from: fc.constantFrom(...DAYS), length: fc.option(fc.nat({ max: 2 }), { nil: null }) })
  .map(({ length, ...begun }): Sale => {
    const last = length === null ? null : (DAYS[DAYS.indexOf(begun.from) + length] ?? DAYS[3]);
    return { ...begun, until: last };
  });

const sqlPrice = async (tenantId: string): Promise<unknown> => {
  const rows = await database().$queryRaw<{ price: unknown }[]>`
    SELECT ${priceTodaySql(TODAY)} AS price FROM products
    JOIN product_variants v ON v.tenant_id = products.tenant_id AND v.product_id = products.id ${TERMS_JOIN}
    WHERE products.tenant_id = ${tenantId}::uuid`;
  return rows[0]?.price;
};

it('is the price that is charged, of a product and of a variant with its own price', async () => {
  const { id: tenantId } = await createTenant();
  const { id } = await createProduct(tenantId, {});
  const product = { tenantId_id: { tenantId, id } };
  await database().productTerms.create({ data: { tenantId, productId: id } });
  await fc.assert(
    fc.asyncProperty(
      price,
      fc.option(price, { nil: null }),
      sale,
      async (regular, own: Cents | null, run) => {
        await database().product.update({ where: product, data: { priceCents: regular } });
        await database().productVariant.update({ where: product, data: { priceCents: own } });
        await database().productTerms.update({
          where: { tenantId_productId: { tenantId, productId: id } },
          data: columnsOf(run),
        });
        expect(await sqlPrice(tenantId)).toBe(priceToday(own ?? regular, { sale: run }, TODAY));
      },
    ),
    { numRuns: 60 },
  );
});

it('is the regular price without terms', async () => {
  const { id: tenantId } = await createTenant();
  await createProduct(tenantId, { priceCents: 2_800 });
  expect(await sqlPrice(tenantId)).toBe(2_800);
});
