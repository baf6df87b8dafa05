// Tables with a column for each size: with crosses or counts in them, or with names below each size.
import { digitsOf, filledCells, isBlank, isNumber, isSize, isWords } from './columns/cell-facts';
import { isHeading } from './columns/heading-words';
import type { Line } from './reading-types';

/** The columns of a heading line that are sizes, all different; empty if there are fewer than two. */
export function sizeColumnsOf(header: readonly string[]): number[] {
  const columns = header.flatMap((cell, index) => (isSize(cell) ? [index] : []));
  const names = new Set(columns.map((index) => (header[index] ?? '').trim().toLowerCase()));
  return columns.length > 1 && names.size === columns.length ? columns : [];
}

const CROSS = /^(?:[xX✓✔✗•*]|yes|y|ja|oui|si)$/i;
const isMark = (cell: string) =>
  CROSS.test(cell.trim()) || (isNumber(cell) && Number(digitsOf(cell)) < 1_000);

/**
 * Whether a line is the headings of a size table: below the sizes are marks, or names in all of them. A person's two
 * sizes are not headings.
 */
export function isMatrixHeading(cells: readonly string[], below: readonly (readonly string[])[]): boolean {
  const columns = sizeColumnsOf(cells);
  if (columns.length === 0) {
    return false;
  }
  const others = cells.filter((cell, index) => !columns.includes(index) && !isBlank(cell));
  if (
    others.some(isNumber) ||
    (others.length > 0 && !isHeading(others, { isFirst: true }) && columns.length < 3)
  ) {
    return false;
  }
  const under = below.flatMap((row) => filledCells(columns.map((index) => row[index] ?? '')));
  return under.length > 0 && (under.every(isMark) || (others.length === 0 && under.every(isWords)));
}

/** The number of pieces that a mark stands for. */
const countOf = (cell: string): number =>
  isBlank(cell) ? 0 : CROSS.test(cell.trim()) ? 1 : isNumber(cell) ? Number(digitsOf(cell)) : 0;

export type Matrix = { header: string[]; lines: Line[] };

const MOST_ROWS_MADE = 2_100;

/**
 * Turns a table with a column for each size into a row for each piece; null for any other table. `labels` are the
 * names of the new columns.
 */
export function matrixRows(
  header: readonly string[],
  lines: readonly Line[],
  labels: { name: string; size: string },
): Matrix | null {
  const columns = sizeColumnsOf(header);
  const people = lines.filter(({ aside, cells }) => aside === null && !cells.every(isBlank));
  const isMatrix = isMatrixHeading(
    header,
    people.map(({ cells }) => cells),
  );
  if (!isMatrix) {
    return null;
  }
  const others = header.flatMap((cell, index) => (columns.includes(index) || isBlank(cell) ? [] : [index]));
  const isNames =
    others.length === 0 && people.some(({ cells }) => columns.some((index) => isWords(cells[index] ?? '')));
  const made: Line[] = [];
  for (const line of lines) {
    const own = isNames ? [''] : others.map((index) => line.cells[index] ?? '');
    if (line.aside !== null) {
      made.push({
        ...line,
        cells: [
          ...own,
          columns
            .map((index) => line.cells[index] ?? '')
            .filter((cell) => !isBlank(cell))
            .join(' '),
        ],
      });
      continue;
    }
    let isMade = false;
    for (const index of columns) {
      const cell = line.cells[index] ?? '';
      const size = (header[index] ?? '').trim();
      const count = isNames ? Number(!isBlank(cell)) : countOf(cell);
      for (let piece = 0; piece < count && made.length < MOST_ROWS_MADE; piece += 1) {
        isMade = true;
        made.push({ ...line, cells: isNames ? [cell, size] : [...own, size] });
      }
    }
    // A person without any mark gets a row, with the size missing.
    if (!isMade && !line.cells.every(isBlank)) {
      made.push({ ...line, cells: [...own, ''] });
    }
  }
  return {
    header: [...(isNames ? [labels.name] : others.map((index) => header[index] ?? '')), labels.size],
    lines: made,
  };
}
