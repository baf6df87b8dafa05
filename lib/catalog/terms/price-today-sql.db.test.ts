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

type Case = { regular: Cents; own: Cents | null; sale: Sale };
const cases = fc.sample(fc.record({ regular: price, own: fc.option(price, { nil: null }), sale }), 2_000);

const rowOf = ({ regular, own, sale: { reduction: off, from, until } }: Case) => ({
  ...{ regular, own, kind: off.kind, value: off.kind === 'price' ? off.cents : off.basisPoints },
  ...{ from_day: from, until_day: until },
});

it('is the price that is charged, of a product and of a variant with its own price', async () => {
  const rows = await database().$queryRaw<{ price: number }[]>`
    SELECT ${priceTodaySql(TODAY)} AS price
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(cases.map(rowOf))}::jsonb)
      AS (regular int, own int, kind text, value int, from_day date, until_day date)) WITH ORDINALITY AS c
      (regular, own, kind, value, from_day, until_day, place),
      LATERAL (SELECT c.regular AS price_cents) AS products,
      LATERAL (SELECT c.own AS price_cents) AS v,
      LATERAL (SELECT c.kind AS sale_kind, c.value AS sale_value, c.from_day AS sale_from, c.until_day AS sale_until) AS t
    ORDER BY c.place`;
  expect(rows.map((row) => row.price)).toEqual(
    cases.map(({ regular, own, sale: run }) => priceToday(own ?? regular, { sale: run }, TODAY)),
  );
});

it('is the regular price without terms', async () => {
  const { id: tenantId } = await createTenant();
  await createProduct(tenantId, { priceCents: 2_800 });
  const rows = await database().$queryRaw<{ price: number }[]>`
    SELECT ${priceTodaySql(TODAY)} AS price FROM products
    JOIN product_variants v ON v.tenant_id = products.tenant_id AND v.product_id = products.id ${TERMS_JOIN}
    WHERE products.tenant_id = ${tenantId}::uuid`;
  expect(rows).toEqual([{ price: 2_800 }]);
});
