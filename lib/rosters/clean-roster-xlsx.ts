import 'server-only';
import { sheetRows } from './clean-roster';
import type { RosterSheet } from './roster-sheet';
import { textWorkbook } from './text-workbook';

/** A stored roster as an Excel workbook of texts; no cell of it is run as a formula. */
export const cleanXlsx = (sheet: RosterSheet): Uint8Array => textWorkbook(sheetRows(sheet));
