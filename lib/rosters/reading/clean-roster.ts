import type { RosterSheet } from '../roster-sheet';
import { csvFile } from './csv-text';

/** A sheet's rows, with the headings first. */
export const sheetRows = ({ columns, rows }: RosterSheet): string[][] => [
  columns.map(({ label }) => label),
  ...rows,
];

/** A stored roster as a CSV file for spreadsheets; no cell runs as a formula. */
export const cleanCsv = (sheet: RosterSheet): string => csvFile(sheetRows(sheet));
