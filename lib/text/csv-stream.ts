import 'server-only';
import { BYTE_ORDER_MARK } from './spreadsheet-text';
import { textStream } from './text-stream';

type CsvStreamOptions<Batch> = { header: string; toRows: (batch: Batch) => string; failureEvent: string };

/** A CSV file, streamed batch by batch. `failureEvent` is logged if it breaks off. */
export function csvStream<Batch>(
  batches: AsyncGenerator<Batch, void, undefined>,
  { header, toRows, failureEvent }: CsvStreamOptions<Batch>,
): ReadableStream<Uint8Array> {
  async function* rows() {
    for await (const batch of batches) {
      yield toRows(batch);
    }
  }
  return textStream(BYTE_ORDER_MARK + header, rows(), failureEvent);
}
