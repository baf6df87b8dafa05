import { Receipt } from '@/components/shop/guest-order/receipt';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { PrintButton } from '@/components/ui/print-button';
import { asOrderId } from '@/lib/ids';
import { receiptSentences } from '@/lib/messages/en/orders/receipt';
import { loadGuestOrder } from '../load-guest-order';
import { orderMetadata } from '../order-metadata';

// Like the order's own page.
export const instant = false;

export const metadata = orderMetadata(receiptSentences.title);

/** The receipt of an order, for printing. */
export default async function ReceiptPage({ params }: PageProps<'/[tenant]/orders/[id]/receipt'>) {
  const id = asOrderId((await params).id.toLowerCase());
  const { tenant, order } = await loadGuestOrder(id, `/orders/${id}/receipt`);
  const isPaid = order.payments.length > 0;
  return (
    <div className="page-width flex flex-col gap-6 py-8 print:block print:max-w-none print:p-0">
      <div className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={`/orders/${order.id}`} prefetch={false} className={buttonStyle('quiet')}>
          {receiptSentences.backToOrder(order.orderNumber)}
        </Link>
        {isPaid && <PrintButton />}
      </div>
      {isPaid ? (
        <Receipt store={tenant} order={order} />
      ) : (
        <Notice kind="info">{receiptSentences.noReceipt}</Notice>
      )}
    </div>
  );
}
