import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** An empty table with the shop's columns, to type names into. */
export const emptyRoster = ({ columns }: RosterSettings, rows: number): RosterTable => ({
  columns: columns.map(({ id, label }) => ({ header: label, meaning: id })),
  rows: Array.from({ length: rows }, () => columns.map(() => '')),
});
