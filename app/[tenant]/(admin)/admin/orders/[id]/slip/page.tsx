import type { Metadata } from 'next';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { guardedPage } from '../../../../guarded-page';
import { orderPaperPage } from '../with-order';

export const metadata: Metadata = { title: adminPages.packingSlip };

const guarded = guardedPage({ may: 'orders.view' });

/** The packing slip of an order, for the parcel. */
export default guarded(orderPaperPage(PackingSlip));
