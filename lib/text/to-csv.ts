// Rows for spreadsheets, as the shop's exports write them. Not for the browser: it takes a CSV library.
import Papa from 'papaparse';
import { harmlessCell, LINE_BREAK } from './spreadsheet-text';

/** `ours` is a text that nobody has typed, such as an amount, which may begin with a minus. */
export type CsvCell = string | number | { ours: string };

const cellText = (cell: CsvCell): string | number =>
  typeof cell === 'object' ? cell.ours : typeof cell === 'string' ? harmlessCell(cell) : cell;

/** A line for each row. No text that somebody has typed is run as a formula. */
export const toCsv = (rows: CsvCell[][]): string =>
  Papa.unparse(
    rows.map((row) => row.map(cellText)),
    { newline: LINE_BREAK },
  ) + LINE_BREAK;
