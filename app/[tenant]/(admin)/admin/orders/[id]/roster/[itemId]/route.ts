import { adminHandler } from '@/lib/entry/admin-handler';
import { apiError } from '@/lib/entry/api-error';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { findOrderRoster } from '@/lib/orders/views/order-roster.queries';
import { cleanCsv } from '@/lib/rosters/reading/clean-roster';
import { cleanXlsx } from '@/lib/rosters/reading/clean-roster-xlsx';

type Context = { params: Promise<{ tenant: string; id: string; itemId: string }> };

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// A SKU may contain anything; the header may only contain characters that every system accepts in a file name.
const inFileName = (sku: string) => sku.replace(/[^A-Za-z0-9_-]+/g, '-');

/** A roster of an order as a clean table, `?type=csv` or `?type=xlsx`; CSV by default. */
export const GET = adminHandler<Context>(
  { may: 'orders.files', failureMessage: messages.roster.downloadFailed },
  async ({ tenant }, request, { params }) => {
    const { id: orderId, itemId } = await params;
    const found = await findOrderRoster(tenant.id, { orderId: asOrderId(orderId), itemId });
    if (found === null) {
      return apiError('not_found');
    }
    const isExcel = new URL(request.url).searchParams.get('type') === 'xlsx';
    const body = isExcel ? new Uint8Array(cleanXlsx(found.roster)) : cleanCsv(found.roster);
    const name = `roster-${found.orderNumber}-${inFileName(found.sku)}.${isExcel ? 'xlsx' : 'csv'}`;
    return new Response(body, {
      headers: {
        'Content-Type': isExcel ? XLSX : CSV,
        'Content-Disposition': `attachment; filename="${name}"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  },
);
