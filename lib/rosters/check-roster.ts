// The one check of a roster: the grid runs it on every edit, the server before it stores and prices one.
import { columnNumbered } from '@/lib/messages/en/rosters/column-names';
import { rosterSentences } from '@/lib/messages/en/rosters/roster';
import { cellProblem, isQuantity, lengthProblem } from './check-cell';
import { fold } from './fold';
import { meaningsOf, normalizeQuantity, normalizeTable } from './normalize-cell';
import { isQuantityHeader } from './reading/recognize-columns';
import { tableWeightProblem } from './reading/roster-bytes';
import { LONGEST_CELL, type RosterProblem, type RosterSummary, type RosterTable } from './roster-table';
import type { RosterColumn, RosterSettings } from './settings/roster-settings';

/** The most pieces of one roster: the limit of an order's line. */
export const MOST_PIECES = 9_999;

const say = rosterSentences;

const wholeTable = (
  code: RosterProblem['code'],
  message: string,
  severity: RosterProblem['severity'] = 'error',
): RosterProblem => ({
  code,
  severity,
  row: null,
  column: null,
  message,
});

/** A row without any text. */
export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** Rows with the same number: the first, the second, and the first row of a person other than the first's. */
type NumberPlaces = { first: number; second: number | null; stranger: number | null };

/**
 * Finds the row that shares a row's number: another person's, or the same person's with another piece. Rows with
 * equal names (folded) are one person; rows without a name are all different people.
 */
function repeatedNumbers(rows: string[][], numberColumn: number, nameColumn: number) {
  const isPerson = (row: number, other: number) => {
    const [name, otherName] = [row, other].map((place) => fold(rows[place]?.[nameColumn] ?? ''));
    return name !== '' && name === otherName;
  };
  const placesOf = new Map<string, NumberPlaces>();
  rows.forEach((cells, row) => {
    const number = cells[numberColumn] ?? '';
    const places = placesOf.get(number);
    if (number === '') {
      return;
    }
    if (places === undefined) {
      placesOf.set(number, { first: row, second: null, stranger: null });
      return;
    }
    places.second ??= row;
    if (places.stranger === null && !isPerson(row, places.first)) {
      places.stranger = row;
    }
  });
  return (row: number): { row: number; isPerson: boolean } | null => {
    const places = placesOf.get(rows[row]?.[numberColumn] ?? '');
    if (places === undefined || places.second === null) {
      return null;
    }
    const { first, second, stranger } = places;
    if (row !== first && !isPerson(row, first)) {
      return { row: first, isPerson: false };
    }
    return stranger === null
      ? { row: row === first ? second : first, isPerson: true }
      : { row: stranger, isPerson: false };
  };
}

const columnOf = (meanings: (RosterColumn | null)[], kind: RosterColumn['kind']) =>
  meanings.findIndex((meaning) => meaning?.kind === kind);

/**
 * Notices for columns of quantities that the product does not ask for: each row is one piece, whatever the cell says.
 */
function unusedQuantities({ columns: asked }: RosterSettings, { columns, rows }: RosterTable): string[] {
  if (asked.some(({ kind }) => kind === 'quantity')) {
    return [];
  }
  const isMany = (cell: string) => isQuantity(cell) && cell !== '1';
  return columns
    .filter(
      ({ header, meaning }, index) =>
        meaning === null &&
        isQuantityHeader(header) &&
        rows.some((row) => isMany(normalizeQuantity(row[index] ?? ''))),
    )
    .map(({ header }) => header);
}

