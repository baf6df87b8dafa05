// A shop's statements of the platform's fees: live, never cached.
import 'server-only';
import type { FeeStatement } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { FeeBalance, StatementLine, StatementView } from './statement-views';

/** The newest statements of a shop: ten years of them. */
const MOST_SHOWN = 120;

/** A stored statement as its shop sees it. */
export const statementView = (row: FeeStatement, now: Date): StatementView => ({
  id: row.id,
  number: row.number,
  month: row.month.toISOString().slice(0, 7),
  fees: cents(row.feesCents),
  returned: cents(row.returnedCents),
  tax:
    row.taxBasisPoints === 0
      ? null
      : { name: row.taxName, basisPoints: row.taxBasisPoints, amount: cents(row.taxCents) },
  total: cents(row.totalCents),
  issuedAt: row.issuedAt,
  dueAt: row.dueAt,
  paidAt: row.paidAt,
  state: row.paidAt !== null ? 'paid' : row.dueAt <= now ? 'overdue' : 'open',
});

/** The shop's statements, newest first. */
export async function listStatements(tenantId: TenantId, now = new Date()): Promise<StatementView[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.feeStatement.findMany({ where: { tenantId }, orderBy: { month: 'desc' }, take: MOST_SHOWN }),
  );
  return rows.map((row) => statementView(row, now));
}

/** A statement with its lines by order; null if the shop has no such statement. */
export async function getStatement(
  tenantId: TenantId,
  id: string,
  now = new Date(),
): Promise<{ statement: StatementView; lines: StatementLine[] } | null> {
  const row = await tenantDb(tenantId, (db) =>
    db.feeStatement.findUnique({
      where: { tenantId_id: { tenantId, id } },
      include: { entries: { include: { order: { select: { orderNumber: true } } } } },
    }),
  );
  if (row === null) {
    return null;
  }
  const lines = row.entries
    .map(
      ({ id: entryId, bookedAt, orderId, order, kind, amountCents }): StatementLine => ({
        id: entryId,
        at: bookedAt,
        orderId,
        orderNumber: order.orderNumber,
        kind: kind === 'fee' ? 'fee' : 'returned',
        amount: cents(amountCents),
      }),
    )
    .sort((one, other) => one.orderNumber - other.orderNumber || one.at.getTime() - other.at.getTime());
  return { statement: statementView(row, now), lines };
}

type BalanceRow = { at_paypal: bigint; next: bigint; paid: bigint; open: bigint };

/** Where the shop's fees are: collected at PayPal, paid, open, or on no statement yet. */
export async function getFeeBalance(tenantId: TenantId): Promise<FeeBalance> {
  const [row] = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<BalanceRow[]>`
      SELECT coalesce(sum(amount_cents) FILTER (WHERE collection = 'at_paypal'), 0)::bigint AS at_paypal,
        coalesce(sum(amount_cents) FILTER (WHERE collection = 'owed' AND statement_id IS NULL), 0)::bigint AS next,
        (SELECT coalesce(sum(total_cents) FILTER (WHERE paid_at IS NOT NULL), 0) FROM fee_statements
          WHERE tenant_id = ${tenantId}::uuid)::bigint AS paid,
        (SELECT coalesce(sum(total_cents) FILTER (WHERE paid_at IS NULL), 0) FROM fee_statements
          WHERE tenant_id = ${tenantId}::uuid)::bigint AS open
      FROM fee_entries WHERE tenant_id = ${tenantId}::uuid`,
  );
  const amount = (value: bigint | undefined) => cents(Number(value ?? 0));
  return {
    atPayPal: amount(row?.at_paypal),
    paid: amount(row?.paid),
    open: amount(row?.open),
    next: amount(row?.next),
  };
}
