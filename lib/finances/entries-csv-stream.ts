import 'server-only';
import { BYTE_ORDER_MARK } from '@/lib/text/spreadsheet-text';
import { textStream } from '@/lib/text/text-stream';
import { entriesCsvHeader, entriesCsvRows } from './entries-csv';
import type { EntryView } from './finances-views';

/** The export file of a stretch of the books, batch by batch. */
export function entriesCsvStream(
  batches: AsyncGenerator<EntryView[], void, undefined>,
  timeZone: string,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const entries of batches) {
      yield entriesCsvRows(entries, timeZone);
    }
  }
  return textStream(BYTE_ORDER_MARK + entriesCsvHeader(timeZone), rows(), 'finances.export_failed');
}
