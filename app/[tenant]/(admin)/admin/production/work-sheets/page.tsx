import type { Metadata } from 'next';
import { WorkSheet } from '@/components/admin/orders/printing/work-sheet';
import { ChosenPapers } from '@/components/admin/production/chosen-papers';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { findOrders } from '@/lib/orders/views/admin-order.queries';
import { readChosenOrders } from '@/lib/production/chosen-orders';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.workSheets };

const guarded = guardedPage({ may: 'production.view' });

/** The work sheets of the orders that are chosen in the production view, one after the other. */
export default guarded(
  async (admin, { searchParams }: PageProps<'/[tenant]/admin/production/work-sheets'>) => {
    const orders = await findOrders(admin.tenant.id, readChosenOrders((await searchParams).orders));
    return (
      <ChosenPapers title={adminPages.workSheets} isEmpty={orders.length === 0}>
        {orders.map((order) => (
          <WorkSheet key={order.id} store={admin.tenant} order={order} timeZone={admin.timeZone} />
        ))}
      </ChosenPapers>
    );
  },
);
