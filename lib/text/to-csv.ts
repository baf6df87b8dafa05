// Rows for spreadsheets, for the shop's exports. Not for the browser, because of the CSV library.
import Papa from 'papaparse';
import { harmlessCell, LINE_BREAK } from './spreadsheet-text';

/** `ours` is a text that nobody typed, such as an amount, which may begin with a minus. */
export type CsvCell = string | number | { ours: string };

const cellText = (cell: CsvCell): string | number =>
  typeof cell === 'object' ? cell.ours : typeof cell === 'string' ? harmlessCell(cell) : cell;

/** The rows as CSV. No text that somebody typed can run as a formula. */
export const toCsv = (rows: CsvCell[][]): string =>
  Papa.unparse(
    rows.map((row) => row.map(cellText)),
    { newline: LINE_BREAK },
  ) + LINE_BREAK;
