import type { Metadata } from 'next';
import Link from 'next/link';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import { PackingSlip } from '@/components/admin/orders/packing-slip';
import { PrintButton } from '@/components/admin/orders/print-button';
import { buttonStyle } from '@/components/ui/button-styles';
import { findOrder } from '@/lib/orders/admin-order.queries';
import { guardedPage } from '../../../../guarded-page';

export const metadata: Metadata = { title: 'Packing slip' };

/** The packing slip of an order, as it will lie in the parcel. */
export default guardedPage(async (admin, { params }: PageProps<'/[tenant]/admin/orders/[id]/slip'>) => {
  const { id } = await params;
  const order = await findOrder(admin.tenant.id, id);
  if (order === null) {
    return <OrderNotFound />;
  }
  return (
    <div className="page-width flex flex-col gap-6 py-8 print:block print:max-w-none print:p-0">
      <div className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={`/admin/orders/${order.id}`} className={buttonStyle('quiet')}>
          Back to order #{order.orderNumber}
        </Link>
        <PrintButton />
      </div>
      <PackingSlip store={admin.tenant} order={order} timeZone={admin.timeZone} />
    </div>
  );
});
