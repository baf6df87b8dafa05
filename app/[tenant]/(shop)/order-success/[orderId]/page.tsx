import type { Metadata } from 'next';
import { MailRefused } from '@/components/shop/guest-order/mail-refused';
import { OrderFacts } from '@/components/shop/guest-order/order-facts';
import { ResendLink } from '@/components/shop/guest-order/resend-link';
import { SuccessMark } from '@/components/shop/guest-order/success-mark';
import { TestNotice } from '@/components/shop/guest-order/test-notice';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { asOrderId } from '@/lib/ids';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { guestStanding } from '@/lib/orders/guest/guest-standing';
import { loadPaidOrder, type PaidOrder } from './load-paid-order';

// Rendered for each request: anyone can invent order ids, and each would otherwise become a cached page.
export const instant = false;

export const metadata: Metadata = {
  title: orderPageSentences.title,
  robots: { index: false },
  referrer: 'no-referrer',
};

/**
 * Thanks, or the state of the payment. The address is no secret, so the order is only shown to the browser that paid
 * it, which has a cookie to prove that.
 */
export default async function OrderSuccessPage({ params }: PageProps<'/[tenant]/order-success/[orderId]'>) {
  const { orderId } = await params;
  const paid = await loadPaidOrder(asOrderId(orderId.toLowerCase()));
  const { kind, title, text } = standingOf(paid);
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-20 text-center">
      <SuccessMark kind={kind} />
      <div role="status" className="flex flex-col items-center gap-4">
        <h1 className="heading-1">{title}</h1>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      {paid === null ? (
        <Link href="/orders" className={buttonStyle('primary', 'mt-4')}>
          {orderLinkSentences.findTitle}
        </Link>
      ) : (
        <>
          <div className="max-w-prose empty:hidden">
            <TestNotice order={paid.order} />
          </div>
          <div className="max-w-prose empty:hidden">
            <MailRefused storeName={paid.storeName} order={paid.order} />
          </div>
          <OrderFacts order={paid.order} />
          <Link href={`/orders/${paid.order.id}`} prefetch={false} className={buttonStyle('primary', 'mt-4')}>
            {orderPageSentences.viewYourOrder}
          </Link>
          <ResendLink
            label={orderLinkSentences.sendLink}
            token={paid.token}
            email={paid.order.email}
            className="items-center"
          />
        </>
      )}
      <Link href="/" className={buttonStyle('quiet')}>
        {buttonSentences.continueShopping}
      </Link>
    </div>
  );
}

/**
 * For a paid order, the specification's words of thanks; for any other, its state. Without the order's cookie, the
 * page reveals neither that the order is paid nor that it exists.
 */
function standingOf(
  paid: PaidOrder | null,
): Pick<ReturnType<typeof guestStanding>, 'kind' | 'title' | 'text'> {
  if (paid === null) {
    const { elsewhereTitle, elsewhere } = guestOrderSentences;
    return { kind: 'closed', title: elsewhereTitle, text: elsewhere };
  }
  const { success, successHint } = checkoutSentences;
  const isPaid = paid.order.paymentStatus === 'paid' && paid.order.status !== 'cancelled';
  return isPaid ? { kind: 'good', title: success, text: successHint } : guestStanding(paid.order);
}
