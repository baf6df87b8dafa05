// A roster as an order stores it, and as the shop's people read it.
import type { ColumnKind, RosterSettings } from './settings/roster-settings';

export type SheetColumn = { label: string; kind: ColumnKind | 'unknown' };

/** `order_items.roster_data`: the rows by column label (specification §3). */
export type StoredRows = Record<string, string>[];

/**
 * `order_items.roster_columns`: the database does not keep the order of an object's keys, so the order is stored
 * here.
 */
export type StoredColumns = { columns: SheetColumn[]; settings: RosterSettings };

/** A table for the screen and for print: every row has a cell for every column. */
export type RosterSheet = { columns: SheetColumn[]; rows: string[][] };
