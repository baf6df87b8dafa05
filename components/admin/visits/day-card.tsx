import { BarChart } from '@/components/admin/dashboard/bar-chart';
import { Card } from '@/components/ui/card';
import { chartParts, type DayTotals } from '@/lib/analytics/visits-report';
import { barScale } from '@/lib/dashboard/bar-scale';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { numberText } from '@/lib/messages/format';
import { cents, formatCents } from '@/lib/money/cents';
import { formatDay, formatWeekday } from '@/lib/time/format-date';

type DayCardProps = { days: readonly DayTotals[]; of: 'visits' | 'sales' };

/** As many as fit side by side on a phone. */
const MOST_LABELS = 4;

const dollars = (value: number) => formatCents(cents(value)).replace(/\.00$/, '');

/** Visits or sales by day as bars, and as a table; a year by week. */
export function DayCard({ days, of }: DayCardProps) {
  const parts = chartParts(days);
  const isByWeek = parts.length < days.length;
  const numberOf = ({ visits, sold }: DayTotals): number => (of === 'visits' ? visits : (sold?.sales ?? 0));
  const textOf = (part: DayTotals): string =>
    of === 'visits' ? say.visitsText(part.visits) : formatCents(cents(numberOf(part)));
  const dayOf = ({ isoDate }: DayTotals): string =>
    isByWeek ? say.weekFrom(formatDay(isoDate)) : formatWeekday(isoDate);
  const { bars, ticks, slot } = barScale(
    parts.map(numberOf),
    of === 'visits' ? { unit: 1, label: numberText } : { unit: 100, label: dollars },
  );
  const title = of === 'visits' ? [say.byDay, say.byWeek] : [say.salesByDay, say.salesByWeek];
  const name = title[isByWeek ? 1 : 0] ?? say.byDay;
  const [best] = parts.toSorted((a, b) => numberOf(b) - numberOf(a));
  const everyNth = Math.ceil(parts.length / MOST_LABELS);
  return (
    <Card title={name}>
      {best === undefined || numberOf(best) === 0 ? (
        <p className="py-8 text-center text-muted">{say.noneHere}</p>
      ) : (
        <>
          <BarChart
            {...{ bars, ticks }}
            labels={parts
              .map((part, index) => ({ part, index, isToday: index === parts.length - 1 && !isByWeek }))
              .filter(({ index }) => (parts.length - 1 - index) % everyNth === 0)
              .map(({ part, index, isToday }) => ({
                x: (index + 0.5) * slot,
                text: isToday ? adminDashboardSentences.today : formatDay(part.isoDate),
                isToday,
              }))}
            readings={parts.map((part) => ({ day: dayOf(part), value: textOf(part) }))}
            label={say.chartLabel(name)}
            summary={say.chartSummary(name, textOf(best), dayOf(best))}
          />
          <details className="mt-3">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline decoration-line-strong underline-offset-4 hover:text-ink">
              {adminDashboardSentences.showAsTable}
            </summary>
            <table className="mt-2 w-full max-w-sm text-left tabular-nums">
              <caption className="sr-only">{name}</caption>
              <thead>
                <tr className="border-b border-line text-muted">
                  <th scope="col" className="py-2 font-medium">
                    {isByWeek ? say.week : say.day}
                  </th>
                  <th scope="col" className="py-2 text-right font-medium">
                    {of === 'visits' ? say.visits : say.sales}
                  </th>
                </tr>
              </thead>
              <tbody>
                {parts.toReversed().map((part) => (
                  <tr key={part.isoDate} className="border-b border-line last:border-0">
                    <th scope="row" className="py-1.5 font-normal">
                      {isByWeek ? formatDay(part.isoDate) : formatWeekday(part.isoDate)}
                    </th>
                    <td className="py-1.5 text-right">
                      {of === 'visits' ? numberText(part.visits) : textOf(part)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
