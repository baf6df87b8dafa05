// The connection to Postgres, and the two scopes that queries run in.
import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/env';
import { type Prisma, PrismaClient } from './generated/client';

/** What a query or command may use inside a scope. */
export type Database = Prisma.TransactionClient;

// Development reloads modules; the global keeps one pool over all of them.
const holder = globalThis as typeof globalThis & { makerfrontDatabase?: PrismaClient };

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = env();
  const adapter = new PrismaPg({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  return new PrismaClient({ adapter });
}

/** The pool itself: for `tenantDb`, `platformDb` and the health check, and for nobody else. */
export function database(): PrismaClient {
  holder.makerfrontDatabase ??= connect();
  return holder.makerfrontDatabase;
}
