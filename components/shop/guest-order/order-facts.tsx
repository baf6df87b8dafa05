import { chargeSentences } from '@/lib/messages/en/orders/charges';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { formatCents } from '@/lib/money/cents';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';

type OrderFactsProps = { order: Pick<GuestOrderView, 'orderNumber' | 'totalCents' | 'email'> };

/** Number, total, and the address for mails about the order. */
export function OrderFacts({ order: { orderNumber, totalCents, email } }: OrderFactsProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-6 py-5 text-left">
      <dt className="text-muted">{orderPageSentences.order}</dt>
      <dd className="font-semibold">#{orderNumber}</dd>
      <dt className="text-muted">{chargeSentences.total}</dt>
      <dd className="tabular-nums">{formatCents(totalCents)}</dd>
      <dt className="text-muted">{orderPageSentences.email}</dt>
      <dd>{email}</dd>
    </dl>
  );
}
