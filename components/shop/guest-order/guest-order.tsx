import { AddressLines } from '@/components/orders/address-lines';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { PrinterIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/links/link';
import { Sentence } from '@/components/ui/sentence';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { contactSentences } from '@/lib/messages/en/shop/contact';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { parcelLines, pickupLines, pickupTitle } from '@/lib/orders/delivery/delivery-lines';
import { readyText } from '@/lib/orders/delivery/ready-words';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { guestStanding } from '@/lib/orders/guest/guest-standing';
import { ExtrasCard } from './extras-card';
import { GuestOrderLines } from './guest-order-lines';
import { MailRefused } from './mail-refused';
import { OrderDate } from './order-date';
import { OrderMoney } from './order-money';
import { type LinkPayment, PayCard } from './pay/pay-card';
import { ResendLink } from './resend-link';
import { ShipmentsCard } from './shipments-card';
import { StandingNotice } from './standing-notice';
import { TestNotice } from './test-notice';

type GuestOrderProps = {
  storeName: string;
  order: GuestOrderView;
  token: string;
  /** How it is paid on this page; null for an order that cannot be. */
  payment: LinkPayment | null;
};

/** One order, for its shopper. */
export function GuestOrder({ storeName, order, token, payment }: GuestOrderProps) {
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading-1">{orderPageSentences.orderNumbered(order.orderNumber)}</h1>
          <p className="text-muted">
            <Sentence parts={orderPageSentences.placedOn(<OrderDate date={order.createdAt} />)} />
          </p>
          {isStillMade(order) && <p>{readyText(order)}</p>}
        </div>
        {order.payments.length > 0 && (
          <Link href={`/orders/${order.id}/receipt`} prefetch={false} className={buttonStyle('secondary')}>
            <PrinterIcon className="size-5" />
            {orderPageSentences.printReceipt}
          </Link>
        )}
      </div>
      <TestNotice order={order} />
      <MailRefused storeName={storeName} order={order} />
      {payment === null ? (
        <StandingNotice standing={guestStanding(order)} />
      ) : (
        <PayCard storeName={storeName} order={order} payment={payment} />
      )}
      <ShipmentsCard order={order} />
      <Card title={orderPageSentences.items}>
        <GuestOrderLines lines={order.lines} />
        <OrderMoney order={order} />
      </Card>
      {order.extras !== null && <ExtrasCard extras={order.extras} />}
      <div className="grid gap-6 md:grid-cols-2">
        <DeliveryCard order={order} />
        <Card title={orderPageSentences.questions}>
          <Contact storeName={storeName} order={order} />
          <Link
            href="/contact"
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contactSentences.link(storeName)}
          </Link>
        </Card>
      </div>
      {order.email !== '' && !(order.isTest && order.payUntil !== null) && (
        <Card title={orderPageSentences.keepThisPage}>
          <p className="mb-4 max-w-prose text-muted">{orderLinkSentences.keepLink}</p>
          <ResendLink token={token} email={order.email} className="sm:items-start" />
        </Card>
      )}
    </div>
  );
}

/** What has left, or never will, is not promised any more. */
const isStillMade = ({ status }: GuestOrderView): boolean => status === 'pending' || status === 'processing';

function DeliveryCard({ order: { delivery, shipTo } }: Pick<GuestOrderProps, 'order'>) {
  const pickup = pickupLines(delivery);
  return pickup === null ? (
    <Card title={orderPageSentences.shipTo}>
      <AddressLines lines={shipTo} />
      {parcelLines(delivery).map((line) => (
        <p key={line} className="wrap-anywhere pt-3 text-muted">
          {line}
        </p>
      ))}
    </Card>
  ) : (
    <Card title={pickupTitle(delivery)}>
      <AddressLines lines={pickup} />
    </Card>
  );
}

function Contact({ storeName, order }: Pick<GuestOrderProps, 'storeName' | 'order'>) {
  const { contactEmail, orderNumber } = order;
  if (contactEmail === null && !order.canAnswerMails) {
    return null;
  }
  if (contactEmail === null) {
    return <p>{orderPageSentences.replyToMails(storeName)}</p>;
  }
  const subject = encodeURIComponent(orderPageSentences.orderNumbered(orderNumber));
  return (
    <p>
      <Sentence
        parts={orderPageSentences.writeTo(
          storeName,
          <a
            href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}?subject=${subject}`}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {contactEmail}
          </a>,
        )}
      />
    </p>
  );
}
