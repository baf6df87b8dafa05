// The tax report as a table for spreadsheets, with a row for each month and state.
import { DEFAULT_CURRENCY } from '@/lib/language';
import { taxReportSentences as say } from '@/lib/messages/en/admin/store/tax-report';
import { type Cents, centsToDecimal } from '@/lib/money/cents';
import { gone } from '@/lib/money/signed-money';
import { type CsvCell, toCsv } from '@/lib/text/to-csv';
import { type TaxReportRow, taxDue } from './tax-report';

const amount = (value: Cents): CsvCell => ({ ours: centsToDecimal(value) });

/** The whole file: a year has a few hundred rows at most. */
export const taxReportCsv = (rows: readonly TaxReportRow[]): string =>
  toCsv([
    [
      say.month,
      say.country,
      say.state,
      say.orders,
      ...[say.sales, say.tax, say.refunded, say.taxRefunded, say.taxDue].map((name) =>
        say.inCurrency(name, DEFAULT_CURRENCY),
      ),
    ],
    ...rows.map((row) => [
      row.month,
      row.country,
      row.state,
      row.orders,
      amount(row.sales),
      amount(row.tax),
      amount(gone(row.refunded)),
      amount(gone(row.taxRefunded)),
      amount(taxDue(row)),
    ]),
  ]);
