// Rows for spreadsheets, as the shop's exports write them. Not for the browser: it takes a CSV library.
import Papa from 'papaparse';
import { FORMULA_START, LINE_BREAK } from './spreadsheet-text';

export type CsvCell = string | number;

type CsvOptions = {
  /** False where cells may begin like a formula and the caller has seen to those that came from somebody. */
  escapesFormulas?: boolean;
};

/** A line for each row, none of which a spreadsheet runs as a formula. */
export const toCsv = (rows: CsvCell[][], { escapesFormulas = true }: CsvOptions = {}): string =>
  Papa.unparse(rows, { newline: LINE_BREAK, ...(escapesFormulas && { escapeFormulae: FORMULA_START }) }) +
  LINE_BREAK;
