import { z } from 'zod';
import { adminHandler } from '@/lib/entry/admin-handler';
import { asOrderId } from '@/lib/ids';
import { labelFileSentences } from '@/lib/messages/en/admin/store/label-file';
import { LABEL_PROGRAMS, labelCsv } from '@/lib/orders/labels/label-csv';
import { listLabelOrders } from '@/lib/orders/labels/label-orders.queries';
import { isoDate } from '@/lib/time/format-date';

const program = z.enum(LABEL_PROGRAMS).catch('pirate-ship');
const chosen = z.uuid().transform(asOrderId).nullable().catch(null);

/** The orders to send, or the one of `?order=`, as a file for the program of `?for=` that makes labels. */
export const GET = adminHandler(
  { may: 'orders.export', failureMessage: labelFileSentences.failed },
  async ({ tenant, timeZone }, request) => {
    const parameters = new URL(request.url).searchParams;
    const name = program.parse(parameters.get('for'));
    const orders = await listLabelOrders(tenant.id, chosen.parse(parameters.get('order')));
    return new Response(labelCsv(name, orders, timeZone), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}-${tenant.slug}-${isoDate(new Date(), timeZone)}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
