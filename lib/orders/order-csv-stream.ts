import 'server-only';
import { logger } from '@/lib/log';
import { BYTE_ORDER_MARK } from '@/lib/spreadsheet-text';
import { csvHeader, csvRows, type ExportTerms } from './order-csv';
import type { ExportedOrder } from './order-export.queries';

/**
 * The export file, made batch by batch as the browser takes it. A failure on the way breaks the download off,
 * so that half a file is never taken for a whole one.
 */
export function orderCsvStream(
  batches: AsyncGenerator<ExportedOrder[], void, undefined>,
  terms: ExportTerms,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvHeader(terms.timeZone)));
      },
      async pull(controller) {
        try {
          const { done, value } = await batches.next();
          if (done) {
            controller.close();
            return;
          }
          controller.enqueue(encoder.encode(csvRows(value, terms)));
        } catch (error) {
          logger().error({ event: 'orders.export_failed', error }, 'an export was broken off');
          controller.error(error);
        }
      },
      async cancel() {
        await batches.return();
      },
    },
    { highWaterMark: 1 },
  );
}
