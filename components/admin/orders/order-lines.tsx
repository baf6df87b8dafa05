import { Card } from '@/components/ui/card';
import { pictureSources } from '@/lib/catalog/picture';
import { messages } from '@/lib/messages';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { OrderItemView } from '@/lib/orders/order-views';
import { OrderAnswers } from './order-answers';

type OrderLinesProps = { items: readonly OrderItemView[]; totalCents: Cents };

/** What was bought, as it was when it was bought, with every answer; and what it came to. */
export function OrderLines({ items, totalCents }: OrderLinesProps) {
  return (
    <Card title="Items">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex gap-4 py-4 first:pt-0">
            <LinePicture imageUrl={item.imageUrl} />
            <div className="flex min-w-0 grow flex-col gap-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <div className="min-w-0">
                  <p className="font-semibold">{item.name}</p>
                  <p className="text-sm text-muted">{item.sku}</p>
                </div>
                <p className="flex items-baseline gap-4 tabular-nums">
                  <span className="text-muted">
                    {item.quantity} × {formatCents(item.priceCents)}
                  </span>
                  <span className="font-semibold">{formatCents(item.subtotalCents)}</span>
                </p>
              </div>
              <OrderAnswers item={item} className="rounded-control bg-paper px-4 py-3" />
            </div>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-lg font-semibold">
        <span>Total</span>
        <span className="tabular-nums">{formatCents(totalCents)}</span>
      </p>
    </Card>
  );
}

function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  const frame = 'size-16 shrink-0 overflow-hidden rounded-control bg-sunken';
  if (imageUrl === null) {
    return (
      <span className={`${frame} flex items-center justify-center p-1 text-center text-xs text-muted`}>
        {messages.catalog.noImage}
      </span>
    );
  }
  const { src, srcSet } = pictureSources(imageUrl);
  return (
    // biome-ignore lint/performance/noImgElement: pictures are resized on upload; next/image would be a proxy for any URL.
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && '64px'}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className={`${frame} object-cover`}
    />
  );
}
