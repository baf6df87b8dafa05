// The rows of a roster as people to make pieces for. A row's number identifies the person everywhere: on the work
// sheet, in the production view, and in `made_pieces`.

import { rowPieces } from '@/lib/rosters/keeping/stored-roster';
import type { RosterSheet, SheetColumn } from '@/lib/rosters/roster-sheet';

export type RosterPerson = {
  /** Counts from 0. */
  row: number;
  name: string;
  number: string;
  size: string;
  pieces: number;
  /** The other non-empty cells of the row. */
  more: { label: string; text: string }[];
};

/** All people of a roster, in its order. */
export function rosterPeople(sheet: RosterSheet): RosterPerson[] {
  const { columns, rows } = sheet;
  const cellOf = (kind: SheetColumn['kind']) => {
    const index = columns.findIndex((column) => column.kind === kind);
    return { index, of: (row: readonly string[]) => row[index]?.trim() ?? '' };
  };
  const [name, number, size, quantity] = [
    cellOf('name'),
    cellOf('number'),
    cellOf('size'),
    cellOf('quantity'),
  ];
  const taken = [name, number, size, quantity].map(({ index }) => index);
  return rows.map((cells, row) => ({
    row,
    name: name.of(cells),
    number: number.of(cells),
    size: size.of(cells),
    pieces: rowPieces(sheet, cells),
    more: columns.flatMap(({ label }, index) => {
      const text = cells[index]?.trim() ?? '';
      return taken.includes(index) || text === '' ? [] : [{ label, text }];
    }),
  }));
}
