import type { Metadata } from 'next';
import Link from 'next/link';
import { BagLabelSheets } from '@/components/admin/orders/bag-label-sheets';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { PrintPage } from '@/components/admin/orders/print-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/lib/messages';
import { findOrder } from '@/lib/orders/admin-order.queries';
import { bagLabels, LABELS_ON_A_PAGE } from '@/lib/production/bag-labels';
import { guardedPage } from '../../../../guarded-page';

export const metadata: Metadata = { title: 'Bag labels' };

/** The bag labels of an order, as they will be cut out. */
export default guardedPage(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]/labels'>) => {
  const { id } = await params;
  const order = await findOrder(admin.tenant.id, id);
  if (order === null) {
    return <OrderNotFound />;
  }
  const labels = bagLabels(order.items);
  if (labels.length === 0) {
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <h1 className="heading-1">Bag labels</h1>
        <EmptyState title={messages.production.noLabels} text={messages.production.noLabelsHint}>
          <Link href={`/admin/orders/${order.id}`} className={buttonStyle('secondary')}>
            Back to order #{order.orderNumber}
          </Link>
        </EmptyState>
      </div>
    );
  }
  const sheets = Math.ceil(labels.length / LABELS_ON_A_PAGE);
  return (
    <PrintPage
      order={order}
      title="Bag labels"
      hint={`${labels.length === 1 ? '1 label' : `${labels.length} labels`} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`} of plain paper or card. Print without a header and footer, and cut along the dashed lines.`}
    >
      <BagLabelSheets labels={labels} orderNumber={order.orderNumber} />
    </PrintPage>
  );
});
