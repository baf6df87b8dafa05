import type { RosterSheet } from '../roster-sheet';
import { csvFile } from './csv-text';

/** The rows of a sheet under its headings. */
export const sheetRows = ({ columns, rows }: RosterSheet): string[][] => [
  columns.map(({ label }) => label),
  ...rows,
];

/** A stored roster as a CSV file for spreadsheets; no cell of it is run as a formula. */
export const cleanCsv = (sheet: RosterSheet): string => csvFile(sheetRows(sheet));
