// A roster as an order keeps it, and as the shop's people read it.
import type { ColumnKind, RosterSettings } from './settings/roster-settings';

export type SheetColumn = { label: string; kind: ColumnKind | 'unknown' };

/** `order_items.roster_data`: the rows by column label (specification §3). */
export type StoredRows = Record<string, string>[];

/** `order_items.roster_columns`: an object has no order of its keys in the database, so it is kept here. */
export type StoredColumns = { columns: SheetColumn[]; settings: RosterSettings };

/** A table to show and to print: every row has a cell for every column. */
export type RosterSheet = { columns: SheetColumn[]; rows: string[][] };
