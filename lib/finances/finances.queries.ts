// A shop's finances by month and year: sums in SQL, live, never cached.
import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents, sumCents } from '@/lib/money/cents';
import { entriesIn } from './finances-sql';
import type { PeriodSums, YearView } from './finances-views';
import { monthPeriod, monthsOf, yearPeriod } from './period';

type SumsRow = {
  month: number;
  gross: bigint;
  paypal_fee: bigint;
  platform_fee: bigint;
  refunded: bigint;
  payments: number;
  refunds: number;
  unknown_fees: number;
};

/** The months of a year with payments or refunds. `timeZone` decides where a month begins. */
export async function getYear(
  tenantId: TenantId,
  { year, timeZone }: { year: number; timeZone: string },
): Promise<YearView> {
  const names = monthsOf(year);
  const starts = names.map((month) => monthPeriod(month, timeZone).from.toISOString());
  const rows = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<SumsRow[]>`
    SELECT width_bucket(at, ${starts}::timestamptz[]) AS month, sum(gross) AS gross, sum(paypal_fee) AS paypal_fee,
      sum(platform_fee) AS platform_fee, sum(refunded) AS refunded,
      count(*) FILTER (WHERE kind = 'payment')::int AS payments,
      count(*) FILTER (WHERE kind = 'refund')::int AS refunds,
      count(*) FILTER (WHERE is_fee_unknown)::int AS unknown_fees
    FROM (${entriesIn(tenantId, yearPeriod(year, timeZone))}) AS entries
    GROUP BY 1 ORDER BY 1 DESC`,
  );
  const months = rows.map((row) => ({ month: names[row.month - 1] ?? '', ...toSums(row) }));
  return { year, months, total: addUp(months) };
}

function toSums(row: SumsRow): PeriodSums {
  const [gross, paypalFee, platformFee, refunded] = [
    cents(Number(row.gross)),
    cents(Number(row.paypal_fee)),
    cents(Number(row.platform_fee)),
    cents(Number(row.refunded)),
  ];
  return {
    gross,
    paypalFee,
    platformFee,
    refunded,
    net: cents(gross - paypalFee - platformFee - refunded),
    payments: row.payments,
    refunds: row.refunds,
    unknownFees: row.unknown_fees,
  };
}

/** The sum of months; all zero without months. */
export function addUp(months: readonly PeriodSums[]): PeriodSums {
  const count = (key: 'payments' | 'refunds' | 'unknownFees') =>
    months.reduce((sum, month) => sum + month[key], 0);
  const money = (key: 'gross' | 'paypalFee' | 'platformFee' | 'refunded' | 'net') =>
    sumCents(months.map((month) => month[key]));
  return {
    gross: money('gross'),
    paypalFee: money('paypalFee'),
    platformFee: money('platformFee'),
    refunded: money('refunded'),
    net: money('net'),
    payments: count('payments'),
    refunds: count('refunds'),
    unknownFees: count('unknownFees'),
  };
}

/** The time of the first captured payment of a real order; null if there is none. */
export async function findFirstPayment(tenantId: TenantId): Promise<Date | null> {
  const first = await tenantStatement(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, status: 'captured', capturedAt: { not: null }, order: { isTest: false } },
      select: { capturedAt: true },
      orderBy: { capturedAt: 'asc' },
    }),
  );
  return first?.capturedAt ?? null;
}
