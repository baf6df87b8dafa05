// Whether a shop's scope works: the role is there, its grants are, and a policy stands before every table. A database
// that was put back without them answers `SELECT 1` and serves no page, or serves everybody everything.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asTenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { platformPool } from './client';
import { type Database, tenantDb } from './tenant-db';

/** Milliseconds for which an answer counts: however many ask, the database is asked once in that time. */
const FRESH_FOR = 2_000;
/** Milliseconds after which the database counts as away. Nobody waits for it longer. */
const PATIENCE = 4_000;
/** Milliseconds between two lines in the log about the same trouble. */
const PAUSE_OF_LOG = 60_000;

type Look = { startedAt: number; isWell: Promise<boolean> };

let latest: Look | undefined;
let logged = { reason: '', at: Number.NEGATIVE_INFINITY };

/** Whether shops can be served, as of the last two seconds. Never throws; the reason stands in the log. */
export function isScopeWell(now = performance.now()): Promise<boolean> {
  if (latest === undefined || now - latest.startedAt >= FRESH_FOR) {
    latest = { startedAt: now, isWell: look() };
  }
  return latest.isWell;
}

async function look(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`the database did not answer within ${PATIENCE} ms`), PATIENCE);
  });
  const reason = await Promise.race([
    scopeProblem().catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
    late,
  ]);
  clearTimeout(timer);
  if (reason === null) {
    logged = { reason: '', at: Number.NEGATIVE_INFINITY };
    return true;
  }
  const now = performance.now();
  if (reason !== logged.reason || now - logged.at >= PAUSE_OF_LOG) {
    logged = { reason, at: now };
    logger().error({ event: 'health.unwell', reason }, 'shops cannot be served; see npm run migrate');
  }
  return false;
}

const shown = z.array(z.object({ id: z.string() }));

/**
 * What is wrong with a shop's scope, by reading in it as a server does; null if nothing is. Throws what Postgres says
 * where a role or a grant is missing.
 */
export async function scopeProblem(): Promise<string | null> {
  // Any shop will do, and only a look across shops finds one.
  const rows = shown.parse(
    await platformPool().$queryRaw`SELECT id::text AS "id" FROM tenants ORDER BY id LIMIT 1`,
  );
  const [own] = rows;
  // Nobody's: what is seen in it could be seen in any.
  const nobodys = await tenantDb(asTenantId(randomUUID()), readScope);
  if (nobodys.shops.length > 0) {
    return 'row-level security does not bite: a scope of no shop sees shops';
  }
  if (nobodys.open.length > 0) {
    return `no policy stands before ${nobodys.open.join(', ')}`;
  }
  if (own === undefined) {
    return null;
  }
  const { shops } = await tenantDb(asTenantId(own.id), readScope);
  return shops.length === 1 && shops[0] === own.id
    ? null
    : 'a shop’s scope does not see that shop, or sees others';
}

const openTables = z.array(z.object({ name: z.string() }));

/** The shops that a scope sees, two at most, and the tables that it may read unhindered or, with no policy, never. */
async function readScope(db: Database): Promise<{ shops: string[]; open: string[] }> {
  const shops = shown.parse(await db.$queryRaw`SELECT id::text AS "id" FROM tenants LIMIT 2`);
  // Touches no row, and Postgres says which grant is missing all the same.
  await db.$queryRaw`SELECT 1 FROM categories, products, orders, order_items, payments WHERE false`;
  const open = openTables.parse(
    await db.$queryRaw`
      SELECT c.relname::text AS "name" FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped)
        AND has_table_privilege(c.oid, 'INSERT, DELETE')
        AND NOT (c.relrowsecurity
          AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND 'makerfront_tenant'::regrole = ANY (p.polroles)))
      ORDER BY 1 LIMIT 5`,
  );
  return { shops: shops.map(({ id }) => id), open: open.map(({ name }) => name) };
}
