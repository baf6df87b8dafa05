import type { Metadata } from 'next';
import { EmptyPage } from '@/components/admin/empty-page';
import { BagLabelSheets } from '@/components/admin/orders/printing/bag-label-sheets';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { bagLabels } from '@/lib/production/sheets/bag-labels';
import { guardedPage } from '../../../../guarded-page';
import { withOrder } from '../with-order';

export const metadata: Metadata = { title: adminPages.bagLabels };

const guarded = guardedPage({ may: 'orders.view' });

/** The bag labels of an order, ready to cut out. */
export default guarded(
  withOrder((_admin, order) => {
    const labels = bagLabels(order);
    if (labels.length === 0) {
      return (
        <EmptyPage
          heading={adminPages.bagLabels}
          title={messages.production.noLabels}
          text={messages.production.noLabelsHint}
          href={`/admin/orders/${order.id}`}
          link={adminPrintingSentences.backToOrder(order.orderNumber)}
        />
      );
    }
    return (
      <PrintPage back={backToOrder(order)} title={adminPages.bagLabels}>
        <BagLabelSheets labels={labels} />
      </PrintPage>
    );
  }),
);
