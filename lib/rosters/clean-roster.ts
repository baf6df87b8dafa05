import { FORMULA_START } from '@/lib/formulas';
import { csvText } from './csv-text';
import type { RosterSheet } from './roster-sheet';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const escaped = (cell: string) => (FORMULA_START.test(cell) ? `'${cell}` : cell);

/** A stored roster as a CSV file for spreadsheets; no cell of it is run as a formula. */
export const cleanCsv = ({ columns, rows }: RosterSheet): string =>
  BYTE_ORDER_MARK + csvText([columns.map(({ label }) => label), ...rows].map((row) => row.map(escaped)));
