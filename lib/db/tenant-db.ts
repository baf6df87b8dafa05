import 'server-only';
import { giveWay, giveWayAfterReading } from '@/lib/http/give-way.mjs';
import type { TenantId } from '@/lib/ids';
import { type Database, queryInScope, tenantPool } from './client';
import type { Prisma } from './generated/client';
import { inScope } from './scope';
import { bindConnection, lastAnswers } from './within-transaction';

export type { Database };

/** Lets pages of other shops go first: before a connection is taken, and before a page goes on with what was read. */
async function afterOthers<Value>(work: () => Promise<Value>): Promise<Value> {
  await giveWay();
  const value = await work();
  await giveWayAfterReading();
  return value;
}

/**
 * Runs `work` in one transaction for one tenant: row-level security shows only that tenant's rows, whatever a query
 * forgets. Role and tenant are set for the transaction only, which also works with a connection pooler. The login may
 * do nothing outside of that role, so a query that leaves it gains nothing.
 *
 * Keep `work` short, and make no network call in it, because it holds a connection.
 */
export function tenantDb<Value>(tenantId: TenantId, work: (db: Database) => Promise<Value>): Promise<Value> {
  return afterOthers(() =>
    inScope(tenantId, async () => {
      const [db, value] = await tenantPool().$transaction(
        async (opened) => {
          bindConnection(opened);
          return [opened, await work(opened).catch((error) => causeOf(opened, error))] as const;
        },
        { maxWait: 5_000, timeout: 10_000 },
      );
      await lastAnswers(db);
      return value;
    }),
  );
}

/** After a failed statement each further one of its transaction fails too. */
async function causeOf(db: Database, error: unknown): Promise<never> {
  await lastAnswers(db);
  throw error;
}

type WithoutJoining<Part> = Part extends { findUnique: unknown }
  ? Omit<Part, 'findUnique' | 'findUniqueOrThrow'>
  : Part;

/**
 * What `tenantStatement` offers: all but `findUnique`. Prisma joins those that are asked for in the same moment into one statement, even
 * those of two shops.
 */
export type LoneDatabase = { [Name in keyof Database]: WithoutJoining<Database[Name]> };

/**
 * `tenantDb` for a single statement: it is a transaction by itself, and takes one round trip instead of three. Several
 * statements would see different moments, and each would be kept or lost alone.
 */
export const tenantStatement = <Value>(
  tenantId: TenantId,
  statement: (db: LoneDatabase) => PromiseLike<Value>,
): Promise<Value> => afterOthers(() => inScope(tenantId, async () => statement(tenantPool())));

/**
 * `tenantStatement` for SQL of our own, without Prisma, whose part is most of the cost of so small a statement: for what each order
 * sends several times. Rows come as the driver reads them; a failure is the driver's error.
 */
export const tenantQuery = (tenantId: TenantId, statement: Prisma.Sql): Promise<unknown[]> =>
  afterOthers(() => inScope(tenantId, () => queryInScope(statement)));
