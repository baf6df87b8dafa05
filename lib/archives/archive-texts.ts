// Rows as the texts of an archive: JSON for programs, CSV for spreadsheets.
import { BYTE_ORDER_MARK } from '@/lib/text/spreadsheet-text';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import type { ArchiveRow } from './archive-rows.queries';

type Batches = AsyncGenerator<ArchiveRow[], void, undefined>;

/** One array with an object for each row. */
export async function* jsonText(batches: Batches): AsyncGenerator<string, void, undefined> {
  let isFirst = true;
  yield '[';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`;
      isFirst = false;
    }
  }
  yield isFirst ? ']\n' : '\n]\n';
}

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return value;
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A header with the names of the columns, and a line for each row. No text can run as a formula. */
export async function* csvText(columns: readonly string[], batches: Batches) {
  yield BYTE_ORDER_MARK + toCsv([[...columns]]);
  for await (const batch of batches) {
    yield toCsv(batch.map((row) => columns.map((column) => cellOf(row[column]))));
  }
}
