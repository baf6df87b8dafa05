import type { Metadata } from 'next';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { ChosenPapers } from '@/components/admin/production/chosen-papers';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { findOrders } from '@/lib/orders/views/admin-order.queries';
import { readChosenOrders } from '@/lib/production/chosen-orders';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.packingSlips };

const guarded = guardedPage({ may: 'production.view' });

/** The packing slips of the orders that are chosen in the production view, one after the other. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/production/slips'>) => {
  const orders = await findOrders(admin.tenant.id, readChosenOrders((await searchParams).orders));
  return (
    <ChosenPapers title={adminPages.packingSlips} isEmpty={orders.length === 0}>
      {orders.map((order) => (
        <PackingSlip key={order.id} store={admin.tenant} order={order} timeZone={admin.timeZone} />
      ))}
    </ChosenPapers>
  );
});
