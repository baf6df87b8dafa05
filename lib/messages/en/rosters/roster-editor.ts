// Announcements of the roster's grid, mainly for screen readers.
import { numberText, plural } from '@/lib/messages/format';
import { columnNumbered } from './column-names';

export const rosterEditorSentences = {
  needed: 'Needed',
  notUsed: 'Not used',
  column: (column: number) => columnNumbered(column + 1),
  notOffered: (size: string) => `“${size}” is not offered`,
  // For screen readers: the parts of the table.
  roster: 'Roster',
  /** The editor without people. */
  names: 'Names',
  row: 'Row',
  delete: 'Delete',
  deleteRow: (row: number) => `Delete row ${row + 1}`,
  meaningOf: (heading: string) => `What the column ${heading} means`,
  cell: (heading: string, row: number) => `${heading}, row ${row + 1}`,
  // The buttons under it.
  tools: 'Rows and steps',
  addRow: 'Add row',
  /** Where there is no row that could be deleted. */
  deleteNoRow: 'Delete row',
  undo: 'Undo',
  redo: 'Redo',
  undoOf: (label: string) => `Undo: ${label}`,
  redoOf: (label: string) => `Redo: ${label}`,
  // What was done last.
  cellSet: (row: number, heading: string, text: string) =>
    `Row ${row + 1}: ${heading} ${text === '' ? 'cleared' : `set to ${text}`}`,
  rowAdded: (row: number) => `Row ${row + 1} added`,
  rowDeleted: (row: number) => `Row ${row + 1} deleted`,
  meaningSet: (column: number, label: string | null) =>
    label === null ? `Column ${column + 1} is not used` : `Column ${column + 1} is ${label}`,
  columnAdded: (label: string) => `Column ${label} added`,
  pasted: (cells: number) => plural(cells, { one: '# cell pasted', other: '# cells pasted' }),
  headingsMoved: 'The first line is a row now',
  emptyRowsRemoved: (rows: number) =>
    plural(rows, { one: '# empty row removed', other: '# empty rows removed' }),
  canceled: 'Canceled',
  undone: (label: string) => `Undone: ${label}`,
  redone: (label: string) => `Done again: ${label}`,
  nothingToUndo: 'There is nothing to undo',
  nothingToRedo: 'There is nothing to do again',
  /** What was done last, what the roster comes to now, and what is to fix. */
  summary: (said: string, pieces: string, state: string) =>
    said === '' ? `${pieces}. ${state}` : `${said}. ${pieces}. ${state}`,
  tooManyRows: (most: number) => `A roster can have at most ${numberText(most)} rows.`,
  tooManyColumns: (most: number) => `A roster can have at most ${most} columns.`,
} as const;
