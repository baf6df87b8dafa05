// Splits cells such as '7 Ava Torres YL': number, name and size in any order.
import { isNumber, isSize, shareOf } from './columns/cell-facts';
import { isOther, nameHeading, saysNumber, saysPrintedNumber, saysSize } from './columns/heading-words';
import { cellsOf, columnsOf, type Draft, insertColumn, mapColumn } from './draft';

export type Pieces = { number: string; name: string; size: string };

/** Longer cells are not split. */
const LONGEST_PERSON = 100;

const NUMBER_FIRST = /^(?:['’‘#＃№]|no\.?\s?|nr\.?\s?)?\s?(\d{1,3})(?:[.)\]:,–-]|\s)\s?(?=\S)/i;
const NUMBER = /^[#＃№(]{0,2}(\d{1,3})\)?$/;
const LETTERS = /\p{L}{2}/u;
const DIGIT = /\d/;

/** Separators and signs around the pieces. */
const AROUND = ' ,;:|/–—-()[]';

/** The text without signs around it. */
function bare(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && AROUND.includes(text[from] ?? '')) {
    from += 1;
  }
  while (to > from && AROUND.includes(text[to - 1] ?? '')) {
    to -= 1;
  }
  // 'Ava (Ace)' keeps its bracket.
  return text.slice(from, text[to] === ')' && text.slice(from, to).includes('(') ? to + 1 : to);
}

/** The longest sequence of words at the end that is a size, such as 'Youth L' and 'X Large'. */
function sizeAtEnd(words: readonly string[]): { rest: readonly string[]; size: string } {
  for (const count of [3, 2, 1]) {
    const size = bare(words.slice(-count).join(' '));
    const rest = words.slice(0, -count);
    if (rest.length > 0 && isSize(size)) {
      return { rest: withoutSigns(rest), size };
    }
  }
  return { rest: words, size: '' };
}

/** Drops words at the end that are signs only, such as the dash of 'Ava Torres - L'. */
function withoutSigns(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => bare(word) !== '');
  return words.slice(0, last + 1);
}

/** The pieces of a cell; missing ones are empty. */
export function piecesOf(cell: string): Pieces {
  const nothing = { number: '', name: cell.trim(), size: '' };
  if (cell.length > LONGEST_PERSON || !LETTERS.test(cell)) {
    return nothing;
  }
  const text = cell.trim().replace(/\s/g, ' ');
  const first = NUMBER_FIRST.exec(text);
  const words = text
    .slice(first?.[0].length ?? 0)
    .split(' ')
    .filter((word) => word !== '');
  const sized = sizeAtEnd(words);
  const last = first ? null : NUMBER.exec(bareNumber(sized.rest.at(-1) ?? ''));
  const unnumbered = last ? withoutSigns(sized.rest.slice(0, -1)) : sized.rest;
  // 'Ava Torres M #7': the size is before the number.
  const inner = sized.size === '' ? sizeAtEnd(unnumbered) : { rest: unnumbered, size: sized.size };
  const name = bare(inner.rest.join(' '));
  return LETTERS.test(name) && !DIGIT.test(name)
    ? { number: first?.[1] ?? last?.[1] ?? '', name, size: inner.size }
    : nothing;
}

const bareNumber = (word: string) => bare(word.replace(/^[#＃№]/, ''));

/** How many cells of a column are read to recognise it. */
const MOST_CELLS_READ = 25;

/** The share of cells that must have a piece before the column is split. */
const MOST = 0.75;

/**
 * The column whose cells contain more than a name, if the table has no other column for it; null if there is none.
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
    const pieces =
      isOther(header) || saysSize(header)
        ? []
        : cellsOf(draft, column).slice(0, MOST_CELLS_READ).map(piecesOf);
    const share = (piece: 'number' | 'size') =>
      pieces.length < 2 && draft.header.length > 1
        ? 0
        : pieces.filter((one) => one[piece] !== '').length / Math.max(1, pieces.length);
    const hasNumber = freeNumber && share('number') >= MOST;
    const hasSize = freeSize && share('size') >= MOST;
    // S, M or L after a name can be an initial: a column of full names without numbers is not split if all its sizes
    // are such letters.
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

/** The table with a column for each piece; unchanged if cells contain one thing each. */
export function takeApart(draft: Draft, labels: { name: string; number: string; size: string }): Draft {
  const full = fullColumn(draft);
  if (full === null) {
    return draft;
  }
  const { column, hasNumber, hasSize } = full;
  const whole = (cells: readonly string[]) => cells[column] ?? '';
  const piece = (cell: string): Pieces => {
    const pieces = piecesOf(cell);
    // A piece that has another column already stays in its cell.
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
