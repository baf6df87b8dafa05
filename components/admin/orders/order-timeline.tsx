import { Card } from '@/components/ui/card';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import type { OrderEventView } from '@/lib/orders/order-views';
import { formatDateTime } from '@/lib/time/format-date';

type OrderTimelineProps = { events: readonly OrderEventView[]; timeZone: string };

/** The events of an order, the latest first, with who caused them. */
export function OrderTimeline({ events, timeZone }: OrderTimelineProps) {
  return (
    <Card title={adminOrdersSentences.timeline}>
      {events.length === 0 && <p className="text-muted">{adminOrdersSentences.timelineEmpty}</p>}
      <ol className="flex flex-col">
        {events.toReversed().map((event) => (
          <li key={event.id} className="relative pb-5 pl-6 last:pb-0 [&:last-child>.line]:hidden">
            <span className="line absolute bottom-0 left-[4px] top-3 w-px bg-line" aria-hidden="true" />
            <span
              className="absolute left-0 top-2 size-[9px] rounded-full bg-line-strong"
              aria-hidden="true"
            />
            <p className="font-medium">{event.title}</p>
            {event.text && <p className="text-sm">{event.text}</p>}
            <p className="text-sm text-muted">
              <time dateTime={event.createdAt.toISOString()}>
                {formatDateTime(event.createdAt, timeZone)}
              </time>
              {event.actorName && ` · ${event.actorName}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
