// What the migration of charges does to existing orders.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrderRow } from '@/lib/testing/rows/order-rows';

const MIGRATION = fileURLToPath(
  new URL('migrations/20261126100000_order_charges/migration.sql', import.meta.url),
);
/** SQL that restores the schema before that migration. */
const UNDO = `ALTER TABLE orders DROP COLUMN charges;
  ALTER TABLE order_items DROP COLUMN discount_cents, DROP COLUMN tax_cents;
  DROP FUNCTION charges_total(jsonb)`;

/** Statements of a file, split only between statements. */
const statementsOf = (sql: string) =>
  sql.split(/;\n(?=\s*(?:--|[A-Z]|$))/).filter((text) => text.trim() !== '');

beforeEach(resetDatabase);

it('existing orders cost their goods and the upcharges of their rosters’ sizes', async () => {
  const tenant = await createTenant();
  const [plain, sized, empty, odd] = [
    await createOrderRow(tenant.id),
    await createOrderRow(tenant.id, { totalCents: 6_000 }),
    await createOrderRow(tenant.id, { totalCents: 0, platformFeeCents: 0 }),
    await createOrderRow(tenant.id, { totalCents: 100, platformFeeCents: 0 }),
  ];
  await database().orderItem.updateMany({ where: { orderId: sized }, data: { upchargeCents: 400 } });
  await database().orderItem.deleteMany({ where: { orderId: empty } });
  // More upcharge than total: never sold so, and still a list that adds up to the total.
  await database().orderItem.updateMany({ where: { orderId: odd }, data: { upchargeCents: 400 } });
  const undone = new Error('undone');
  let rows: { id: string; charges: { kind: string; amountCents: number }[] }[] = [];
  const run = database().$transaction(async (db) => {
    for (const statement of [...UNDO.split(';'), ...statementsOf(readFileSync(MIGRATION, 'utf8'))]) {
      await db.$executeRawUnsafe(statement);
    }
    rows = await db.$queryRaw`SELECT id::text, charges FROM orders`;
    throw undone;
  });
  await expect(run).rejects.toBe(undone);
  const chargesOf = (id: string) =>
    rows.find((row) => row.id === id)?.charges.map(({ kind, amountCents }) => [kind, amountCents]);
  expect([plain, sized, empty, odd].map(chargesOf)).toEqual([
    [['goods', 5_600]],
    [
      ['goods', 5_600],
      ['upcharges', 400],
    ],
    [['goods', 0]],
    [
      ['goods', 0],
      ['upcharges', 100],
    ],
  ]);
});
