// Finds the column of the printed number, and columns that only count the rows.

import { isQuantityHeader } from '@/lib/rosters/reading/recognize-columns';
import type { NumberColumn } from '@/lib/rosters/settings/roster-settings';
import { cellsOf, columnsOf, type Draft, isSameColumn, personLines } from '@/lib/rosters/understanding/draft';
import { digitsOf, isNumber, shareOf } from './cell-facts';
import { isGarment, isOther, saysNumber, saysPrintedNumber, saysSize } from './heading-words';

const MOSTLY = 0.5;

/** Rows can have been deleted after numbering: the highest number may exceed the row count by this factor. */
const MOST_LEFT_OUT = 1.3;

/** Ascending numbers from 0 or 1, whose highest is close to their count. */
const isCount = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)) &&
  (numbers[0] ?? 2) <= 1 &&
  (numbers.at(-1) ?? 0) <= numbers.length * MOST_LEFT_OUT + 1;

/** Whether a column is 1, 2, 3 … down the table, like row numbers; each part of the table can start again. */
export function isCounter(draft: Draft, column: number): boolean {
  const cells = personLines(draft).map(({ cells: row }) => (row[column] ?? '').trim());
  const numbers = cells
    .filter((cell) => cell !== '')
    .map((cell) => (isNumber(cell) ? Number(digitsOf(cell)) : -1));
  const starts = numbers.flatMap((number, index) =>
    index === 0 || (number <= 1 && number <= (numbers[index - 1] ?? 0)) ? [index] : [],
  );
  return (
    numbers.length > 1 && starts.every((start, index) => isCount(numbers.slice(start, starts[index + 1])))
  );
}

/** The columns that can be the number. With `isSure` the first one is it; else ask. */
export type NumberCandidates = { columns: number[]; isSure: boolean };

const areDistinct = (cells: readonly string[]) => new Set(cells.map(digitsOf)).size > cells.length * 0.8;

export function numberCandidates(
  draft: Draft,
  asked: NumberColumn,
  isLabel: (header: string) => boolean,
): NumberCandidates {
  const headerOf = (column: number) => draft.header[column] ?? '';
  const isNumeric = (column: number) => shareOf(cellsOf(draft, column), isNumber) > MOSTLY;
  const columns = columnsOf(draft);
  const numeric = columns.filter(isNumeric);
  const distinct = (found: number[]) =>
    found.filter(
      (column, index) => !found.slice(0, index).some((before) => isSameColumn(draft, before, column)),
    );
  const isNamed = !draft.isGenerated;

  const printed = distinct(
    numeric.filter(
      (column) =>
        isNamed &&
        (saysPrintedNumber(headerOf(column)) ||
          (isGarment(headerOf(column)) && areDistinct(cellsOf(draft, column)))),
    ),
  );
  if (printed.length > 0) {
    return { columns: printed, isSure: printed.length === 1 };
  }
  const plain = distinct(
    numeric.filter((column) => isNamed && (saysNumber(headerOf(column)) || isLabel(headerOf(column)))),
  );
  const isPossible = (cell: string) => {
    const digits = digitsOf(cell);
    return digits !== '' && Number(digits) >= asked.lowest && Number(digits) <= asked.highest;
  };
  const unknown = numeric.filter((column) => {
    const header = headerOf(column);
    const isNone = plain.includes(column) || isOther(header) || saysSize(header) || isQuantityHeader(header);
    return !isNone && shareOf(cellsOf(draft, column), isPossible) > MOSTLY;
  });
  const [only] = plain;
  if (plain.length === 1 && only !== undefined && !isCounter(draft, only)) {
    return { columns: [only], isSure: true };
  }
  // Columns that count the rows come last, as the least likely.
  const all = [...plain, ...unknown].toSorted(
    (one, other) => Number(isCounter(draft, one)) - Number(isCounter(draft, other)),
  );
  const [guess] = all;
  // In a list without any headings, its only column of numbers is the number.
  const isOnlyGuess =
    draft.isGenerated && all.length === 1 && guess !== undefined && !isCounter(draft, guess);
  if (all.length > 0) {
    return { columns: all, isSure: isOnlyGuess };
  }
  // Named as the number, but without numbers in it: the check reports each cell.
  const empty = columns.filter(
    (column) =>
      isNamed &&
      (saysPrintedNumber(headerOf(column)) || saysNumber(headerOf(column)) || isLabel(headerOf(column))),
  );
  return { columns: empty.slice(0, 1), isSure: true };
}
