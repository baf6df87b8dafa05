// A table during understanding: columns are added and dropped before they get their meanings.
import { isBlank } from './columns/cell-facts';
import type { Line } from './reading-types';

export type Draft = {
  header: string[];
  isGenerated: boolean;
  lines: Line[];
  /** By column: whether the file hides it. */
  hidden: boolean[];
};

/** How many cells of a column are read to recognise it. */
const MOST_CELLS_READ = 80;

const people = new WeakMap<Line[], Line[]>();

/** The lines that are people. Computed once, because every comparison of columns needs them. */
export function personLines({ lines }: Draft): Line[] {
  const known = people.get(lines);
  if (known) {
    return known;
  }
  const found = lines.filter(({ aside, cells }) => aside === null && !cells.every(isBlank));
  people.set(lines, found);
  return found;
}

const firstCells = new WeakMap<Line[], Map<number, string[]>>();

/** The first non-empty cells of a column, trimmed. */
export function cellsOf({ lines }: Draft, column: number): string[] {
  const known = firstCells.get(lines) ?? new Map<number, string[]>();
  firstCells.set(lines, known);
  const cells = known.get(column) ?? readFirstCells(lines, column);
  known.set(column, cells);
  return cells;
}

function readFirstCells(lines: readonly Line[], column: number): string[] {
  const cells: string[] = [];
  for (const { cells: row, aside } of lines) {
    const cell = (row[column] ?? '').trim();
    if (aside === null && cell !== '') {
      cells.push(cell);
    }
    if (cells.length === MOST_CELLS_READ) {
      break;
    }
  }
  return cells;
}

/** The share of the first people with a text in a column, from 0 to 1. */
export function fillOf(draft: Draft, column: number): number {
  const first = personLines(draft).slice(0, MOST_CELLS_READ);
  const filled = first.filter(({ cells }) => !isBlank(cells[column] ?? '')).length;
  return first.length === 0 ? 0 : filled / first.length;
}

/** Whether two columns have equal cells for all people. */
export const isSameColumn = (draft: Draft, one: number, other: number): boolean =>
  personLines(draft).every(({ cells }) => (cells[one] ?? '').trim() === (cells[other] ?? '').trim());

/** Inserts a column before column `at`. Set-aside lines get an empty cell. */
export const insertColumn = (
  draft: Draft,
  at: number,
  { header, cellOf }: { header: string; cellOf: (cells: readonly string[]) => string },
): Draft => ({
  ...draft,
  header: draft.header.toSpliced(at, 0, header),
  hidden: draft.hidden.toSpliced(at, 0, false),
  lines: draft.lines.map((line) => ({
    ...line,
    cells: line.cells.toSpliced(at, 0, line.aside === null ? cellOf(line.cells) : ''),
  })),
});

/** Replaces every cell of a column; set-aside lines stay. */
export const mapColumn = (
  draft: Draft,
  column: number,
  change: (cells: readonly string[]) => string,
): Draft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.aside === null ? { ...line, cells: line.cells.with(column, change(line.cells)) } : line,
  ),
});

/** Drops the columns for which `isKept` is false. */
export const keepColumns = (draft: Draft, isKept: (column: number) => boolean): Draft => {
  const pick = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => isKept(index));
  return {
    ...draft,
    header: pick(draft.header),
    hidden: pick(draft.hidden),
    lines: draft.lines.map((line) => ({ ...line, cells: pick(line.cells) })),
  };
};

export const columnsOf = ({ header }: Draft): number[] => header.map((_, index) => index);
