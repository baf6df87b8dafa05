import type { Metadata } from 'next';
import Link from 'next/link';
import { BagLabelSheets } from '@/components/admin/orders/printing/bag-label-sheets';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { bagLabels } from '@/lib/production/sheets/bag-labels';
import { guardedPage } from '../../../../guarded-page';
import { withOrder } from '../with-order';

export const metadata: Metadata = { title: 'Bag labels' };

const guarded = guardedPage({ may: 'orders.view' });

/** The bag labels of an order, as they will be cut out. */
export default guarded(
  withOrder((_admin, order) => {
    const labels = bagLabels(order);
    if (labels.length === 0) {
      return (
        <div className="page-width flex flex-col gap-6 py-8">
          <h1 className="heading-1">{adminOrdersSentences.bagLabels}</h1>
          <EmptyState title={messages.production.noLabels} text={messages.production.noLabelsHint}>
            <Link href={`/admin/orders/${order.id}`} className={buttonStyle('secondary')}>
              {adminOrdersSentences.backToOrder(order.orderNumber)}
            </Link>
          </EmptyState>
        </div>
      );
    }
    return (
      <PrintPage back={backToOrder(order)} title={adminOrdersSentences.bagLabels}>
        <BagLabelSheets labels={labels} />
      </PrintPage>
    );
  }),
);
