// A roster as the work sheet prints it: as many columns as fit the paper, the rest as text.
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';

export type SheetTable = {
  columns: (SheetColumn & {
    /** The column's share of the width in percent. */
    width: number;
  })[];
  /** In the roster's order; `rest` is the text of columns without room, as 'label: text'. */
  rows: { row: number; cells: string[]; rest: string[] }[];
};

/** This many columns beside row number and tick box are readable at arm's length on an upright page. */
export const MOST_PRINTED_COLUMNS = 6;

const WEIGHTS: Record<SheetColumn['kind'], number> = {
  name: 5,
  number: 1.5,
  size: 1.5,
  quantity: 1.5,
  notes: 5,
  text: 3,
  unknown: 3,
};

// If there are too many columns, those that the machine needs come first.
const NEEDED: SheetColumn['kind'][] = ['name', 'number', 'size', 'quantity', 'notes', 'text', 'unknown'];

/** Chooses the columns to print, in the roster's order. Empty columns are left out. */
export function sheetTable({ columns, rows }: RosterSheet): SheetTable {
  const used = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some((cells) => (cells[index] ?? '') !== ''));
  const chosen = new Set(
    used
      .toSorted((one, other) => NEEDED.indexOf(one.kind) - NEEDED.indexOf(other.kind))
      .slice(0, MOST_PRINTED_COLUMNS)
      .map(({ index }) => index),
  );
  const printed = used.filter(({ index }) => chosen.has(index));
  const others = used.filter(({ index }) => !chosen.has(index));
  const total = printed.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  return {
    columns: printed.map(({ label, kind }) => ({
      label,
      kind,
      width: Math.round((WEIGHTS[kind] / total) * 100),
    })),
    rows: rows.map((cells, row) => ({
      row,
      cells: printed.map(({ index }) => cells[index] ?? ''),
      rest: others.flatMap(({ label, index }) => (cells[index] ? [`${label}: ${cells[index]}`] : [])),
    })),
  };
}
