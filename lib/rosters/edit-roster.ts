// The grid's edits of a roster. Each returns a new table that shares its unchanged parts, so a list of tables can
// serve as undo history. An edit at a place that does not exist changes nothing.
import { isEmptyRow } from './check-roster';
import type { RosterTable, TableColumn } from './roster-table';

const isPlace = (index: number, count: number) => Number.isInteger(index) && index >= 0 && index < count;

export function setCell(table: RosterTable, row: number, column: number, text: string): RosterTable {
  const cells = table.rows[row];
  if (!cells || !isPlace(column, table.columns.length) || cells[column] === text) {
    return table;
  }
  return { ...table, rows: table.rows.with(row, cells.with(column, text)) };
}

/** Inserts an empty row before row `at`; at the end if `at` is the number of rows. */
export function insertRow(table: RosterTable, at: number): RosterTable {
  if (!isPlace(at, table.rows.length + 1)) {
    return table;
  }
  return { ...table, rows: table.rows.toSpliced(at, 0, Array(table.columns.length).fill('')) };
}

export function deleteRow(table: RosterTable, row: number): RosterTable {
  return isPlace(row, table.rows.length) ? { ...table, rows: table.rows.toSpliced(row, 1) } : table;
}

/** Sets a column's meaning. The column that had this meaning loses it: each meaning belongs to one column. */
export function setMeaning(table: RosterTable, column: number, meaning: string | null): RosterTable {
  if (!isPlace(column, table.columns.length) || table.columns[column]?.meaning === meaning) {
    return table;
  }
  const columns = table.columns.map((old, index) => {
    if (index === column) {
      return { ...old, meaning };
    }
    return meaning !== null && old.meaning === meaning ? { ...old, meaning: null } : old;
  });
  return { ...table, columns };
}

/** Adds an empty column at the end, for data that the file lacks. */
export function addColumn(table: RosterTable, { header, meaning }: TableColumn): RosterTable {
  const added = {
    columns: [...table.columns, { header, meaning: null }],
    rows: table.rows.map((row) => [...row, '']),
  };
  return setMeaning(added, table.columns.length, meaning);
}

/** Removes empty rows. */
export function removeEmptyRows(table: RosterTable): RosterTable {
  const rows = table.rows.filter((row) => !isEmptyRow(row.map((cell) => cell.trim())));
  return rows.length === table.rows.length ? table : { ...table, rows };
}
