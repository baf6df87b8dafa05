// The roster of an order's line, wherever its rows are: in the shopper's saved roster until the order is paid, then in
// the line.
import type { Prisma } from '@/lib/db/generated/client';
import { readSavedRoster, readStoredRoster, sheetSummary } from '@/lib/rosters/keeping/stored-roster';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { inSizeOrder, readSummary } from '@/lib/rosters/roster-summary';
import type { RosterSummary } from '@/lib/rosters/roster-table';

/** The columns that `itemRoster` reads. */
export const ITEM_ROSTER = {
  rosterData: true,
  rosterColumns: true,
  roster: { select: { sheetColumns: true, rows: true } },
} satisfies Prisma.OrderItemSelect;

type RosterRow = {
  rosterData: unknown;
  rosterColumns: unknown;
  roster: { sheetColumns: unknown; rows: unknown } | null;
};

/** The roster of a line as a table; null if there is no readable roster. */
export const itemRoster = ({ rosterData, rosterColumns, roster }: RosterRow): RosterSheet | null =>
  roster === null
    ? readStoredRoster(rosterData, rosterColumns)
    : readSavedRoster(roster.rows, roster.sheetColumns);

/** The columns that `itemRosterSummary` reads. For an unpaid order without the rows, which can be many. */
export const ITEM_ROSTER_SUMMARY = {
  rosterData: true,
  rosterColumns: true,
  roster: { select: { summary: true } },
} satisfies Prisma.OrderItemSelect;

type SummaryRow = Omit<RosterRow, 'roster'> & { roster: { summary: unknown } | null };

/** The summary of a line's roster, sizes from small to large; null if there is no readable roster. */
export function itemRosterSummary({
  rosterData,
  rosterColumns,
  roster,
}: SummaryRow): Pick<RosterSummary, 'pieces' | 'sizes'> | null {
  if (roster !== null) {
    const summary = readSummary(roster.summary);
    return summary && inSizeOrder(summary);
  }
  const sheet = readStoredRoster(rosterData, rosterColumns);
  return sheet && sheetSummary(sheet);
}
