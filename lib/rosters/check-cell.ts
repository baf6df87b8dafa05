// The rules for a cell, by kind of column.

import { rosterSentences } from '@/lib/messages/en/rosters/roster';
import { characterCount } from '@/lib/text/clean-text';
import { LONGEST_CELL, type ProblemCode } from './roster-table';
import type { NumberColumn, RosterColumn, SizeColumn } from './settings/roster-settings';

const HIGHEST_QUANTITY = 999;

const say = rosterSentences;

export type CellProblem = { code: ProblemCode; message: string };

const DIGITS = /^\d+$/;
const QUANTITY = /^[1-9]\d{0,2}$/;

export const isQuantity = (text: string): boolean => QUANTITY.test(text);

/** The error for a text that is too long, counted in characters as the database does; null if it fits. */
export function lengthProblem(row: number, label: string, text: string, longest: number): CellProblem | null {
  if (text.length <= longest) {
    return null;
  }
  const length = characterCount(text);
  return length <= longest
    ? null
    : { code: 'too_long', message: say.cellTooLong(row + 1, label, length, longest) };
}

/**
 * Signs of a damaged text: '?' or U+FFFD for a letter that a program could not save, and UTF-8 that was read in
 * another encoding.
 */
const LOST_LETTERS = /\ufffd|\p{L}\?\p{L}|[ÃÂ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

function numberProblem(column: NumberColumn, text: string, row: number): CellProblem | null {
  const { lowest, highest } = column;
  if (!DIGITS.test(text)) {
    const example = String(Math.min(Math.max(7, lowest), highest));
    return { code: 'not_a_number', message: say.notANumber(row + 1, text, example) };
  }
  const number = Number(text);
  return number >= lowest && number <= highest
    ? null
    : { code: 'number_out_of_range', message: say.numberOutOfRange(row + 1, text, lowest, highest) };
}

const sizeProblem = ({ sizes }: SizeColumn, text: string, row: number): CellProblem | null =>
  sizes.some(({ label }) => label === text)
    ? null
    : {
        code: 'size_not_offered',
        message: say.sizeNotOffered(
          row + 1,
          text,
          sizes.map(({ label }) => label),
        ),
      };

/** The problem of a normalised cell in a non-empty row; null if there is none. `row` counts from 0. */
export function cellProblem(column: RosterColumn, text: string, row: number): CellProblem | null {
  if (text === '') {
    return column.isRequired ? { code: 'missing', message: say.cellMissing(row + 1, column.label) } : null;
  }
  const tooLong = lengthProblem(row, column.label, text, LONGEST_CELL);
  if (tooLong !== null) {
    return tooLong;
  }
  switch (column.kind) {
    case 'number':
      return numberProblem(column, text, row);
    case 'size':
      return sizeProblem(column, text, row);
    case 'quantity':
      return isQuantity(text)
        ? null
        : { code: 'not_a_quantity', message: say.notAQuantity(row + 1, text, HIGHEST_QUANTITY) };
    case 'name':
      if (LOST_LETTERS.test(text)) {
        return { code: 'lost_letters', message: say.lostLetters(row + 1, text) };
      }
      return column.longest === null ? null : lengthProblem(row, column.label, text, column.longest);
    default:
      return column.longest === null ? null : lengthProblem(row, column.label, text, column.longest);
  }
}
