import type { Metadata } from 'next';
import { BagLabelSheets } from '@/components/admin/orders/printing/bag-label-sheets';
import { ChosenPapers } from '@/components/admin/production/chosen-papers';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { bagLabels } from '@/lib/production/sheets/bag-labels';
import { guardedPage } from '../../../guarded-page';
import { chosenOrders } from '../chosen-orders-page';

export const metadata: Metadata = { title: adminPages.labels };

const guarded = guardedPage({ may: 'production.view' });

/** The labels of the orders that were chosen in the production view. */
export default guarded(async (admin, props: PageProps<'/[tenant]/admin/production/labels'>) => {
  const orders = await chosenOrders(admin, props);
  const labels = orders.flatMap(bagLabels);
  return (
    <ChosenPapers title={adminPages.labels} isEmpty={orders.length === 0} hasNothing={labels.length === 0}>
      <BagLabelSheets labels={labels} />
    </ChosenPapers>
  );
});
