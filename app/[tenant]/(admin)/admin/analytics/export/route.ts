import { visitsCsv } from '@/lib/analytics/visits-csv';
import { getVisitsReport } from '@/lib/analytics/visits-report.queries';
import { readRange } from '@/lib/analytics/visits-span';
import { roleMay } from '@/lib/auth/permissions';
import { adminHandler } from '@/lib/entry/admin-handler';
import { visitsSentences } from '@/lib/messages/en/admin/store/visits';

/** The days of `?days=`, by default 30, as a CSV file; with sales for people who may take those along. */
export const GET = adminHandler(
  { may: 'analytics.export', failureMessage: visitsSentences.exportFailed },
  async ({ tenant, role }, request) => {
    const range = readRange(new URL(request.url).searchParams.get('days'));
    const withSales = roleMay(role, 'finances.export');
    const { days } = await getVisitsReport(tenant.id, { range, now: new Date(), withSales });
    return new Response(visitsCsv(days), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="visits-${tenant.slug}-${days.at(-1)?.isoDate}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
