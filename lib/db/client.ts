// The connections to Postgres, and which login each of them has.
import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { type Prisma, PrismaClient } from './generated/client';

/** What a query or command may use inside a scope. */
export type Database = Prisma.TransactionClient;

type Login = 'tenant' | 'platform' | 'migration';

// Development reloads modules; the global keeps the pools over all of them.
const holder = globalThis as typeof globalThis & { makerfrontPools?: Partial<Record<Login, PrismaClient>> };

function open(login: Login, connectionString: string, max: number): PrismaClient {
  holder.makerfrontPools ??= {};
  const pools = holder.makerfrontPools;
  pools[login] ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString,
      max,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
    }),
  });
  return pools[login];
}

/**
 * How DATABASE_POOL_SIZE is shared out. Work across shops is single short statements; a shop's work is transactions of
 * many, so it gets the larger part.
 */
export const poolSizes = (all: number) => {
  const platform = Math.max(1, Math.floor(all / 4));
  return { platform, tenant: all - platform };
};

/** The pool of shops' work: for `tenantDb` and the health check, and for nobody else. */
export const tenantPool = (): PrismaClient =>
  open('tenant', env().DATABASE_URL, poolSizes(env().DATABASE_POOL_SIZE).tenant);

/**
 * The pool of work across shops. A login of its own: what runs in a shop's scope can change its role back to the login
 * it came in with, and that must not be one that reads every shop.
 */
export const platformPool = (): PrismaClient =>
  open('platform', env().PLATFORM_DATABASE_URL, poolSizes(env().DATABASE_POOL_SIZE).platform);

/**
 * The owner of the tables, whom nothing is forbidden: for the seed and for tests, which look at everything. A running
 * server has no such login.
 */
export function database(): PrismaClient {
  const url = process.env.MIGRATION_DATABASE_URL;
  if (!url) {
    throw new Error('MIGRATION_DATABASE_URL is not set; a running server does not need it.');
  }
  return open('migration', url, 10);
}
