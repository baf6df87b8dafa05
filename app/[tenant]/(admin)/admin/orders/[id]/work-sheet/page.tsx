import type { Metadata } from 'next';
import { WorkSheet } from '@/components/admin/orders/printing/work-sheet';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { guardedPage } from '../../../../guarded-page';
import { orderPaperPage } from '../with-order';

export const metadata: Metadata = { title: adminPages.workSheet };

const guarded = guardedPage({ may: 'orders.view' });

/** The work sheet of an order, to lie beside the machine. */
export default guarded(orderPaperPage(WorkSheet));
