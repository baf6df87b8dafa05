import { ChargeRows } from '@/components/orders/charge-rows';
import { ChoiceList } from '@/components/orders/choice-list';
import { LinePicture } from '@/components/orders/line-picture';
import { Card } from '@/components/ui/card';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { formatCents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import { inWords } from '@/lib/orders/choices/choice-lines';
import type { OrderItemView } from '@/lib/orders/order-views';
import { chargesView } from '@/lib/orders/views/charges-view';
import { TeamPanel } from './team-panel';

type OrderLinesProps = { orderId: string; items: readonly OrderItemView[]; charges: readonly Charge[] };

/** The order's lines as they were at ordering, with every answer, and the total. */
export function OrderLines({ orderId, items, charges }: OrderLinesProps) {
  return (
    <Card title={adminWords.items}>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-col gap-3 py-4 first:pt-0">
            <div className="flex gap-4">
              <LinePicture imageUrl={item.imageUrl} />
              <div className="flex min-w-0 grow flex-col gap-2">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                  <div className="min-w-0">
                    <p className="font-semibold">{item.name}</p>
                    <p className="text-sm text-muted">{item.sku}</p>
                  </div>
                  <Arithmetic item={item} />
                </div>
                <ChoiceList choices={inWords(item.choices)} className="rounded-control bg-paper px-4 py-3" />
              </div>
            </div>
            <TeamPanel orderId={orderId} item={item} />
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-4">
        <ChargeRows charges={charges} />
        <div className="flex items-baseline justify-between gap-4 text-lg font-semibold">
          <dt>{adminWords.total}</dt>
          <dd className="tabular-nums">{formatCents(chargesView(charges).totalCents)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** How a line's total is calculated: pieces times price, plus the upcharges of the sizes. */
function Arithmetic({ item }: { item: OrderItemView }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
      <span className="text-muted">
        {item.quantity} × {formatCents(item.priceCents)}
        {item.upchargeCents > 0 && adminOrdersSentences.forSizes(formatCents(item.upchargeCents))}
      </span>
      <span className="font-semibold">{formatCents(item.subtotalCents)}</span>
    </p>
  );
}
