import { type Cell, HEADING_ROW } from '@/components/shop/team-order/roster/grid/grid-navigation';
import type { RosterTable } from '@/lib/rosters/roster-table';

/**
 * The first cell in which two tables differ, to show the effect of an undo; a heading if the columns differ; null for
 * equal tables.
 */
export function changedCell(before: RosterTable, after: RosterTable): Cell | null {
  const column = after.columns.findIndex((heading, index) => heading !== before.columns[index]);
  if (column !== -1 || before.columns.length !== after.columns.length) {
    return { row: HEADING_ROW, column: column === -1 ? after.columns.length - 1 : column };
  }
  const length = Math.max(before.rows.length, after.rows.length);
  for (let row = 0; row < length; row += 1) {
    const [old, now] = [before.rows[row], after.rows[row]];
    if (old !== now) {
      const changed = now?.findIndex((cell, index) => cell !== old?.[index]) ?? 0;
      return { row, column: Math.max(changed, 0) };
    }
  }
  return null;
}
