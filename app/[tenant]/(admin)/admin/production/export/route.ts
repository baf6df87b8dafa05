import { adminHandler } from '@/lib/entry/admin-handler';
import { messages } from '@/lib/messages';
import { listMaterials } from '@/lib/production/materials/materials.queries';
import { materialsCsv } from '@/lib/production/materials/materials-csv';
import { parseProductionFilter } from '@/lib/production/production-filter';
import { isoDate } from '@/lib/time/format-date';

/** What to buy for all open orders, or for those of `?product=`, as a CSV file. */
export const GET = adminHandler(
  { may: 'production.view', failureMessage: messages.production.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const { product } = parseProductionFilter(Object.fromEntries(new URL(request.url).searchParams));
    const materials = await listMaterials(tenant.id);
    const chosen = product === null ? materials : materials.filter(({ key }) => key === product);
    return new Response(materialsCsv(chosen), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="to-buy-${tenant.slug}-${isoDate(new Date(), timeZone)}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
