import { LinePicture } from '@/components/orders/line-picture';
import { OrderDate } from '@/components/shop/guest-order/order-date';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { ownOrderSentences as say } from '@/lib/messages/en/account/orders';
import { formatCents } from '@/lib/money/cents';
import type { GuestStanding } from '@/lib/orders/guest/guest-standing';
import type { OwnOrderRow } from '@/lib/orders/own/own-order-view';

const TONES: Record<GuestStanding['kind'], Tone> = { good: 'green', waiting: 'yellow', closed: 'grey' };

/** The shopper's orders as cards, each with its status and its actions. */
export function OwnOrderList({ orders }: { orders: readonly OwnOrderRow[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id}>
          <OwnOrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}

function OwnOrderCard({ order }: { order: OwnOrderRow }) {
  const { id, orderNumber, createdAt, standing, totalCents, lines, moreLines, pieces, isPaid } = order;
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="font-semibold">{say.orderNumbered(orderNumber)}</h2>
          <p className="text-sm text-muted">
            <OrderDate date={createdAt} />
          </p>
        </div>
        <StatusBadge tone={TONES[standing.kind]}>{standing.title}</StatusBadge>
      </div>
      <div className="flex items-center gap-4">
        <LinePicture imageUrl={lines[0]?.imageUrl ?? null} />
        <div className="min-w-0 grow">
          <ul>
            {lines.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their places.
              <li key={index} className="break-words">
                {name}
              </li>
            ))}
          </ul>
          {moreLines > 0 && <p className="text-sm text-muted">{say.andMore(moreLines)}</p>}
          <p className="text-sm text-muted">{say.pieces(pieces)}</p>
        </div>
        <p className="self-start font-semibold tabular-nums">{formatCents(totalCents)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3">
        <Link
          href={`/account/orders/again/${id}`}
          prefetch={false}
          aria-label={say.againFor(orderNumber)}
          className={buttonStyle('secondary')}
        >
          {say.again}
        </Link>
        <Link
          href={`/orders/${id}`}
          prefetch={false}
          aria-label={say.openFor(orderNumber)}
          className={buttonStyle('quiet')}
        >
          {say.open}
        </Link>
        {isPaid && (
          <Link
            href={`/orders/${id}/receipt`}
            prefetch={false}
            aria-label={say.receiptFor(orderNumber)}
            className={buttonStyle('quiet')}
          >
            {say.receipt}
          </Link>
        )}
      </div>
    </article>
  );
}
