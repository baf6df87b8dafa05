import 'server-only';
import type { RosterSheet } from '../roster-sheet';
import { sheetRows } from './clean-roster';
import { textWorkbook } from './text-workbook';

/** A stored roster as an Excel workbook of texts; no cell runs as a formula. */
export const cleanXlsx = (sheet: RosterSheet): Uint8Array => textWorkbook(sheetRows(sheet));
