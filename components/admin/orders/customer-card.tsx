import { AddressLines } from '@/components/orders/address-lines';
import { Card } from '@/components/ui/card';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { deliveryName } from '@/lib/orders/delivery/delivery-lines';
import type { OrderDetailView } from '@/lib/orders/order-views';

const CONTACT = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The customer, their contact data, and the shipping address. */
export function CustomerCard({ order }: { order: OrderDetailView }) {
  const { name, email, phone } = order.customer;
  const subject = encodeURIComponent(adminOrdersSentences.mailSubject(order.orderNumber));
  return (
    <Card title={adminWords.customer}>
      <p className="font-semibold">{name}</p>
      <p>
        <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className={CONTACT}>
          {email}
        </a>
      </p>
      <p>
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={CONTACT}>
          {phone}
        </a>
      </p>
      <h3 className="mt-3 text-sm font-medium text-muted">{adminWords.shipTo}</h3>
      <AddressLines lines={order.shipTo} className="mt-1" />
      {order.delivery !== null && (
        <>
          <h3 className="mt-3 text-sm font-medium text-muted">{deliverySentences.delivery}</h3>
          <p className="wrap-anywhere mt-1">{deliveryName(order.delivery)}</p>
        </>
      )}
    </Card>
  );
}
