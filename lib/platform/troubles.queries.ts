// Problems that need a person: undelivered mails, failed PayPal messages, alerts about money, overdue statements of fees.
import 'server-only';
import { operatorDb } from '@/lib/db/operator-db';
import type { Operator } from './operator';

const MOST_SHOWN = 50;

export type Trouble = { id: string; shop: string; tenantId: string; what: string; detail: string; at: Date };

export type Troubles = { mails: Trouble[]; webhooks: Trouble[]; alerts: Trouble[]; statements: Trouble[] };

/** The newest 50 of each kind. An alert about a test order is its shop's matter: there is no money in it. */
export const listTroubles = (operator: Operator): Promise<Troubles> =>
  operatorDb(operator, async (db) => ({
    mails: await db.$queryRaw<Trouble[]>`
      SELECT m.id::text, t.name AS shop, t.id::text AS "tenantId", m.kind AS what,
        concat_ws(' · ', m.recipient, m.last_error) AS detail, m.created_at AS at
      FROM operator_failed_mails(${MOST_SHOWN}) m JOIN tenants t ON t.id = m.tenant_id ORDER BY m.created_at DESC`,
    webhooks: await db.$queryRaw<Trouble[]>`
      SELECT w.id, t.name AS shop, t.id::text AS "tenantId", w.event_type AS what, w.last_error AS detail, w.received_at AS at
      FROM webhook_events w JOIN tenants t ON t.id = w.tenant_id
      WHERE w.handled_at IS NULL AND w.attempts > 0 ORDER BY w.received_at DESC LIMIT ${MOST_SHOWN}`,
    alerts: await db.$queryRaw<Trouble[]>`
      SELECT a.id::text, t.name AS shop, t.id::text AS "tenantId", a.kind AS what, '#' || a.order_number AS detail,
        a.created_at AS at
      FROM operator_alerts(${MOST_SHOWN}) a JOIN tenants t ON t.id = a.tenant_id
      WHERE NOT EXISTS (SELECT FROM orders o WHERE o.tenant_id = a.tenant_id AND o.id = a.order_id AND o.is_test)
      ORDER BY a.created_at DESC`,
    // The oldest first: their shops may be suspended.
    statements: await db.$queryRaw<Trouble[]>`
      SELECT f.id::text, t.name AS shop, t.id::text AS "tenantId", f.number::text AS what, (f.total_cents / 100.0)::numeric(12, 2)::text AS detail,
        f.due_at AS at
      FROM fee_statements f JOIN tenants t ON t.id = f.tenant_id
      WHERE f.paid_at IS NULL AND f.due_at <= now() ORDER BY f.due_at LIMIT ${MOST_SHOWN}`,
  }));