function summaryOf(
  settings: RosterSettings,
  meanings: (RosterColumn | null)[],
  rows: string[][],
): RosterSummary {
  const quantityColumn = columnOf(meanings, 'quantity');
  const sizeColumn = columnOf(meanings, 'size');
  const piecesBySize = new Map<string, number>();
  let pieces = 0;
  for (const row of rows) {
    if (isEmptyRow(row)) {
      continue;
    }
    const quantityText = row[quantityColumn] ?? '';
    const quantity = isQuantity(quantityText) ? Number(quantityText) : quantityText === '' ? 1 : 0;
    const size = row[sizeColumn] ?? '';
    pieces += quantity;
    piecesBySize.set(size, (piecesBySize.get(size) ?? 0) + quantity);
  }
  const offered = settings.columns.flatMap((column) => (column.kind === 'size' ? column.sizes : []));
  const sizes = offered
    .map(({ label, upchargeCents }) => ({ label, upchargeCents, pieces: piecesBySize.get(label) ?? 0 }))
    .filter((size) => size.pieces > 0);
  return {
    pieces,
    sizes: sizes.map(({ label, pieces: ofSize }) => ({ label, pieces: ofSize })),
    upchargeCents: sizes.reduce((sum, size) => sum + size.pieces * size.upchargeCents, 0),
  };
}

/**
 * Every problem of a roster, first those of the whole table, then row by row; and its totals. Cells are normalised
 * (`normalizeCell`) before the check, so the caller need not do it. The list is not capped. An invalid quantity
 * counts as no pieces, and is an error anyway.
 */
export function checkRoster(
  settings: RosterSettings,
  table: RosterTable,
): { problems: RosterProblem[]; summary: RosterSummary } {
  const { columns } = table;
  const { rows } = normalizeTable(settings, table);
  const meanings = meaningsOf(settings, table);
  const summary = summaryOf(settings, meanings, rows);
  const problems: RosterProblem[] = settings.columns
    .filter((column) => column.isRequired && !meanings.includes(column))
    .map(({ label }) => wholeTable('column_missing', say.columnMissing(label)));
  if (rows.every(isEmptyRow)) {
    problems.push(wholeTable('no_rows', say.noRows));
  }
  if (summary.pieces > MOST_PIECES) {
    problems.push(wholeTable('too_many_pieces', say.tooManyPieces(summary.pieces, MOST_PIECES)));
  }
  const weight = tableWeightProblem(settings, { columns, rows });
  if (weight !== null) {
    problems.push(wholeTable('too_heavy', weight));
  }
  for (const header of unusedQuantities(settings, table)) {
    problems.push(wholeTable('quantity_not_asked', say.quantityNotAsked(header), 'notice'));
  }
  const numberColumn = meanings.findIndex((meaning) => meaning?.kind === 'number' && meaning.isUnique);
  const nameColumn = columnOf(meanings, 'name');
  const repeated = repeatedNumbers(numberColumn === -1 ? [] : rows, numberColumn, nameColumn);

  rows.forEach((cells, row) => {
    const add = (
      code: RosterProblem['code'],
      severity: RosterProblem['severity'],
      column: number | null,
      message: string,
    ) => problems.push({ code, severity, row, column, message });
    if (isEmptyRow(cells)) {
      add('empty_row', 'notice', null, say.emptyRow(row + 1));
      return;
    }
    for (let column = 0; column < columns.length; column += 1) {
      const cell = cells[column] ?? '';
      const meaning = meanings[column] ?? null;
      const header = columns[column]?.header ?? '';
      const problem =
        meaning === null
          ? lengthProblem(row, header || columnNumbered(column + 1), cell, LONGEST_CELL)
          : cellProblem(meaning, cell, row);
      if (problem !== null) {
        add(problem.code, 'error', column, problem.message);
      } else if (meaning === null && header === '' && cell !== '') {
        add('extra_cell', 'notice', column, say.extraCell(row + 1, cell));
      } else if (column === numberColumn) {
        const other = repeated(row);
        if (other?.isPerson) {
          const name = cells[nameColumn] ?? '';
          add('more_pieces', 'notice', column, say.personTwice(row + 1, name, cell, other.row + 1));
        } else if (other) {
          add('duplicate', 'error', column, say.numberTwice(row + 1, cell, other.row + 1));
        }
      }
    }
  });
  return { problems, summary };
}
