import { Card } from '@/components/ui/card';
import type { DayRevenue } from '@/lib/dashboard/dashboard-views';
import { messages } from '@/lib/messages';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { formatCents, sumCents } from '@/lib/money/cents';
import { formatWeekday } from '@/lib/time/format-date';
import { RevenueChart } from './revenue-chart';

/** The paid amounts of the last days, as a chart and as a table; says so if there are none. */
export function RevenueCard({ days }: { days: DayRevenue[] }) {
  const total = sumCents(days.map(({ revenue }) => revenue));
  return (
    <Card
      title={adminDashboardSentences.revenue}
      action={
        <p className="text-muted">
          {adminDashboardSentences.lastDays(days.length)}{' '}
          <span className="font-semibold text-ink">{formatCents(total)}</span>
        </p>
      }
    >
      {total === 0 ? (
        <p className="py-8 text-center text-muted">{messages.dashboard.noRevenue}</p>
      ) : (
        <>
          <RevenueChart days={days} />
          <RevenueTable days={days} />
        </>
      )}
    </Card>
  );
}

/** The chart's numbers as a table. */
function RevenueTable({ days }: { days: DayRevenue[] }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong underline-offset-4 hover:text-ink">
        {adminDashboardSentences.showAsTable}
      </summary>
      <table className="mt-2 w-full max-w-sm text-left tabular-nums">
        <caption className="sr-only">{adminDashboardSentences.tableCaption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 font-medium">
              {adminDashboardSentences.day}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {adminDashboardSentences.revenue}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ isoDate, revenue }) => (
            <tr key={isoDate} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 font-normal">
                {formatWeekday(isoDate)}
              </th>
              <td className="py-1.5 text-right">{formatCents(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
