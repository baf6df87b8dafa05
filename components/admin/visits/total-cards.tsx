import { changeOf, type Totals } from '@/lib/analytics/visits-report';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { numberText } from '@/lib/messages/format';
import { cents, formatCents } from '@/lib/money/cents';

type TotalCardsProps = { totals: Totals; before: Totals | null; days: number };

type Figure = { name: string; value: string; now: number; earlier: number | null };

/** The four figures of the time, each compared with as many days before. */
export function TotalCards({ totals, before, days }: TotalCardsProps) {
  const count = (name: string, now: number, earlier: number | undefined): Figure => ({
    name,
    value: numberText(now),
    now,
    earlier: earlier ?? null,
  });
  const { sold } = totals;
  const figures = [
    count(say.visits, totals.visits, before?.visits),
    count(say.views, totals.views, before?.views),
    ...(sold === null
      ? [
          count(say.carts, totals.carts, before?.carts),
          count(say.checkouts, totals.checkouts, before?.checkouts),
        ]
      : [
          count(say.orders, sold.orders, before?.sold?.orders),
          {
            ...count(say.sales, sold.sales, before?.sold?.sales),
            value: formatCents(cents(sold.sales)),
          },
        ]),
  ];
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {figures.map(({ name, value, now, earlier }) => (
          <div
            key={name}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="font-display text-xl font-medium leading-none tabular-nums sm:text-3xl">
              {value}
            </dd>
            {earlier !== null && <dd className="text-sm text-muted">{changeText(changeOf(now, earlier))}</dd>}
          </div>
        ))}
      </dl>
      {(before !== null || days < 365) && (
        <p className="text-sm text-muted">{before === null ? say.noBefore : say.comparedWith(days)}</p>
      )}
    </div>
  );
}

/** Words, not colours alone: more of something is not always good news. */
function changeText(change: number | null): string {
  if (change === null) {
    return say.noneBefore;
  }
  return change === 0 ? say.asMany : change > 0 ? say.more(change) : say.less(-change);
}
