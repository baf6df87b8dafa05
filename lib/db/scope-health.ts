// Whether a shop's scope works: the role exists, its grants exist, and every table has a policy. A database that was
// restored without them answers `SELECT 1`, but serves no page, or serves all data to everybody.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asTenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { reasonOf } from '@/lib/reason-of';
import { platformPool } from './client';
import { type Database, tenantDb } from './tenant-db';

/** Milliseconds for which a result is cached, so that many requests cause one check. */
const FRESH_FOR = 2_000;
/**
 * Milliseconds after which another look begins although the last one is unanswered: a connection that was lost without a word would
 * say nothing for much longer.
 */
const LONGEST_LOOK = 30_000;
/** The timeout in milliseconds after which the database counts as down. */
const PATIENCE = 4_000;
/** Milliseconds between two log lines about the same problem. */
const PAUSE_OF_LOG = 60_000;

type Look = { startedAt: number; isWell: Promise<boolean>; isPending: boolean };

let latest: Look | undefined;
let logged = { reason: '', at: Number.NEGATIVE_INFINITY };

/**
 * Whether shops can be served, as of the last two seconds. A look that is unanswered, such as behind a locked table, keeps others from
 * beginning: each would take another connection. Never throws; the reason is in the log.
 */
export function isScopeWell(now = performance.now()): Promise<boolean> {
  if (latest === undefined || now - latest.startedAt >= (latest.isPending ? LONGEST_LOOK : FRESH_FOR)) {
    const found = scopeProblem().catch(reasonOf);
    const look = { startedAt: now, isWell: isWithinPatience(found), isPending: true };
    void found.then(() => {
      look.isPending = false;
    });
    latest = look;
  }
  return latest.isWell;
}

async function isWithinPatience(found: Promise<string | null>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`the database did not answer within ${PATIENCE} ms`), PATIENCE);
  });
  const reason = await Promise.race([found, late]);
  clearTimeout(timer);
  if (reason === null) {
    logged = { reason: '', at: Number.NEGATIVE_INFINITY };
    return true;
  }
  const now = performance.now();
  if (reason !== logged.reason || now - logged.at >= PAUSE_OF_LOG) {
    logged = { reason, at: now };
    logger().error({ event: 'health.unwell', reason }, 'shops cannot be served');
  }
  return false;
}

const shown = z.array(z.object({ id: z.string() }));

/**
 * The problem of a shop's scope, found by reading in it as a server does; null if there is none. Throws Postgres's
 * error if a role or a grant is missing.
 */
export async function scopeProblem(): Promise<string | null> {
  // Any shop will do; only a query across shops finds one.
  const rows = shown.parse(
    await platformPool().$queryRaw`SELECT id::text AS "id" FROM tenants ORDER BY id LIMIT 1`,
  );
  const [own] = rows;
  // The scope of no shop: rows that are visible in it would be visible in all.
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

/**
 * The shops that a scope sees, at most two, and the tables of shops that it may use but that have no working policy.
 */
async function readScope(db: Database): Promise<{ shops: string[]; open: string[] }> {
  const shops = shown.parse(await db.$queryRaw`SELECT id::text AS "id" FROM tenants LIMIT 2`);
  // Touches no row, but Postgres still reports a missing grant.
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
