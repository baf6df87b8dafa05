// Finds the start of a file's table. People put a title above the headings, or omit the headings.

import { COLUMN_KIND_NAMES, columnNumbered } from '@/lib/messages/en/rosters/column-names';
import { standardSize } from '../size-names';
import { ANY_COLUMNS, isColumnWord, recognizeColumns } from './recognize-columns';

/** At most this many title rows stand above the headings. */
const MOST_TITLE_ROWS = 10;

/** How many cells of a column are read to recognise its kind; a file can have thousands. */
const MOST_CELLS_READ = 25;

const isNumber = (cell: string) => /^#?\d+$/.test(cell.trim());
const isSize = (cell: string) => standardSize(cell.trim()) !== null;
const isData = (cell: string) => isNumber(cell) || isSize(cell);
const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '');

/** A row above the headings is a title only if it has fewer cells than they have; otherwise it is a person. */
const isTitle = (row: readonly string[], header: readonly string[]) =>
  filled(row).length < filled(header).length && !filled(row).some(isData);

/**
 * The row of known headings; -1 if there is none. A row with a number or a size in it is a person. A single known
 * word is a heading only at the top, because people can have any name.
 */
function knownHeader(rows: readonly string[][]): number {
  let best = { at: -1, known: 0 };
  for (const [at, row] of rows.slice(0, MOST_TITLE_ROWS + 1).entries()) {
    const known = recognizeColumns(ANY_COLUMNS, row).filter(({ meaning }) => meaning !== null).length;
    const isSure = known > 1 || (at === 0 && row.some(isColumnWord));
    const isHeader = isSure && !row.some(isData) && rows.slice(0, at).every((above) => isTitle(above, row));
    if (isHeader && known > best.known) {
      best = { at, known };
    }
  }
  return best.at;
}

function firstCells(rows: readonly string[][], index: number): string[] {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row[index] ?? '';
    if (cell.trim() !== '') {
      cells.push(cell);
    }
    if (cells.length === MOST_CELLS_READ) {
      break;
    }
  }
  return cells;
}

/** The first non-empty cells of each column. */
function columnsOf(rows: readonly string[][]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => firstCells(rows, index));
}

const isMostly = (cells: readonly string[], isOne: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(isOne).length > cells.length / 2;

/** Whether the first row is headings: no number or size in it, above a column of numbers or sizes. */
function looksLikeHeader(first: readonly string[], body: readonly string[][]): boolean {
  const isUnlike = columnsOf(body).some(
    (cells, index) =>
      (first[index] ?? '').trim() !== '' && (isMostly(cells, isNumber) || isMostly(cells, isSize)),
  );
  return isUnlike && !first.some(isData);
}

/** Headings by the columns' content, for a file without headings; 'Column 3' if the content is unclear. */
function headersByContent(rows: readonly string[][]): string[] {
  const columns = columnsOf(rows);
  const headers: (string | null)[] = columns.map(() => null);
  const nameFirstColumn = (header: string, isOne: (cells: string[]) => boolean) => {
    const index = columns.findIndex((cells, at) => headers[at] === null && isOne(cells));
    if (index !== -1) {
      headers[index] = header;
    }
  };
  nameFirstColumn(COLUMN_KIND_NAMES.size, (cells) => isMostly(cells, isSize));
  nameFirstColumn(COLUMN_KIND_NAMES.number, (cells) => isMostly(cells, isNumber));
  nameFirstColumn(COLUMN_KIND_NAMES.name, (cells) => isMostly(cells, (cell) => !isNumber(cell)));
  return headers.map((header, index) => header ?? columnNumbered(index + 1));
}

/** Makes all rows equally wide, and drops columns without heading and cells. */
function withEqualWidths(header: readonly string[], rows: readonly string[][]) {
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const kept = Array.from({ length: width }, (_, index) => index).filter((index) =>
    [header, ...rows].some((row) => (row[index] ?? '').trim() !== ''),
  );
  const pick = (row: readonly string[]) => kept.map((index) => row[index] ?? '');
  return { header: pick(header).map((text) => text.trim()), rows: rows.map(pick) };
}

/**
 * Splits a file's rows into headings and people. Drops titles above known headings. A first row that is a person is
 * never lost: then the headings are made up from the content.
 */
export function findHeader(given: readonly string[][]): { header: string[]; rows: string[][] } {
  const start = given.findIndex((row) => filled(row).length > 0);
  const rows = start === -1 ? [] : given.slice(start);
  const known = knownHeader(rows);
  const [first = [], ...rest] = rows;
  if (known !== -1) {
    return withEqualWidths(rows[known] ?? [], rows.slice(known + 1));
  }
  return looksLikeHeader(first, rest)
    ? withEqualWidths(first, rest)
    : withEqualWidths(headersByContent(rows), rows);
}
