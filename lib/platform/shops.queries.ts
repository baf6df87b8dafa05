// The shops, for operators.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/literally';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';
import { isOfRealOrder } from '@/lib/orders/test-orders/real-orders-sql';
import { OWNER } from '@/lib/tenants/roles';
import { readShopState, SHOP_STATES, type ShopState } from '@/lib/tenants/state/shop-state';
import type { Operator } from './operator';

/** Rows of one page of a list. */
export const PAGE_SIZE = 25;

export type ShopRow = {
  id: TenantId;
  name: string;
  slug: string;
  customDomain: string | null;
  state: ShopState;
  owner: string;
  salesCents: Cents;
  lastSaleAt: Date | null;
  fee: { basisPoints: number; fixedCents: Cents };
  createdAt: Date;
  /** Whether the landing page shows it while it is open. */
  isFeatured: boolean;
};

type RawShop = Omit<ShopRow, 'state' | 'salesCents' | 'fee'> & {
  state: string;
  salesCents: number;
  basisPoints: number;
  fixedCents: number;
};

const shopRow = ({ state, salesCents, basisPoints, fixedCents, ...row }: RawShop): ShopRow => ({
  ...row,
  state: readShopState(state),
  salesCents: cents(salesCents),
  fee: { basisPoints, fixedCents: cents(fixedCents) },
});

const columns = Prisma.sql`
  t.id::text AS id, t.name, t.slug, t.custom_domain AS "customDomain", t.state, t.created_at AS "createdAt", t.is_featured AS "isFeatured",
  coalesce((SELECT u.email FROM tenant_users m JOIN users u ON u.id = m.user_id
    WHERE m.tenant_id = t.id AND m.role = ${OWNER} ORDER BY m.created_at LIMIT 1), '') AS owner,
  (SELECT coalesce(sum(p.amount_cents - p.refunded_cents), 0)::float8 FROM payments p
    WHERE p.tenant_id = t.id AND p.status = 'captured' AND p.captured_at > now() - interval '30 days'
      AND ${isOfRealOrder('p')}) AS "salesCents",
  (SELECT max(p.captured_at) FROM payments p WHERE p.tenant_id = t.id AND p.status = 'captured'
    AND ${isOfRealOrder('p')}) AS "lastSaleAt",
  round(coalesce(f.percentage, t.platform_fee_percentage) * 100)::int AS "basisPoints",
  coalesce(f.fixed_cents, t.platform_fee_fixed_cents) AS "fixedCents"`;
const source = Prisma.sql`
  FROM tenants t LEFT JOIN LATERAL (
    SELECT percentage, fixed_cents FROM tenant_fees WHERE tenant_id = t.id AND valid_from <= now()
    ORDER BY valid_from DESC LIMIT 1) f ON true`;

export type ShopFilter = { search: string; state: ShopState | null; page: number };

/**
 * One page of the shops, newest first, filtered by name, address, domain or owner; `hasMore` if another page
 * follows.
 */
export function listShops(
  operator: Operator,
  { search, state, page }: ShopFilter,
): Promise<{ shops: ShopRow[]; hasMore: boolean }> {
  const like = `%${literally(search.toLowerCase())}%`;
  return operatorDb(operator, async (db) => {
    // Reads the page's rows first, and sums sales for those only.
    const rows = await db.$queryRaw<RawShop[]>`
      SELECT ${columns} ${source}
      WHERE t.id IN (
        SELECT s.id FROM tenants s WHERE s.kind = 'shop'
          AND (${state}::text IS NULL OR s.state = ${state})
          AND (${search} = '' OR lower(s.name) LIKE ${like} OR s.slug LIKE ${like} OR s.custom_domain LIKE ${like}
            OR EXISTS (SELECT FROM tenant_users m JOIN users u ON u.id = m.user_id
              WHERE m.tenant_id = s.id AND u.email LIKE ${like}))
        ORDER BY s.created_at DESC, s.id DESC LIMIT ${PAGE_SIZE + 1} OFFSET ${(page - 1) * PAGE_SIZE})
      ORDER BY t.created_at DESC, t.id DESC`;
    return { shops: rows.slice(0, PAGE_SIZE).map(shopRow), hasMore: rows.length > PAGE_SIZE };
  });
}

export type FeeRule = {
  id: string;
  basisPoints: number;
  fixedCents: Cents;
  validFrom: Date;
  actorName: string;
};
export type LogEntry = {
  id: string;
  kind: string;
  actorName: string;
  subject: string;
  detail: unknown;
  createdAt: Date;
};

export type ShopDetail = {
  shop: ShopRow;
  people: { id: string; name: string; email: string; role: string }[];
  fees: FeeRule[];
  moves: { id: string; to: ShopState; actorName: string; reason: string; createdAt: Date }[];
  log: LogEntry[];
};

