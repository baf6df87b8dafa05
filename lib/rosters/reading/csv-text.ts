// Rows as CSV (RFC 4180). Written by hand, because the product page needs it without a CSV library.
import { BYTE_ORDER_MARK, harmlessCell, LINE_BREAK } from '@/lib/text/spreadsheet-text';

/** Quotes also for other programs' delimiters, and for blanks at the ends, which many programs drop. */
const NEEDS_QUOTES = /[",;\t|\r\n]|^\s|\s$/;

const quoted = (cell: string) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** One line for each row. A row of one empty cell is written as "", because a blank line would not be a row. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => (row.length === 1 && row[0] === '' ? '""' : row.map(quoted).join(',')) + LINE_BREAK)
    .join('');

/** Rows as a CSV file for spreadsheets; no cell runs as a formula. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + csvText(rows.map((row) => row.map(harmlessCell)));
