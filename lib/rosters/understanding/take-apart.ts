// '7 Ava Torres YL' in one cell: number, name and size in any order that people write them in.
import { isNumber, isSize, shareOf } from './cell-facts';
import { cellsOf, columnsOf, type Draft, insertColumn, mapColumn } from './draft';
import { isOther, nameHeading, saysNumber, saysPrintedNumber, saysSize } from './heading-words';

export type Pieces = { number: string; name: string; size: string };

/** No person takes more than this. */
const LONGEST_PERSON = 100;

const BETWEEN = /[\s,;:|/()[\]–—-]+/;
const NUMBER_FIRST = /^(?:['’‘#＃№]|no\.?\s?|nr\.?\s?)?\s*(\d{1,3})(?:[.)\]:]|\s|-|–|,)\s*(?=\S)/i;
const NUMBER_LAST = /[\s,;([-]+[#＃№]?\s*(\d{1,3})\)?$/;
const LETTERS = /\p{L}{2}/u;

/** The longest words at an end that are a size, as 'Youth L' and 'X Large' are. */
function sizeAtEnd(text: string): { rest: string; size: string } {
  const words = text.split(' ');
  for (const count of [3, 2, 1]) {
    const size = words
      .slice(-count)
      .join(' ')
      .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    const rest = words.slice(0, -count).join(' ');
    if (rest !== '' && isSize(size) && !/\d$/.test(size)) {
      return { rest: rest.replace(/[\s,;:|/(–—-]+$/, ''), size };
    }
  }
  return { rest: text, size: '' };
}

/** The pieces of a cell; those that it does not have are empty. */
export function piecesOf(cell: string): Pieces {
  const text = cell.trim().replace(/\s+/g, ' ');
  const nothing = { number: '', name: text, size: '' };
  if (text.length > LONGEST_PERSON || !LETTERS.test(text)) {
    return nothing;
  }
  const first = NUMBER_FIRST.exec(text);
  const behind = first ? text.slice(first[0].length) : text;
  const sized = sizeAtEnd(behind);
  const last = first ? null : NUMBER_LAST.exec(sized.rest);
  const unnumbered = last ? sized.rest.slice(0, last.index) : sized.rest;
  // 'Ava Torres M #7': the size stands before the number.
  const inner = sized.size === '' ? sizeAtEnd(unnumbered) : { rest: unnumbered, size: sized.size };
  const name = inner.rest.replace(/^[\s,;:|–—-]+|[\s,;:|–—(-]+$/g, '');
  return LETTERS.test(name) || name.split(BETWEEN).length > 1
    ? { number: first?.[1] ?? last?.[1] ?? '', name, size: inner.size }
    : nothing;
}

/** The share of cells that must have a piece for all of them to be taken apart. */
const MOST = 0.75;

/**
 * The column whose cells hold more than a name, in a table that has no other place for what they hold; null if there
 * is none.
 */
function fullColumn(draft: Draft): { column: number; hasNumber: boolean; hasSize: boolean } | null {
  const isFree = (says: (header: string) => boolean, isOne: (cell: string) => boolean) =>
    !columnsOf(draft).some(
      (column) =>
        says(draft.header[column] ?? '') ||
        (!isOther(draft.header[column] ?? '') && shareOf(cellsOf(draft, column), isOne) > 0.5),
    );
  const freeNumber = isFree((header) => saysNumber(header) || saysPrintedNumber(header), isNumber);
  const freeSize = isFree(saysSize, isSize);
  for (const column of columnsOf(draft)) {
    const header = draft.header[column] ?? '';
    const pieces = isOther(header) || saysSize(header) ? [] : cellsOf(draft, column).map(piecesOf);
    const share = (piece: 'number' | 'size') =>
      pieces.length < 2 && draft.header.length > 1
        ? 0
        : pieces.filter((one) => one[piece] !== '').length / Math.max(1, pieces.length);
    const hasNumber = freeNumber && share('number') >= MOST;
    const hasSize = freeSize && share('size') >= MOST;
    // Initials look like sizes; where there is nothing else, the whole list must have them.
    const isInitials =
      hasSize &&
      !hasNumber &&
      pieces.every(({ size }) => /^[SML]$/.test(size)) &&
      nameHeading(header) === 'full';
    if ((hasNumber || hasSize) && !isInitials) {
      return { column, hasNumber, hasSize };
    }
  }
  return null;
}

/** The table with a column for each piece; the same one where cells hold one thing each. */
export function takeApart(draft: Draft, labels: { name: string; number: string; size: string }): Draft {
  const full = fullColumn(draft);
  if (full === null) {
    return draft;
  }
  const { column, hasNumber, hasSize } = full;
  const whole = (cells: readonly string[]) => cells[column] ?? '';
  const piece = (cell: string): Pieces => {
    const pieces = piecesOf(cell);
    // A piece for which there is another column stays where it is.
    const isSplit = (pieces.number === '' || hasNumber) && (pieces.size === '' || hasSize);
    return isSplit ? pieces : { number: '', name: cell, size: '' };
  };
  let taken = draft;
  if (hasSize) {
    taken = insertColumn(taken, column + 1, {
      header: labels.size,
      cellOf: (cells) => piece(whole(cells)).size,
    });
  }
  if (hasNumber) {
    taken = insertColumn(taken, column + 1, {
      header: labels.number,
      cellOf: (cells) => piece(whole(cells)).number,
    });
  }
  taken = mapColumn(taken, column, (cells) => piece(whole(cells)).name);
  return { ...taken, header: taken.header.with(column, labels.name) };
}
