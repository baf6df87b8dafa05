import { OrderDate } from '@/components/shop/guest-order/order-date';
import { NeedsScript } from '@/components/ui/needs-script';
import { Sentence } from '@/components/ui/sentence';
import { payOrderSentences as say } from '@/lib/messages/en/orders/pay-order';
import { formatCents } from '@/lib/money/cents';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { type LinkPaymentOnPage, PayOrder } from './pay-order';

export type LinkPayment = LinkPaymentOnPage & { payUntil: Date };

type PayCardProps = { storeName: string; order: GuestOrderView; payment: LinkPayment };

/** What an order by hand comes to, and the button to pay it. */
export function PayCard({ storeName, order, payment: { payUntil, ...payment } }: PayCardProps) {
  return (
    <section className="flex flex-col gap-5 rounded-card border border-warning/30 bg-warning-tint p-5 sm:p-6">
      <div>
        <h2 className="heading-2">{say.title(formatCents(order.totalCents))}</h2>
        <p className="mt-2 max-w-prose">
          {say.look(storeName)} <Sentence parts={say.until(<OrderDate date={payUntil} />)} />
        </p>
      </div>
      <NeedsScript>{say.needsScript}</NeedsScript>
      <PayOrder {...payment} />
    </section>
  );
}
