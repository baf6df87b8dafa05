import type { Metadata } from 'next';
import Link from 'next/link';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { BagLabelSheets } from '@/components/admin/orders/printing/bag-label-sheets';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { bagLabels } from '@/lib/production/sheets/bag-labels';
import { guardedPage } from '../../../../guarded-page';

export const metadata: Metadata = { title: adminPages.bagLabels };

const guarded = guardedPage({ may: 'orders.view' });

/** The bag labels of an order, as they will be cut out. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]/labels'>) => {
  const { id } = await params;
  const order = await findOrder(admin.tenant.id, asOrderId(id));
  if (order === null) {
    return <OrderNotFound />;
  }
  const labels = bagLabels(order);
  if (labels.length === 0) {
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <h1 className="heading-1">{adminPages.bagLabels}</h1>
        <EmptyState title={messages.production.noLabels} text={messages.production.noLabelsHint}>
          <Link href={`/admin/orders/${order.id}`} className={buttonStyle('secondary')}>
            {adminPrintingSentences.backToOrder(order.orderNumber)}
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <PrintPage back={backToOrder(order)} title={adminPages.bagLabels}>
      <BagLabelSheets labels={labels} />
    </PrintPage>
  );
});
