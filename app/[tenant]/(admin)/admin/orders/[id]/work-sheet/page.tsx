import type { Metadata } from 'next';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { WorkSheet } from '@/components/admin/orders/printing/work-sheet';
import { asOrderId } from '@/lib/ids';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { guardedPage } from '../../../../guarded-page';

export const metadata: Metadata = { title: adminPages.workSheet };

const guarded = guardedPage({ may: 'orders.view' });

/** The work sheet of an order, as it will lie beside the machine. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]/work-sheet'>) => {
  const { id } = await params;
  const order = await findOrder(admin.tenant.id, asOrderId(id));
  if (order === null) {
    return <OrderNotFound />;
  }
  return (
    <PrintPage back={backToOrder(order)}>
      <WorkSheet store={admin.tenant} order={order} timeZone={admin.timeZone} />
    </PrintPage>
  );
});
