import 'server-only';
import { csvStream } from '@/lib/text/csv-stream';
import { csvHeader, csvRows, type ExportTerms } from './order-csv';
import type { ExportedOrder } from './order-export.queries';

/** The export file of orders, streamed batch by batch. */
export const orderCsvStream = (
  batches: AsyncGenerator<ExportedOrder[], void, undefined>,
  terms: ExportTerms,
) =>
  csvStream(batches, {
    header: csvHeader(terms.timeZone),
    toRows: (orders) => csvRows(orders, terms),
    failureEvent: 'orders.export_failed',
  });
