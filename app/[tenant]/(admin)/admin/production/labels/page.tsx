import type { Metadata } from 'next';
import { BagLabelSheets } from '@/components/admin/orders/printing/bag-label-sheets';
import { ChosenPapers } from '@/components/admin/production/chosen-papers';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { findOrders } from '@/lib/orders/views/admin-order.queries';
import { readChosenOrders } from '@/lib/production/chosen-orders';
import { bagLabels } from '@/lib/production/sheets/bag-labels';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.labels };

const guarded = guardedPage({ may: 'production.view' });

/** The labels of the orders that are chosen in the production view, one after the other. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/production/labels'>) => {
  const orders = await findOrders(admin.tenant.id, readChosenOrders((await searchParams).orders));
  const labels = orders.flatMap(bagLabels);
  return (
    <ChosenPapers title={adminPages.labels} isEmpty={orders.length === 0} hasNothing={labels.length === 0}>
      <BagLabelSheets labels={labels} />
    </ChosenPapers>
  );
});
