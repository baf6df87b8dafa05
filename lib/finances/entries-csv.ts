// The books as a table for spreadsheets: a row for each payment and each refund.
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { isoDateTime } from '@/lib/time/format-date';
import { type CsvCell, toCsv } from '@/lib/to-csv';
import type { EntryView } from './finances-views';

const amount = (value: Cents): CsvCell => ({ ours: centsToDecimal(value) });

/** The first row of the file. */
export const entriesCsvHeader = (timeZone: string): string =>
  toCsv([
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
    : toCsv(
        entries.map((entry) => [
          isoDateTime(entry.at, timeZone),
          entry.kind === 'payment' ? 'Payment' : 'Refund',
          entry.orderNumber,
          amount(entry.gross),
          entry.isFeeUnknown ? '' : amount(entry.paypalFee),
          amount(entry.platformFee),
          amount(entry.refunded),
          amount(entry.net),
          entry.paypalId ?? '',
          entry.reason,
        ]),
      );
