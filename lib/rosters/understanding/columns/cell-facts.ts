// The kind of a single cell, whatever its column.
import { standardSize } from '@/lib/rosters/size-names';
import { remembered } from './remembered';

/** Longer cells are never one of these kinds, and are not checked. */
const LONGEST_FACT = 40;

const NUMBER = /^(?:['’‘`´#＃№]|n(?:[or]\.?|[º°]))?\s*\d{1,5}(?:[.,]0{0,2})?$/i;
const YES_OR_NO = /^(?:y|n|yes|no|ja|nein|oui|non|si|sí|x|✓|✔|✗|-|–|n\/a|tbd|true|false)$/i;
const LETTER = /\p{L}/u;
const WEARER_ALONE =
  /^(?:(?:wo)?men|kid|child(?:ren)?|youth|adult|junior|lad(?:y|ie)|boy|girl|toddler)['’]?s?$/i;
const PLAIN_SIZE = /^(?:\d{1,2}|[a-z0-9 ./'’()-]{1,30})$/i;

export const isBlank = (cell: string): boolean => cell.trim() === '';

export const filledCells = (cells: readonly string[]): string[] => cells.filter((cell) => !isBlank(cell));

const isShort = (cell: string) => cell.length <= LONGEST_FACT;

/** '7', '#7', '‘07', 'No. 7' or '7.0'. */
export const isNumber = (cell: string): boolean => isShort(cell) && NUMBER.test(cell.trim());

/** The digits of a number; empty if the cell is not a number. */
export const digitsOf = (cell: string): string => (isNumber(cell) ? (/\d+/.exec(cell)?.[0] ?? '') : '');

// 'Men's' and 'Kids' say who wears it, not how large it is.
const isKnownSize = remembered(20_000, (text) => !WEARER_ALONE.test(text) && standardSize(text) !== null);

/** Whether a cell is a clothing size, under any of its names. */
export function isSize(cell: string): boolean {
  const text = cell.trim();
  return isShort(text) && PLAIN_SIZE.test(text) && LETTER.test(text) && isKnownSize(text);
}

export const isYesOrNo = (cell: string): boolean => isShort(cell) && YES_OR_NO.test(cell.trim());

/** Words, like a name: no number, no size, no tick. */
export const isWords = (cell: string): boolean =>
  LETTER.test(cell) && !isNumber(cell) && !isYesOrNo(cell) && !isSize(cell);

/** The share of cells for which `isOne` holds; 0 without cells. */
export const shareOf = (cells: readonly string[], isOne: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(isOne).length / cells.length;
