// The grid's roles and places. Not a table: rows far away are not in the document, and a table that is laid out
// as a grid loses its own roles in some browsers. Rows and columns count from 0 here and from 1 there, where
// the headings are the first row and the row numbers the first column.
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';

export const wholeGrid = (rows: number, columns: number) =>
  ({
    role: 'grid',
    'aria-label': rosterEditorSentences.roster,
    'aria-rowcount': rows + 1,
    'aria-colcount': columns + 2,
  }) as const;

export const gridRow = (row: number) => ({ role: 'row', 'aria-rowindex': row + 2 }) as const;

/** `label` is the heading's name if its content is more than the name. */
export const columnHeading = (column: number, label?: string) =>
  ({ role: 'columnheader', 'aria-colindex': column + 2, 'aria-label': label }) as const;

export const rowHeading = { role: 'rowheader', 'aria-colindex': 1 } as const;

export const rowHeadings = { role: 'columnheader', 'aria-colindex': 1 } as const;

export const gridCell = (column: number) => ({ role: 'gridcell', 'aria-colindex': column + 2 }) as const;

export const rowGroup = { role: 'rowgroup' } as const;

/** Identifies the element that has the focus when a cell has it. */
export const cellName = ({ row, column }: { row: number; column: number }): string => `${row}/${column}`;

export const cellSelector = (cell: { row: number; column: number }): string =>
  `[data-cell="${cellName(cell)}"]`;
