// The roster of an order: made when the order is placed, and read from then on. Stored data is parsed, never trusted.

import { columnNumbered } from '@/lib/messages/en/rosters/column-names';
import { isQuantity } from '../check-cell';
import { isEmptyRow } from '../check-roster';
import { meaningsOf, normalizeTable } from '../normalize-cell';
import { recognizeColumns } from '../reading/recognize-columns';
import type { RosterSheet, SheetColumn, StoredColumns, StoredRows } from '../roster-sheet';
import type { RosterTable } from '../roster-table';
import { type ColumnKind, DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '../settings/roster-settings';
import { compareSizes } from '../size-names';

const KINDS: Record<ColumnKind | 'unknown', true> = {
  name: true,
  number: true,
  size: true,
  quantity: true,
  notes: true,
  text: true,
  unknown: true,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKind = (value: unknown): value is SheetColumn['kind'] =>
  typeof value === 'string' && Object.hasOwn(KINDS, value);

/** Labels are keys of the stored rows, so each must be unique; '__proto__' is not safe as a key. */
function keyOf(label: string, taken: ReadonlySet<string>): string {
  const wanted = label === '__proto__' ? 'proto' : label;
  for (let count = 1; ; count += 1) {
    const key = count === 1 ? wanted : `${wanted} (${count})`;
    if (!taken.has(key)) {
      return key;
    }
  }
}

/** The names of a roster's columns in an order: the settings' labels, else the file's headings. */
export function storedColumns(settings: RosterSettings, table: RosterTable): StoredColumns {
  const meanings = meaningsOf(settings, table);
  const taken = new Set<string>();
  const labels: string[] = [];
  // The settings' own labels first: an extra column of the same name gets another name.
  for (const isKnown of [true, false]) {
    table.columns.forEach(({ header }, index) => {
      const meaning = meanings[index] ?? null;
      if ((meaning !== null) === isKnown) {
        const key = keyOf(meaning?.label ?? (header || columnNumbered(index + 1)), taken);
        taken.add(key);
        labels[index] = key;
      }
    });
  }
  const columns = labels.map((label, index) => ({
    label,
    kind: meanings[index]?.kind ?? ('unknown' as const),
  }));
  return { columns, settings };
}

/** A checked roster for `order_items`: normalised, without empty rows. */
export function toStored(
  settings: RosterSettings,
  table: RosterTable,
): { rows: StoredRows; columns: StoredColumns } {
  const columns = storedColumns(settings, table);
  const { rows } = normalizeTable(settings, table);
  return {
    rows: rows
      .filter((row) => !isEmptyRow(row))
      .map((row) => Object.fromEntries(columns.columns.map(({ label }, index) => [label, row[index] ?? '']))),
    columns,
  };
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const cellOf = (value: unknown): string => (isScalar(value) ? String(value) : '');

function readColumns(stored: unknown): SheetColumn[] | null {
  if (!isObject(stored) || !Array.isArray(stored.columns)) {
    return null;
  }
  return stored.columns.flatMap((column: unknown) =>
    isObject(column) && typeof column.label === 'string'
      ? [{ label: column.label, kind: isKind(column.kind) ? column.kind : 'unknown' }]
      : [],
  );
}

/**
 * The roster of an order's line as a table; null if there is none or it is malformed. Values stay text: 007 is not 7.
 * Orders without stored columns get them from the keys, recognised by their names.
 */
export function readStoredRoster(rosterData: unknown, rosterColumns: unknown): RosterSheet | null {
  if (!Array.isArray(rosterData) || rosterData.length === 0 || !rosterData.every(isObject)) {
    return null;
  }
  const keys = [...new Set(rosterData.flatMap((row) => Object.keys(row)))];
  const stored = readColumns(rosterColumns);
  const known = new Set(stored?.map(({ label }) => label));
  const columns =
    stored === null
      ? recognized(keys)
      : [
          ...stored,
          ...keys.filter((key) => !known.has(key)).map((label) => ({ label, kind: 'unknown' as const })),
        ];
  const rows = rosterData.map((row) =>
    columns.map(({ label }) => (Object.hasOwn(row, label) ? cellOf(row[label]) : '')),
  );
  return { columns, rows };
}

/** A saved roster of an order as the table that the order shows; null if it is malformed. */
export function readSavedRoster(rows: unknown, sheetColumns: unknown): RosterSheet | null {
  const columns = readColumns(sheetColumns);
  if (columns === null || !Array.isArray(rows) || rows.length === 0) {
    return null;
  }
  return {
    columns,
    rows: rows.map((row: unknown) =>
      columns.map((_, index) => cellOf(Array.isArray(row) ? row[index] : null)),
    ),
  };
}

function recognized(keys: string[]): SheetColumn[] {
  const kinds = new Map(DEFAULT_ROSTER_SETTINGS.columns.map(({ id, kind }) => [id, kind]));
  return recognizeColumns(DEFAULT_ROSTER_SETTINGS, keys).map(({ meaning }, index) => ({
    label: keys[index] ?? '',
    kind: kinds.get(meaning ?? '') ?? 'unknown',
  }));
}

/** The number of pieces of a row: its quantity, or one. */
export function rowPieces({ columns }: RosterSheet, row: readonly string[]): number {
  const quantity = row[columns.findIndex(({ kind }) => kind === 'quantity')] ?? '';
  return isQuantity(quantity) ? Number(quantity) : 1;
}

/** The totals of a stored roster; sizes from small to large, unknown ones last. */
export function sheetSummary(sheet: RosterSheet): {
  pieces: number;
  sizes: { label: string; pieces: number }[];
} {
  const sizeColumn = sheet.columns.findIndex(({ kind }) => kind === 'size');
  const bySize = new Map<string, number>();
  let pieces = 0;
  for (const row of sheet.rows) {
    const count = rowPieces(sheet, row);
    const size = row[sizeColumn] ?? '';
    pieces += count;
    if (size !== '') {
      bySize.set(size, (bySize.get(size) ?? 0) + count);
    }
  }
  const sizes = [...bySize].map(([label, count]) => ({ label, pieces: count }));
  return { pieces, sizes: sizes.sort((one, other) => compareSizes(one.label, other.label)) };
}
