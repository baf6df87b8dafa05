import type { Metadata } from 'next';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { asOrderId } from '@/lib/ids';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { guardedPage } from '../../../../guarded-page';

export const metadata: Metadata = { title: adminPages.packingSlip };

const guarded = guardedPage({ may: 'orders.view' });

/** The packing slip of an order, as it will lie in the parcel. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]/slip'>) => {
  const { id } = await params;
  const order = await findOrder(admin.tenant.id, asOrderId(id));
  if (order === null) {
    return <OrderNotFound />;
  }
  return (
    <PrintPage back={backToOrder(order)}>
      <PackingSlip store={admin.tenant} order={order} timeZone={admin.timeZone} />
    </PrintPage>
  );
});
