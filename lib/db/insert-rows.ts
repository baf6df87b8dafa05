// Inserts in SQL of our own, whose fields the compiler still knows. Prisma's `createMany` plans its statement anew each time, and takes one
// for each table (docs/decisions/0283, 0284).
import 'server-only';
import { Prisma } from './generated/client';

/** The tables that are written like this, each with the fields of its rows. */
export type Fields = {
  orders: Prisma.OrderCreateManyInput;
  order_files: Prisma.OrderFileCreateManyInput;
  order_items: Prisma.OrderItemCreateManyInput;
  order_events: Prisma.OrderEventCreateManyInput;
  order_extras: Prisma.OrderExtrasCreateManyInput;
  outbox_mails: Prisma.OutboxMailCreateManyInput;
  payments: Prisma.PaymentCreateManyInput;
  stock_holds: Prisma.StockHoldCreateManyInput;
};

/**
 * The statement that inserts these rows, at least one. All have the same fields; a column that none of them names gets the
 * database's default, which is not always Prisma's: name the id, and `updatedAt`. `skipDuplicates`: leaves out a row that a
 * unique index refuses.
 */
export function insertRows<Table extends keyof Fields>(
  table: Table,
  rows: readonly Fields[Table][],
  { skipDuplicates = false }: { skipDuplicates?: boolean } = {},
): Prisma.Sql {
  const sent = rows.map(columnsOf);
  const names = Object.keys(sent[0] ?? {});
  if (names.length === 0 || !sent.every((row) => hasExactly(row, names))) {
    throw new Error(`Rows for ${table} do not have the same fields`);
  }
  // Names of our own source, never of a request.
  const into = Prisma.raw(`"${table}"`);
  const columns = Prisma.raw(names.map((name) => `"${name}"`).join(', '));
  const unlessThere = skipDuplicates ? Prisma.sql` ON CONFLICT DO NOTHING` : Prisma.empty;
  return Prisma.sql`INSERT INTO ${into} (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::${into}, ${JSON.stringify(sent)}::jsonb)${unlessThere}`;
}

/**
 * Several inserts, or updates of other rows, as one statement. Postgres checks foreign keys at its end, so the rows may refer to
 * each other; none of them sees what another one writes. Its count is that of the last one.
 */
export function writeTogether(writes: readonly Prisma.Sql[]): Prisma.Sql {
  const last = writes.at(-1);
  if (last === undefined) {
    throw new Error('There is nothing to write');
  }
  const others = writes
    .slice(0, -1)
    .map((write, index) => Prisma.sql`${Prisma.raw(`part${index}`)} AS (${write})`);
  return others.length === 0 ? last : Prisma.sql`WITH ${Prisma.join(others, ', ')} ${last}`;
}

const hasExactly = (row: object, names: readonly string[]): boolean =>
  Object.keys(row).length === names.length && names.every((name) => name in row);

/** As every model of the schema maps its fields: `orderId` is the column `order_id`. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columnsOf = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [columnOf(field), value === Prisma.DbNull ? null : value]),
  );
