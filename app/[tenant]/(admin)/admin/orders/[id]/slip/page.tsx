import type { Metadata } from 'next';
import { EmptyPage } from '@/components/admin/empty-page';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { findSender } from '@/lib/orders/sender/sender.queries';
import { parcelItems } from '@/lib/orders/shipping/parcel-items';
import { sumOfPieces } from '@/lib/orders/shipping/pieces-left';
import { guardedPage } from '../../../../guarded-page';
import { withOrder } from '../with-order';

export const metadata: Metadata = { title: adminPages.packingSlip };

const guarded = guardedPage({ may: 'orders.view' });

/** The packing slip of an order, or of one of its parcels (`?parcel=`). */
export default guarded(
  withOrder(async (admin, order, { searchParams }: PageProps<'/[tenant]/admin/orders/[id]/slip'>) => {
    const { parcel } = await searchParams;
    const shipment = order.shipments.find(({ id }) => id === parcel);
    const back = backToOrder(order);
    if (parcel !== undefined && shipment === undefined) {
      return (
        <EmptyPage
          heading={adminPages.packingSlip}
          title={adminPrintingSentences.parcelGone}
          text={adminPrintingSentences.parcelGoneHint}
          href={back.href}
          link={back.label}
        />
      );
    }
    return (
      <PrintPage back={back}>
        <PackingSlip
          store={admin.tenant}
          sender={await findSender(admin.tenant.id)}
          order={shipment ? { ...order, items: parcelItems(order.items, shipment) } : order}
          piecesOfOrder={
            shipment ? sumOfPieces(order.items.map(({ quantity }) => ({ pieces: quantity }))) : null
          }
          timeZone={admin.timeZone}
        />
      </PrintPage>
    );
  }),
);
