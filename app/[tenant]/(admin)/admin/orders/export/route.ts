import { adminHandler } from '@/lib/entry/admin-handler';
import { messages } from '@/lib/messages';
import { orderCsvStream } from '@/lib/orders/export/order-csv-stream';
import { exportOrders } from '@/lib/orders/export/order-export.queries';
import { parseOrderFilter } from '@/lib/orders/list/order-filter';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { isoDate } from '@/lib/time/format-date';

/** The orders of the list's filter as a CSV file, one row for each item. */
export const GET = adminHandler(
  { may: 'orders.export', failureMessage: messages.order.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const filter = parseOrderFilter(Object.fromEntries(new URL(request.url).searchParams));
    const linkTo = await storeLinks(tenant);
    const file = orderCsvStream(exportOrders(tenant.id, filter, timeZone), { timeZone, linkTo });
    return new Response(file, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="orders-${tenant.slug}-${isoDate(new Date(), timeZone)}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
