// Rosters for tests, as tables: the kinds of the columns, then the rows.
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { Draft } from '@/lib/rosters/understanding/draft';
import type { Sheet } from '@/lib/rosters/understanding/reading-types';

/** A roster before it is ordered: the meaning of each column by its heading, null for none. */
export const rosterTable = (meanings: Record<string, string | null>, rows: string[][]): RosterTable => ({
  columns: Object.entries(meanings).map(([header, meaning]) => ({ header, meaning })),
  rows,
});

/** A roster as an order stores it: the kind of each column by its label. */
export const rosterSheet = (kinds: Record<string, SheetColumn['kind']>, rows: string[][]): RosterSheet => ({
  columns: Object.entries(kinds).map(([label, kind]) => ({ label, kind })),
  rows,
});

/** A draft of a table, by its columns; the first cell of each is the heading. */
export const draftOfColumns = (columns: string[][], isGenerated = false): Draft => ({
  header: columns.map(([heading = '']) => heading),
  isGenerated,
  hidden: columns.map(() => false),
  lines: Array.from({ length: Math.max(...columns.map(({ length }) => length)) - 1 }, (_, line) => ({
    cells: columns.map((column) => column[line + 1] ?? ''),
    isHidden: false,
    aside: null,
  })),
});

/** A sheet of a coach's file without hidden rows or columns. */
export const sheetOf = (name: string, rows: string[][], more: Partial<Sheet> = {}): Sheet => ({
  name,
  rows,
  hiddenRows: [],
  hiddenColumns: [],
  ...more,
});
