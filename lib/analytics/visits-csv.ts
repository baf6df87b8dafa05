// The days of the report as a table for spreadsheets.
import { DEFAULT_CURRENCY } from '@/lib/language';
import { taxReportSentences } from '@/lib/messages/en/admin/store/tax-report';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { centsToDecimal } from '@/lib/money/cents';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import type { DayTotals } from './visits-report';

/** One row a day, the oldest first; with what was sold if the days have it. */
export const visitsCsv = (days: readonly DayTotals[]): string =>
  toCsv([
    [
      ...[say.day, say.visits, say.views, say.carts, say.checkouts],
      ...(days.some(({ sold }) => sold !== null)
        ? [say.orders, taxReportSentences.inCurrency(say.sales, DEFAULT_CURRENCY)]
        : []),
    ],
    ...days.map((day): CsvCell[] => [
      ...[day.isoDate, day.visits, day.views, day.carts, day.checkouts],
      ...(day.sold === null ? [] : [day.sold.orders, { ours: centsToDecimal(day.sold.sales) }]),
    ]),
  ]);
