import type { Metadata } from 'next';
import { WorkSheet } from '@/components/admin/orders/printing/work-sheet';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { guardedPage } from '../../../guarded-page';
import { chosenPapersPage } from '../chosen-orders-page';

export const metadata: Metadata = { title: 'Work sheets' };

const guarded = guardedPage({ may: 'production.view' });

/** The work sheets of the orders that are chosen in the production view, one after the other. */
export default guarded(chosenPapersPage(adminProductionSentences.workSheets, WorkSheet));
