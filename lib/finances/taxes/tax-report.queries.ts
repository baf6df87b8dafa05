// The tax that a shop took, by month and state, from the charges of its paid orders. Live, never cached.
import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { monthPeriod, monthsOf, yearPeriod } from '../period';
import type { TaxReportRow } from './tax-report';

type Row = {
  month: number;
  country: string;
  state: string;
  orders: number;
  sales: bigint;
  tax: bigint;
  refunded: bigint;
  tax_refunded: bigint;
};

/**
 * The rows of a year, the newest month first. A sale counts in the month of its payment, a refund in its own month, with
 * the tax that was fixed for it (lib/orders/refunds/by-item/refund-tax.ts). An order counts at the place by which it was
 * taxed, whatever has become of its address since (docs/decisions/0220). Money of a second payment that went back was no
 * sale. No test orders.
 */
export async function getTaxReport(
  tenantId: TenantId,
  { year, timeZone }: { year: number; timeZone: string },
): Promise<TaxReportRow[]> {
  const names = monthsOf(year);
  const starts = names.map((month) => monthPeriod(month, timeZone).from.toISOString());
  const { from, to } = yearPeriod(year, timeZone);
  const rows = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<Row[]>`
    WITH taxed AS (
      SELECT o.id, o.paid_at, o.total_cents,
        coalesce(o.tax_country, o.shipping_country) AS country, coalesce(o.tax_state, o.shipping_state) AS state,
        coalesce((SELECT sum((c ->> 'amountCents')::int) FROM jsonb_array_elements(o.charges) c
          WHERE c ->> 'kind' IN ('tax', 'tax_included')), 0)::int AS tax
      FROM orders o
      WHERE o.tenant_id = ${tenantId}::uuid AND o.paid_at < ${to} AND NOT o.is_test),
    returned AS (
      SELECT t.id, r.completed_at AS at, r.amount_cents, coalesce(r.tax_cents, 0) AS tax
      FROM refunds r JOIN taxed t ON t.id = r.order_id
        JOIN payments p ON p.tenant_id = r.tenant_id AND p.id = r.payment_id
      WHERE r.tenant_id = ${tenantId}::uuid AND r.status = 'completed' AND p.status = 'captured'
        AND r.reason_code IS DISTINCT FROM 'second_capture'),
    entries AS (
      SELECT t.paid_at AS at, t.country, t.state, 1 AS orders, t.total_cents - t.tax AS sales, t.tax,
        0 AS refunded, 0 AS tax_refunded FROM taxed t
      UNION ALL
      SELECT r.at, t.country, t.state, 0, 0, 0, r.amount_cents, r.tax
      FROM returned r JOIN taxed t ON t.id = r.id)
    SELECT width_bucket(at, ${starts}::timestamptz[]) AS month, country, state, sum(orders)::int AS orders,
      sum(sales)::bigint AS sales, sum(tax)::bigint AS tax, sum(refunded)::bigint AS refunded,
      sum(tax_refunded)::bigint AS tax_refunded
    FROM entries WHERE at >= ${from} AND at < ${to}
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2 DESC, 3`,
  );
  return rows.map((row) => ({
    month: names[row.month - 1] ?? '',
    country: row.country,
    state: row.state,
    orders: row.orders,
    sales: cents(Number(row.sales)),
    tax: cents(Number(row.tax)),
    refunded: cents(Number(row.refunded)),
    taxRefunded: cents(Number(row.tax_refunded)),
  }));
}
