// Edits of a roster, as the grid makes them. Each gives a new table that shares what it did not touch, so a
// list of tables is a history to step back through. A place that is not there changes nothing.
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

/** An empty row before row `at`; at the number of rows, it comes last. */
export function insertRow(table: RosterTable, at: number): RosterTable {
  if (!isPlace(at, table.rows.length + 1)) {
    return table;
  }
  return { ...table, rows: table.rows.toSpliced(at, 0, Array(table.columns.length).fill('')) };
}

export function deleteRow(table: RosterTable, row: number): RosterTable {
  return isPlace(row, table.rows.length) ? { ...table, rows: table.rows.toSpliced(row, 1) } : table;
}

/** Says what a column means. The column that meant it before means nothing from then on: each meaning is one's. */
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

/** An empty column at the end, for what the file did not have. */
export function addColumn(table: RosterTable, { header, meaning }: TableColumn): RosterTable {
  const added = {
    columns: [...table.columns, { header, meaning: null }],
    rows: table.rows.map((row) => [...row, '']),
  };
  return setMeaning(added, table.columns.length, meaning);
}

/** Takes out the rows that nobody is in. */
export function removeEmptyRows(table: RosterTable): RosterTable {
  const rows = table.rows.filter((row) => !isEmptyRow(row.map((cell) => cell.trim())));
  return rows.length === table.rows.length ? table : { ...table, rows };
}
