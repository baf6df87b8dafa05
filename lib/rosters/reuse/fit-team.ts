// A team of an earlier order, as a table for a product: its columns get the meanings that this product asks for.
import { fold } from '../fold';
import { normalizeTable } from '../normalize-cell';
import type { RosterSheet, SheetColumn } from '../roster-sheet';
import type { RosterTable } from '../roster-table';
import type { RosterColumn, RosterSettings } from '../settings/roster-settings';

/** Whether a column of the earlier team is what this product asks for: of one kind, and an own column by its name. */
const isAskedFor = (asked: RosterColumn, { kind, label }: SheetColumn): boolean =>
  asked.kind === 'text'
    ? (kind === 'text' || kind === 'unknown') && fold(asked.label) === fold(label)
    : asked.kind === kind;

/**
 * The people of an earlier team in the columns of a product: those that it asks for first, in its order and empty where
 * the team has none, then the others as they were. Cells are normalised, so that a size has this product's name.
 */
export function fitTeam(settings: RosterSettings, { columns, rows }: RosterSheet): RosterTable {
  const taken = new Set<number>();
  const asked = settings.columns.map((column) => {
    const from = columns.findIndex((given, index) => !taken.has(index) && isAskedFor(column, given));
    taken.add(from);
    return { header: column.label, meaning: column.id, from };
  });
  const others = columns.flatMap(({ label }, from) =>
    // An extra column in which nobody has anything says nothing.
    taken.has(from) || rows.every((row) => (row[from] ?? '') === '')
      ? []
      : [{ header: label, meaning: null, from }],
  );
  const all = [...asked, ...others];
  return normalizeTable(settings, {
    columns: all.map(({ header, meaning }) => ({ header, meaning })),
    rows: rows.map((row) => all.map(({ from }) => row[from] ?? '')),
  });
}
