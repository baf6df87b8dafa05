import { adminHandler } from '@/lib/entry/admin-handler';
import { customersSentences } from '@/lib/messages/en/admin/store/customers';
import { buyerCsvStream } from '@/lib/orders/buyers/buyer-csv';
import { parseBuyerFilter } from '@/lib/orders/buyers/buyer-filter';
import { exportBuyers } from '@/lib/orders/buyers/buyers.queries';
import { isoDate } from '@/lib/time/format-date';

/** The customers of the list's search as a CSV file. */
export const GET = adminHandler(
  { may: 'customers.export', failureMessage: customersSentences.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const { search } = parseBuyerFilter(Object.fromEntries(new URL(request.url).searchParams));
    return new Response(buyerCsvStream(exportBuyers(tenant.id, search), timeZone), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="customers-${tenant.slug}-${isoDate(new Date(), timeZone)}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
