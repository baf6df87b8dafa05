// What stays of an order's roster once nobody needs its names: how many pieces of which size, and their numbers.
import type { RosterSheet } from '../roster-sheet';
import { readStoredRoster } from './stored-roster';

/** Nobody is named by these. Notes and columns of a team's own may name a child as well as the name's does. */
const KEPT: ReadonlySet<RosterSheet['columns'][number]['kind']> = new Set(['size', 'quantity', 'number']);

/** A stored roster with every other cell empty; null for one that cannot be read. */
export function withoutNames(
  rosterData: unknown,
  rosterColumns: unknown,
): { rows: Record<string, string>[]; columns: RosterSheet['columns'] } | null {
  const sheet = readStoredRoster(rosterData, rosterColumns);
  if (sheet === null) {
    return null;
  }
  const rows = sheet.rows.map((cells) =>
    Object.fromEntries(
      sheet.columns.map(({ label, kind }, index) => [label, KEPT.has(kind) ? (cells[index] ?? '') : '']),
    ),
  );
  return { rows, columns: sheet.columns };
}
