import 'server-only';
import { BYTE_ORDER_MARK } from '@/lib/text/spreadsheet-text';
import { textStream } from '@/lib/text/text-stream';
import { csvHeader, csvRows, type ExportTerms } from './order-csv';
import type { ExportedOrder } from './order-export.queries';

/** The export file of orders, batch by batch. */
export function orderCsvStream(
  batches: AsyncGenerator<ExportedOrder[], void, undefined>,
  terms: ExportTerms,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const orders of batches) {
      yield csvRows(orders, terms);
    }
  }
  return textStream(BYTE_ORDER_MARK + csvHeader(terms.timeZone), rows(), 'orders.export_failed');
}
