import { classNames } from '@/components/ui/class-names';
import type { DayRevenue } from '@/lib/dashboard/dashboard-views';
import { revenueChart } from '@/lib/dashboard/revenue-chart';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { formatCents } from '@/lib/money/cents';
import { formatDay, formatWeekday } from '@/lib/time/format-date';
import { ChartReader } from './chart-reader';

/** Bars in the shop's own colour, rendered on the server; only reading single days needs the browser. */
export function RevenueChart({ days }: { days: DayRevenue[] }) {
  const { bars, ticks, labels } = revenueChart(days);
  const readings = days.map(({ isoDate, revenue }) => ({
    day: formatWeekday(isoDate),
    value: formatCents(revenue),
  }));
  const widestLabel = ticks.at(-1)?.label;
  const today = days.at(-1)?.isoDate;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 pt-7 text-sm text-muted">
      <div className="relative tabular-nums" aria-hidden="true">
        <span className="invisible">{widestLabel}</span>
        {ticks.map(({ y, label }) => (
          <span key={label} className="absolute right-0 -translate-y-1/2" style={{ top: `${y}%` }}>
            {label}
          </span>
        ))}
      </div>
      <ChartReader readings={readings}>
        <svg className="block size-full" role="img" aria-label={summaryOf(days)}>
          {ticks.map(({ y, label }) => (
            <line key={label} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
          ))}
          {bars.map(({ x, width, height }, index) => (
            <rect
              key={days[index]?.isoDate}
              x={`${x}%`}
              width={`${width}%`}
              y={`${100 - height}%`}
              height={`${height}%`}
              rx="2"
              className="fill-tenant-text"
            />
          ))}
        </svg>
      </ChartReader>
      <div className="relative col-start-2 h-7" aria-hidden="true">
        {labels.map(({ x, isoDate }) => (
          <span
            key={isoDate}
            className={classNames(
              'absolute top-2 -translate-x-1/2 whitespace-nowrap leading-tight',
              isoDate === today && 'font-semibold text-ink',
            )}
            style={{ left: `${x}%` }}
          >
            {isoDate === today ? adminDashboardSentences.today : formatDay(isoDate)}
          </span>
        ))}
      </div>
    </div>
  );
}

function summaryOf(days: readonly DayRevenue[]): string {
  const [best] = days.toSorted((a, b) => b.revenue - a.revenue);
  return best
    ? adminDashboardSentences.chartSummary(formatCents(best.revenue), formatWeekday(best.isoDate))
    : adminDashboardSentences.chartLabel;
}
