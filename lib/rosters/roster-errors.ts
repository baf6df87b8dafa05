// Errors of a whole roster, and their sentences for the shopper.
import { messages } from '@/lib/messages';
import { MOST_COLUMNS, MOST_ROWS } from './roster-table';

/** Why a file cannot be read. */
export type RosterReadError =
  | 'roster_empty'
  | 'roster_no_rows'
  | 'roster_too_many_rows'
  | 'roster_too_many_columns'
  | 'roster_too_many_sheets'
  | 'roster_too_many_tables'
  | 'roster_too_large'
  | 'roster_too_heavy'
  | 'roster_too_slow'
  | 'roster_unreadable'
  | 'roster_not_a_table'
  | 'roster_old_excel'
  | 'roster_binary_workbook'
  | 'roster_open_document'
  | 'roster_hidden_markup'
  | 'roster_web_page'
  | 'roster_numbers'
  | 'roster_document'
  | 'roster_busy';

const say = messages.roster;

export const rosterMessages: Record<RosterReadError | 'roster_invalid' | 'roster_readable', string> = {
  roster_empty: say.empty,
  roster_no_rows: say.headersOnly,
  roster_too_many_rows: say.tooManyRows(MOST_ROWS),
  roster_too_many_columns: say.tooManyColumns(MOST_COLUMNS),
  roster_too_many_sheets: say.tooManySheets,
  roster_too_many_tables: say.tooManyTables,
  roster_too_large: say.tooLarge,
  roster_too_heavy: say.tooHeavy(null, 1),
  roster_too_slow: say.tooSlow,
  roster_unreadable: say.unreadable,
  roster_not_a_table: say.notATable,
  roster_old_excel: say.oldExcel,
  roster_binary_workbook: say.binaryWorkbook,
  roster_open_document: say.openDocument,
  roster_hidden_markup: say.hiddenMarkup,
  roster_web_page: say.webPage,
  roster_numbers: say.numbers,
  roster_document: say.document,
  roster_busy: say.busy,
  roster_invalid: say.invalid,
  roster_readable: say.readable,
};
