// The payments and refunds as a table for spreadsheets, with a row for each.

import { DEFAULT_CURRENCY } from '@/lib/language';
import { entryKindSentences, financesTableSentences as headings } from '@/lib/messages/en/admin/finances';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { gone } from '@/lib/money/signed-money';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { isoDateTime } from '@/lib/time/format-date';
import type { EntryView } from './finances-views';

const amount = (value: Cents): CsvCell => ({ ours: centsToDecimal(value) });

/** The first row of the file. */
export const entriesCsvHeader = (timeZone: string): string =>
  toCsv([
    [
      headings.date(timeZone),
      headings.type,
      headings.method,
      headings.orderNumber,
      headings.gross(DEFAULT_CURRENCY),
      headings.payPalFee(DEFAULT_CURRENCY),
      headings.platformFee(DEFAULT_CURRENCY),
      headings.refunded(DEFAULT_CURRENCY),
      headings.net(DEFAULT_CURRENCY),
      headings.payPalTransaction,
      headings.reason,
    ],
  ]);

/**
 * The rows of a batch of entries; empty without entries. An unknown PayPal fee is an empty cell. Money that leaves the
 * shop has a minus, so each row adds up to its net.
 */
export const entriesCsvRows = (entries: readonly EntryView[], timeZone: string): string =>
  entries.length === 0
    ? ''
    : toCsv(
        entries.map((entry) => [
          isoDateTime(entry.at, timeZone),
          entryKindSentences[entry.kind],
          paymentMethodSentences.label[entry.method],
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
