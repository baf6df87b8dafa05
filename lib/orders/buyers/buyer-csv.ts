// Customers as a table for spreadsheets.
import 'server-only';
import { DEFAULT_CURRENCY } from '@/lib/language';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { centsToDecimal } from '@/lib/money/cents';
import { csvStream } from '@/lib/text/csv-stream';
import { toCsv } from '@/lib/text/to-csv';
import { isoDateTime } from '@/lib/time/format-date';
import type { ExportedBuyer } from './buyers.queries';

const { columns } = say;

/** The first row of the file. */
export const buyerCsvHeader = (timeZone: string): string =>
  toCsv([
    [
      ...[columns.email, columns.name, columns.orders, columns.paid(DEFAULT_CURRENCY)],
      ...[columns.last(timeZone), columns.account, columns.note],
    ],
  ]);

/** The rows of a batch. No text that somebody typed can run as a formula. */
export const buyerCsvRows = (buyers: readonly ExportedBuyer[], timeZone: string): string =>
  toCsv(
    buyers.map(({ email, name, orderCount, paidCents, lastOrderAt, isProven, note }) => [
      ...[email, name, orderCount, { ours: centsToDecimal(paidCents) }],
      ...[isoDateTime(lastOrderAt, timeZone), isProven ? columns.yes : '', note],
    ]),
  );

/** The file, streamed batch by batch. */
export const buyerCsvStream = (batches: AsyncGenerator<ExportedBuyer[], void, undefined>, timeZone: string) =>
  csvStream(batches, {
    header: buyerCsvHeader(timeZone),
    toRows: (buyers) => buyerCsvRows(buyers, timeZone),
    failureEvent: 'customers.export_failed',
  });
