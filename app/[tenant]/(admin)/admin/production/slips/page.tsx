import type { Metadata } from 'next';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { guardedPage } from '../../../guarded-page';
import { chosenPapersPage } from '../chosen-orders-page';

export const metadata: Metadata = { title: adminPages.packingSlips };

const guarded = guardedPage({ may: 'production.view' });

/** The packing slips of the orders that were chosen in the production view. */
export default guarded(chosenPapersPage(adminPages.packingSlips, PackingSlip));
