// The connection pools to Postgres, and the login of each.
import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { type ClientBase, DatabaseError, type Pool, type QueryResult } from 'pg';
import { env } from '@/lib/env';
import { beginWithNext } from './begin-with-next';
import { type Prisma, PrismaClient } from './generated/client';
import { sendLoneStatements } from './lone-statements';
import { measuredPool } from './measured-pool';
import { beginInScope, hasScope, noteBegin, noteEnd } from './scope';
import { statementNames } from './statement-names';

/** The client for queries and commands within a scope. */
export type Database = Prisma.TransactionClient;

type Login = 'tenant' | 'platform' | 'migration';

type Opened = { pool: Pool; nameOf: (text: string) => string; prisma: PrismaClient };

// Development reloads modules; the global keeps the pools.
const holder = globalThis as typeof globalThis & { makerfrontPools?: Partial<Record<Login, Opened>> };

function open(login: Login, connectionString: string, max: number): Opened {
  holder.makerfrontPools ??= {};
  const pools = holder.makerfrontPools;
  pools[login] ??= connect(login, connectionString, max);
  return pools[login];
}

const noName = () => '';

function connect(login: Login, connectionString: string, max: number): Opened {
  const isOfShops = login === 'tenant';
  const pool = measuredPool(
    login,
    { connectionString, max, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000, pipeline: isOfShops },
    isOfShops ? beginInScope : undefined,
  );
  // The pool drops an idle connection that the database ends. Without a listener that would end the process, and Prisma's own comes
  // only with its first statement.
  pool.on('error', () => {});
  if (isOfShops) {
    beginWithNext(pool, { began: noteBegin, ended: noteEnd });
    // Also of a transaction that ends with its connection.
    pool.on('release', (_error, client) => noteEnd(client));
    sendLoneStatements(pool, () => (hasScope() ? beginInScope() : undefined));
  }
  const isNaming = login !== 'migration' && env().DATABASE_PREPARED_STATEMENTS === '1';
  const nameOf = isNaming ? statementNames() : noName;
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Not BEGIN and COMMIT: more than one statement at once can have no name.
    ...(isNaming && {
      statementNameGenerator: ({ sql, args }) => (args.length === 0 ? '' : nameOf(sql)),
    }),
  });
  return { pool, nameOf, prisma: new PrismaClient({ adapter }) };
}

/**
 * Splits DATABASE_POOL_SIZE. Work across shops is single short statements; a shop's work is transactions of many
 * statements, so it gets the larger part.
 */
export const poolSizes = (all: number) => {
  const platform = Math.max(1, Math.floor(all / 4));
  return { platform, tenant: all - platform };
};

/** The pool for shops' work: only for `tenantDb` and the health check. */
export const tenantPool = (): PrismaClient => openTenant().prisma;

const openTenant = () => open('tenant', env().DATABASE_URL, poolSizes(env().DATABASE_POOL_SIZE).tenant);

/**
 * The pool for work across shops. It has a login of its own, because a statement in a shop's scope can change its role
 * back to the session's login, which must not be one that reads every shop.
 */
export const platformPool = (): PrismaClient => openPlatform().prisma;

const openPlatform = () =>
  open('platform', env().PLATFORM_DATABASE_URL, poolSizes(env().DATABASE_POOL_SIZE).platform);

/**
 * One statement of a library with a table of its own, over the connections of `platformPool`. Prisma's part of so small a
 * statement, of which each request sends some, is more than half of its cost (docs/decisions/0283).
 */
export const platformQuery = (text: string, values: readonly unknown[]): Promise<unknown[]> =>
  query(openPlatform(), text, values);

/** One statement in the scope that is set here, over the connections of `tenantPool`: only for `tenantQuery`. */
export const queryInScope = ({ text, values }: Prisma.Sql): Promise<unknown[]> =>
  query(openTenant(), text, values);

/** One statement on a connection of `tenantPool` whose transaction has begun: only for `queryWithin` and its like. */
export const answerOn = (
  connection: ClientBase,
  { text, values }: Prisma.Sql,
): Promise<QueryResult<object>> =>
  connection
    .query<object>({ name: openTenant().nameOf(text), text, values: [...values] })
    .catch(withoutDetail);

async function query({ pool, nameOf }: Opened, text: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await pool
    .query<object>({ name: nameOf(text), text, values: [...values] })
    .catch(withoutDetail);
  return rows;
}

/** Postgres's detail may quote the row that it refused, and errors are logged: what people typed does not belong there. */
function withoutDetail(error: unknown): never {
  if (error instanceof DatabaseError) {
    error.detail = undefined;
  }
  throw error;
}

/**
 * The owner of the tables, without any restriction: for the seed and for tests. A running server does not have this
 * login.
 */
export function database(): PrismaClient {
  const url = process.env.MIGRATION_DATABASE_URL;
  if (!url) {
    throw new Error('MIGRATION_DATABASE_URL is not set; a running server does not need it.');
  }
  return open('migration', url, 10).prisma;
}
