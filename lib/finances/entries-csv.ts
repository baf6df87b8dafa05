// The books as a table for spreadsheets: a row for each payment and each refund.
import { centsToDecimal } from '@/lib/money/cents';
import { FORMULA_START } from '@/lib/spreadsheet-text';
import { isoDateTime } from '@/lib/time/format-date';
import { type CsvCell, toCsv } from '@/lib/to-csv';
import type { EntryView } from './finances-views';

/** Text that came from somebody, made one that no spreadsheet runs. Amounts are ours, and may begin with a minus. */
const harmless = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

const entriesCsv = (rows: CsvCell[][]): string => toCsv(rows, { escapesFormulas: false });

/** The first row of the file. */
export const entriesCsvHeader = (timeZone: string): string =>
  entriesCsv([
    [
      `Date (${timeZone})`,
      'Type',
      'Order number',
      'Gross (USD)',
      'PayPal fee (USD)',
      'Platform fee (USD)',
      'Refunded (USD)',
      'Net (USD)',
      'PayPal transaction',
      'Reason',
    ],
  ]);

/** The rows of a batch of entries. Empty for none. A fee that PayPal has not told is an empty cell. */
export const entriesCsvRows = (entries: readonly EntryView[], timeZone: string): string =>
  entries.length === 0
    ? ''
    : entriesCsv(
        entries.map((entry) => [
          isoDateTime(entry.at, timeZone),
          entry.kind === 'payment' ? 'Payment' : 'Refund',
          entry.orderNumber,
          centsToDecimal(entry.gross),
          entry.isFeeUnknown ? '' : centsToDecimal(entry.paypalFee),
          centsToDecimal(entry.platformFee),
          centsToDecimal(entry.refunded),
          centsToDecimal(entry.net),
          harmless(entry.paypalId ?? ''),
          harmless(entry.reason),
        ]),
      );
