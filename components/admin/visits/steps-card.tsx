import { Card } from '@/components/ui/card';
import { shareOf, type Totals } from '@/lib/analytics/visits-report';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { numberText } from '@/lib/messages/format';

/** Below it a bar cannot be seen. */
const LEAST_WIDTH = 0.8;

type Step = { name: string; count: number; note: string | null };

/** How many get from a visit to a product, a cart, the checkout and an order, each compared with the step before. */
export function StepsCard({ totals }: { totals: Totals }) {
  const { visits, views, carts, checkouts, sold } = totals;
  const noteOf = (share: number | null, words: (share: number) => string) =>
    share === null ? null : words(share);
  const steps: Step[] = [
    { name: say.visits, count: visits, note: null },
    {
      name: say.views,
      count: views,
      note: visits === 0 ? null : say.eachVisit(Math.round((views / visits) * 10) / 10),
    },
    { name: say.carts, count: carts, note: noteOf(shareOf(carts, visits), say.ofVisits) },
    { name: say.checkouts, count: checkouts, note: noteOf(shareOf(checkouts, carts), say.ofCarts) },
    ...(sold === null
      ? []
      : [
          {
            name: say.orders,
            count: sold.orders,
            note: noteOf(shareOf(sold.orders, checkouts), say.ofCheckouts),
          },
        ]),
  ];
  const highest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <Card title={say.steps}>
      <ol className="flex flex-col gap-4">
        {steps.map(({ name, count, note }) => (
          <li key={name} className="flex flex-col gap-1.5">
            <p className="flex items-baseline justify-between gap-4">
              <span>
                {name}
                {note !== null && <span className="ml-2 text-sm text-muted">{note}</span>}
              </span>
              <span className="whitespace-nowrap font-semibold tabular-nums">{numberText(count)}</span>
            </p>
            <span className="h-2.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-tenant-text"
                style={{ width: `${count === 0 ? 0 : Math.max((count / highest) * 100, LEAST_WIDTH)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
