import type { DayRevenue } from '@/lib/dashboard/dashboard-views';
import { revenueChart } from '@/lib/dashboard/revenue-chart';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { formatCents } from '@/lib/money/cents';
import { formatDay, formatWeekday } from '@/lib/time/format-date';
import { BarChart } from './bar-chart';

/** The revenue of the last days as bars. */
export function RevenueChart({ days }: { days: DayRevenue[] }) {
  const { bars, ticks, labels } = revenueChart(days);
  const today = days.at(-1)?.isoDate;
  return (
    <BarChart
      bars={bars}
      ticks={ticks}
      labels={labels.map(({ x, isoDate }) => ({
        x,
        text: isoDate === today ? adminDashboardSentences.today : formatDay(isoDate),
        isToday: isoDate === today,
      }))}
      readings={days.map(({ isoDate, revenue }) => ({
        day: formatWeekday(isoDate),
        value: formatCents(revenue),
      }))}
      label={adminDashboardSentences.chartLabel}
      summary={summaryOf(days)}
    />
  );
}

function summaryOf(days: readonly DayRevenue[]): string {
  const [best] = days.toSorted((a, b) => b.revenue - a.revenue);
  return best
    ? adminDashboardSentences.chartSummary(formatCents(best.revenue), formatWeekday(best.isoDate))
    : adminDashboardSentences.chartLabel;
}
