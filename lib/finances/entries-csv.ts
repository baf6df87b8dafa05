// The books as a table for spreadsheets: a row for each payment and each refund.
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { gone } from '@/lib/money/signed-money';
import { PAYMENT_METHOD_LABELS } from '@/lib/orders/payment-method';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { isoDateTime } from '@/lib/time/format-date';
import type { EntryView } from './finances-views';

const amount = (value: Cents): CsvCell => ({ ours: centsToDecimal(value) });

/** The first row of the file. */
export const entriesCsvHeader = (timeZone: string): string =>
  toCsv([
    [
      `Date (${timeZone})`,
      'Type',
      'Method',
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

/**
 * The rows of a batch of entries. Empty for none. A fee that PayPal has not told is an empty cell. What leaves the shop
 * has a minus, so each row adds up to its net.
 */
export const entriesCsvRows = (entries: readonly EntryView[], timeZone: string): string =>
  entries.length === 0
    ? ''
    : toCsv(
        entries.map((entry) => [
          isoDateTime(entry.at, timeZone),
          entry.kind === 'payment' ? 'Payment' : 'Refund',
          PAYMENT_METHOD_LABELS[entry.method],
          entry.orderNumber,
          amount(entry.gross),
          entry.isFeeUnknown ? '' : amount(gone(entry.paypalFee)),
          amount(gone(entry.platformFee)),
          amount(gone(entry.refunded)),
          amount(entry.net),
          entry.paypalId ?? '',
          entry.reason,
        ]),
      );
