import { adminHandler } from '@/lib/entry/admin-handler';
import { exportEntries } from '@/lib/finances/entries.queries';
import { entriesCsvStream } from '@/lib/finances/entries-csv-stream';
import { monthOf, monthPeriod, readMonth, readYear, yearPeriod } from '@/lib/finances/period';
import { messages } from '@/lib/messages';

/**
 * The payments and refunds of `?year=` or `?month=`, by default of the current month, as a CSV file with a row for
 * each.
 */
export const GET = adminHandler(
  { may: 'finances.export', failureMessage: messages.finances.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const { searchParams } = new URL(request.url);
    const year = readYear(searchParams.get('year'));
    const month = readMonth(searchParams.get('month')) ?? monthOf(new Date(), timeZone);
    const period = year === null ? monthPeriod(month, timeZone) : yearPeriod(year, timeZone);
    return new Response(entriesCsvStream(exportEntries(tenant.id, period), timeZone), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="finances-${tenant.slug}-${year ?? month}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
