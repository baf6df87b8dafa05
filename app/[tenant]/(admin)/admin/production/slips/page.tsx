import type { Metadata } from 'next';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { guardedPage } from '../../../guarded-page';
import { chosenPapersPage } from '../chosen-orders-page';

export const metadata: Metadata = { title: 'Packing slips' };

const guarded = guardedPage({ may: 'production.view' });

/** The packing slips of the orders that are chosen in the production view, one after the other. */
export default guarded(chosenPapersPage(adminProductionSentences.packingSlips, PackingSlip));
