import { LinePicture } from '@/components/orders/line-picture';
import { Card } from '@/components/ui/card';
import { adminOrdersSentences } from '@/lib/messages/en/admin-orders';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { OrderItemView } from '@/lib/orders/order-views';
import { TeamPanel } from './team-panel';

type OrderLinesProps = { orderId: string; items: readonly OrderItemView[]; totalCents: Cents };

/** What was bought, as it was when it was bought, with every answer; and what it came to. */
export function OrderLines({ orderId, items, totalCents }: OrderLinesProps) {
  return (
    <Card title={adminOrdersSentences.items}>
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
                {item.customization && (
                  <p className="rounded-control bg-paper px-4 py-3">
                    <span className="text-muted">{item.customization.label}: </span>
                    <span className="whitespace-pre-line font-medium">{item.customization.text}</span>
                  </p>
                )}
              </div>
            </div>
            <TeamPanel orderId={orderId} item={item} />
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-semibold">
        <span>{adminOrdersSentences.total}</span>
        <span className="tabular-nums">{formatCents(totalCents)}</span>
      </p>
    </Card>
  );
}

/** How the line's money comes about: pieces times price, and what the sizes add. */
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
