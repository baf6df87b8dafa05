// Where the keys of a grid move to (WAI-ARIA Authoring Practices, grid pattern).

/** Row -1 is the headings; the column after the last one is the row's button. */
export type Cell = { row: number; column: number };

export const HEADING_ROW = -1;

export type GridSize = {
  rows: number;
  /** Number of cell columns, without the button column. */
  columns: number;
  /** Rows per Page Up or Page Down. */
  page: number;
};

export type GridKey = { key: string; isControl: boolean };

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The cell, or the nearest existing one in a table of this size. Headings have no button. */
export function nearestCell({ row, column }: Cell, { rows, columns }: GridSize): Cell {
  const nearestRow = between(HEADING_ROW, row, rows - 1);
  return {
    row: nearestRow,
    column: between(0, column, nearestRow === HEADING_ROW ? columns - 1 : columns),
  };
}

/** The cell that a key moves to; null for a key that does not move. */
export function moveByKey(cell: Cell, { key, isControl }: GridKey, size: GridSize): Cell | null {
  const target = targetOf(cell, key, isControl, size);
  return target && nearestCell(target, size);
}

function targetOf(
  { row, column }: Cell,
  key: string,
  isControl: boolean,
  { rows, columns, page }: GridSize,
): Cell | null {
  switch (key) {
    case 'ArrowUp':
      return { row: isControl ? Math.min(row, 0) : row - 1, column };
    case 'ArrowDown':
      return { row: isControl ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isControl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: isControl ? columns - 1 : column + 1 };
    case 'Home':
      return { row: isControl ? 0 : row, column: 0 };
    case 'End':
      return { row: isControl ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: Math.max(row - page, 0), column };
    case 'PageDown':
      return { row: row + page, column };
    default:
      return null;
  }
}

/** The next or previous cell in reading order, skipping buttons; null at the table's ends. */
export function neighborCell(
  { row, column }: Cell,
  direction: 1 | -1,
  { rows, columns }: GridSize,
): Cell | null {
  const index = row * columns + column + direction;
  return index < 0 || index >= rows * columns || columns === 0
    ? null
    : { row: Math.floor(index / columns), column: index % columns };
}