/** All details of one shop; null if unknown. */
export function getShop(operator: Operator, id: TenantId): Promise<ShopDetail | null> {
  return operatorDb(operator, async (db) => {
    const [row] = await db.$queryRaw<RawShop[]>`
      SELECT ${columns} ${source} WHERE t.id = ${id}::uuid AND t.kind = 'shop'`;
    if (row === undefined) {
      return null;
    }
    const people = await db.tenantUser.findMany({
      where: { tenantId: id },
      select: { role: true, user: { select: { id: true, name: true, email: true } } },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      take: PAGE_SIZE,
    });
    const fees = await db.tenantFee.findMany({
      where: { tenantId: id },
      orderBy: { validFrom: 'desc' },
      take: PAGE_SIZE,
    });
    const moves = await db.tenantStateChange.findMany({
      where: { tenantId: id },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: PAGE_SIZE,
    });
    return {
      shop: shopRow(row),
      people: people.map(({ role, user }) => ({ ...user, role })),
      fees: fees.map(({ id: feeId, percentage, fixedCents, validFrom, actorName }) => ({
        id: feeId,
        basisPoints: Math.round(percentage.toNumber() * 100),
        fixedCents: cents(fixedCents),
        validFrom,
        actorName,
      })),
      moves: moves.map(({ id: moveId, toState, actorName, reason, createdAt }) => ({
        id: moveId,
        to: readShopState(toState),
        actorName,
        reason,
        createdAt,
      })),
      log: await db.$queryRaw<LogEntry[]>`
        SELECT id::text, kind, actor_name AS "actorName", subject, detail, created_at AS "createdAt"
        FROM operator_log(${id}::uuid, ${PAGE_SIZE})`,
    };
  });
}

export type Overview = {
  shops: { state: ShopState; count: number }[];
  salesCents: Cents;
  feesCents: Cents;
  returnedCents: Cents;
  /** In all: with captures at PayPal, and by paid statements. */
  collectedCents: Cents;
  /** In all: on statements that are not paid, and on none yet. */
  owedCents: Cents;
  weeks: { week: Date; count: number }[];
  queues: { name: 'mails' | 'webhooks' | 'payments' | 'refunds'; due: number; oldest: Date | null }[];
};

/**
 * The platform in numbers: shops by state, the money of 30 days, new shops of eight weeks, and pending work.
 */
export function getOverview(operator: Operator): Promise<Overview> {
  return operatorDb(operator, async (db) => {
    const states = await db.$queryRaw<{ state: string; count: number }[]>`
      SELECT state, count(*)::int AS count FROM tenants WHERE kind = 'shop' GROUP BY state`;
    const [money] = await db.$queryRaw<{ sales: number; fees: number; returned: number }[]>`
      SELECT coalesce(sum(amount_cents - refunded_cents), 0)::float8 AS sales,
        coalesce(sum(platform_fee_cents), 0)::float8 AS fees,
        (SELECT coalesce(sum(platform_fee_returned_cents), 0)::float8 FROM refunds r
          WHERE status = 'completed' AND completed_at > now() - interval '30 days' AND ${isOfRealOrder('r')}) AS returned
      FROM payments p WHERE status = 'captured' AND captured_at > now() - interval '30 days' AND ${isOfRealOrder('p')}`;
    const [ledger] = await db.$queryRaw<{ collected: number; owed: number }[]>`
      SELECT coalesce(sum(e.amount_cents) FILTER (WHERE e.collection = 'at_paypal' OR f.paid_at IS NOT NULL), 0)::float8 AS collected,
        coalesce(sum(e.amount_cents) FILTER (WHERE e.collection = 'owed' AND f.paid_at IS NULL), 0)::float8 AS owed
      FROM fee_entries e LEFT JOIN fee_statements f ON f.tenant_id = e.tenant_id AND f.id = e.statement_id`;
    const weeks = await db.$queryRaw<{ week: Date; count: number }[]>`
      SELECT w AS week, (SELECT count(*)::int FROM tenants t
        WHERE t.kind = 'shop' AND t.created_at >= w AND t.created_at < w + interval '7 days') AS count
      FROM generate_series(date_trunc('week', now()) - interval '7 weeks', date_trunc('week', now()), interval '7 days') w
      ORDER BY w DESC`;
    const queues = await db.$queryRaw<Overview['queues']>`
      SELECT 'mails' AS name, count(*)::int AS due, min(next_attempt_at) AS oldest FROM outbox_mails WHERE next_attempt_at <= now()
      UNION ALL SELECT 'webhooks', count(*)::int, min(next_attempt_at) FROM webhook_events WHERE next_attempt_at <= now()
      UNION ALL SELECT 'payments', count(*)::int, min(next_check_at) FROM payments WHERE next_check_at <= now()
      UNION ALL SELECT 'refunds', count(*)::int, min(next_check_at) FROM refunds WHERE next_check_at <= now()`;
    const countOf = new Map(states.map(({ state, count }) => [state, count]));
    return {
      shops: SHOP_STATES.map((state) => ({ state, count: countOf.get(state) ?? 0 })),
      salesCents: cents(money?.sales ?? 0),
      feesCents: cents(money?.fees ?? 0),
      returnedCents: cents(money?.returned ?? 0),
      collectedCents: cents(ledger?.collected ?? 0),
      owedCents: cents(ledger?.owed ?? 0),
      weeks,
      queues,
    };
  });
}
