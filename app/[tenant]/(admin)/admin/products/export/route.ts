import { z } from 'zod';
import { exportProducts } from '@/lib/catalog/transfer/export-products.queries';
import { productCsvHeader, productCsvRows } from '@/lib/catalog/transfer/write-products';
import { adminHandler } from '@/lib/entry/admin-handler';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { csvStream } from '@/lib/text/csv-stream';
import { isoDate } from '@/lib/time/format-date';

const shapeInput = z.enum(['own', 'shopify', 'etsy']).catch('own');

/** The shop's products as a CSV file: ours, or in the shape of Shopify's or Etsy's. */
export const GET = adminHandler(
  { may: 'products.export', failureMessage: transferSentences.exportFailed },
  async ({ tenant, timeZone }, request) => {
    const shape = shapeInput.parse(new URL(request.url).searchParams.get('shape'));
    const day = isoDate(new Date(), timeZone);
    const linkTo = await storeLinks(tenant);
    const file = csvStream(exportProducts(tenant.id, linkTo), {
      header: productCsvHeader(shape),
      toRows: (products) => productCsvRows(shape, products),
      failureEvent: 'products.export_failed',
    });
    return new Response(file, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="products-${shape === 'own' ? '' : `${shape}-`}${tenant.slug}-${day}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
