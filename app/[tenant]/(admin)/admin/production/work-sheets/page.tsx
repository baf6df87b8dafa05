import type { Metadata } from 'next';
import { WorkSheet } from '@/components/admin/orders/printing/work-sheet';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { guardedPage } from '../../../guarded-page';
import { chosenPapersPage } from '../chosen-orders-page';

export const metadata: Metadata = { title: adminPages.workSheets };

const guarded = guardedPage({ may: 'production.view' });

/** The work sheets of the orders that were chosen in the production view. */
export default guarded(chosenPapersPage(adminPages.workSheets, WorkSheet));
