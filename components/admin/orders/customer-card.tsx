import Link from 'next/link';
import { AddressLines } from '@/components/orders/address-lines';
import { Card } from '@/components/ui/card';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { byHandSentences } from '@/lib/messages/en/admin/store/by-hand';
import { customersSentences } from '@/lib/messages/en/admin/store/customers';
import { adminWords } from '@/lib/messages/en/admin/words';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { deliveryName } from '@/lib/orders/delivery/delivery-lines';
import { readyText } from '@/lib/orders/delivery/ready-words';
import type { OrderDetailView } from '@/lib/orders/order-views';
import { EditAddress, type SaveOrderAddress } from './edit-address';

const CONTACT = 'inline-flex min-h-11 items-center underline underline-offset-4';

type CustomerCardProps = {
  order: OrderDetailView;
  /** Null where the address stays: something has left, or this person only looks. */
  saveAddress: SaveOrderAddress | null;
};

/** The customer, their contact data, and the shipping address. */
export function CustomerCard({ order, saveAddress }: CustomerCardProps) {
  const { name, email, phone } = order.customer;
  // An order by hand may go nowhere.
  const isSent = order.address.address !== '';
  const subject = encodeURIComponent(adminOrdersSentences.mailSubject(order.orderNumber));
  return (
    <Card title={adminWords.customer}>
      <p className="font-semibold">{name}</p>
      {email === '' ? (
        <p className="text-muted">{byHandSentences.noEmail}</p>
      ) : (
        <p>
          <a href={`mailto:${encodeURIComponent(email)}?subject=${subject}`} className={CONTACT}>
            {email}
          </a>
        </p>
      )}
      {phone !== '' && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={CONTACT}>
            {phone}
          </a>
        </p>
      )}
      {email !== '' && (
        <p>
          <Link href={`/admin/customers?q=${encodeURIComponent(email)}`} prefetch={false} className={CONTACT}>
            {customersSentences.seeCustomer}
          </Link>
        </p>
      )}
      {isSent && (
        <>
          <h3 className="mt-3 text-sm font-medium text-muted">{adminWords.shipTo}</h3>
          <AddressLines lines={order.shipTo} className="mt-1" />
        </>
      )}
      {isSent && saveAddress !== null && (
        <EditAddress
          key={order.shipTo.join()}
          orderId={order.id}
          values={{ name, email, phone, ...order.address }}
          startedFrom={[...order.shipTo, phone].join('\n')}
          isPaidByPayPal={order.payments.some(
            ({ status, method }) => status === 'captured' && method === 'paypal',
          )}
          saveAddress={saveAddress}
        />
      )}
      {order.delivery !== null && (
        <>
          <h3 className="mt-3 text-sm font-medium text-muted">{deliverySentences.delivery}</h3>
          <p className="wrap-anywhere mt-1">{deliveryName(order.delivery)}</p>
        </>
      )}
      {order.readyBy !== null && <p className="mt-3 font-medium">{readyText(order)}</p>}
    </Card>
  );
}
