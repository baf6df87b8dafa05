import Link from 'next/link';
import { AddressLines } from '@/components/orders/address-lines';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { PrinterIcon } from '@/components/ui/icons';
import { contactSentences } from '@/lib/messages/en/shop/contact';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { guestStanding } from '@/lib/orders/guest/guest-standing';
import { GuestOrderLines } from './guest-order-lines';
import { MailRefused } from './mail-refused';
import { OrderDate } from './order-date';
import { OrderMoney } from './order-money';
import { ResendLink } from './resend-link';
import { StandingNotice } from './standing-notice';

type GuestOrderProps = { storeName: string; order: GuestOrderView; token: string };

/** One order, for its shopper. */
export function GuestOrder({ storeName, order, token }: GuestOrderProps) {
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading-1">Order #{order.orderNumber}</h1>
          <p className="text-muted">
            Placed on <OrderDate date={order.createdAt} />
          </p>
        </div>
        {order.payments.length > 0 && (
          <Link href={`/orders/${order.id}/receipt`} prefetch={false} className={buttonStyle('secondary')}>
            <PrinterIcon className="size-5" />
            Print receipt
          </Link>
        )}
      </div>
      <MailRefused storeName={storeName} order={order} />
      <StandingNotice standing={guestStanding(order)} />
      <Card title="Items">
        <GuestOrderLines lines={order.lines} />
        <OrderMoney order={order} />
      </Card>
      <div className="grid gap-6 md:grid-cols-2">
        <Card title="Ship to">
          <AddressLines lines={order.shipTo} />
        </Card>
        <Card title="Questions?">
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
      <Card title="Keep this page">
        <p className="mb-4 max-w-prose text-muted">{guestOrderSentences.keepLink}</p>
        <ResendLink token={token} email={order.email} className="sm:items-start" />
      </Card>
    </div>
  );
}

function Contact({ storeName, order }: Pick<GuestOrderProps, 'storeName' | 'order'>) {
  const { contactEmail, orderNumber } = order;
  if (contactEmail === null && !order.canAnswerMails) {
    return null;
  }
  if (contactEmail === null) {
    return <p>Reply to any email that {storeName} has sent you about this order.</p>;
  }
  const subject = encodeURIComponent(`Order #${orderNumber}`);
  return (
    <p>
      Write to {storeName} at{' '}
      <a
        href={`mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}?subject=${subject}`}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {contactEmail}
      </a>
    </p>
  );
}
