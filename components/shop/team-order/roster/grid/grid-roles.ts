// ARIA roles and positions of the grid. Not a <table>: rows out of sight are not in the document, and a table with
// grid layout loses its own roles in some browsers. Our rows and columns count from 0; ARIA's count from 1, with the
// headings as first row and the row numbers as first column.
export const wholeGrid = (rows: number, columns: number) =>
  ({
    role: 'grid',
    'aria-label': 'Roster',
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
