// The tax of a month in a state, as the report shows it. Safe for the browser.
import { type Cents, cents, sumCents } from '@/lib/money/cents';

export type TaxReportRow = {
  /** Like '2026-11'. */
  month: string;
  country: string;
  /** The state's code, or what an address says. */
  state: string;
  /** Paid in this month. */
  orders: number;
  /** Their totals without tax. */
  sales: Cents;
  tax: Cents;
  /** What went back in this month, with its tax. */
  refunded: Cents;
  taxRefunded: Cents;
};

export type TaxSums = Pick<TaxReportRow, 'orders' | 'sales' | 'tax' | 'refunded' | 'taxRefunded'>;

/** The tax that is left to pay after refunds. */
export const taxDue = ({ tax, taxRefunded }: TaxSums): Cents => cents(tax - taxRefunded);

/** The sums of rows; all zero without rows. */
export const sumTaxes = (rows: readonly TaxReportRow[]): TaxSums => ({
  orders: rows.reduce((sum, { orders }) => sum + orders, 0),
  sales: sumCents(rows.map(({ sales }) => sales)),
  tax: sumCents(rows.map(({ tax }) => tax)),
  refunded: sumCents(rows.map(({ refunded }) => refunded)),
  taxRefunded: sumCents(rows.map(({ taxRefunded }) => taxRefunded)),
});
