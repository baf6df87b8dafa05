import { adminHandler } from '@/lib/entry/admin-handler';
import { monthOf, readYear, yearOf } from '@/lib/finances/period';
import { getTaxReport } from '@/lib/finances/taxes/tax-report.queries';
import { taxReportCsv } from '@/lib/finances/taxes/tax-report-csv';
import { taxReportSentences } from '@/lib/messages/en/admin/store/tax-report';

/** The tax of `?year=`, by default of this one, as a CSV file with a row for each month and state. */
export const GET = adminHandler(
  { may: 'finances.export', failureMessage: taxReportSentences.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const { searchParams } = new URL(request.url);
    const year = readYear(searchParams.get('year')) ?? yearOf(monthOf(new Date(), timeZone));
    return new Response(taxReportCsv(await getTaxReport(tenant.id, { year, timeZone })), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="tax-${tenant.slug}-${year}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
