import 'server-only';
import { csvStream } from '@/lib/text/csv-stream';
import { entriesCsvHeader, entriesCsvRows } from './entries-csv';
import type { EntryView } from './finances-views';

/** The export file of a period's entries, streamed batch by batch. */
export const entriesCsvStream = (batches: AsyncGenerator<EntryView[], void, undefined>, timeZone: string) =>
  csvStream(batches, {
    header: entriesCsvHeader(timeZone),
    toRows: (entries) => entriesCsvRows(entries, timeZone),
    failureEvent: 'finances.export_failed',
  });
