// Finds the column of the printed name.
import { foldWords } from '@/lib/rosters/fold';
import { cellsOf, columnsOf, type Draft, fillOf, isSameColumn } from '@/lib/rosters/understanding/draft';
import { isBlank, isWords, shareOf } from './cell-facts';
import { isGarment, isOther, type NameHeading, nameHeading, saysNumber, saysSize } from './heading-words';

/**
 * A source of the name: one column, two joined columns, or one column in the order 'Last, First' to be turned round.
 */
export type NameWay =
  | { kind: 'column'; column: number }
  | { kind: 'joined'; first: number; last: number }
  | { kind: 'turned'; column: number };

export const wayId = (way: NameWay): string =>
  way.kind === 'joined' ? `joined-${way.first}-${way.last}` : `${way.kind}-${way.column}`;

/** The name of a row from a source. */
export function nameBy(way: NameWay, cells: readonly string[]): string {
  const at = (column: number) => (cells[column] ?? '').trim();
  if (way.kind === 'joined') {
    return [at(way.first), at(way.last)].filter((part) => part !== '').join(' ');
  }
  const cell = at(way.column);
  const comma = way.kind === 'turned' ? cell.indexOf(',') : -1;
  return comma === -1 ? cell : `${cell.slice(comma + 1).trim()} ${cell.slice(0, comma).trim()}`.trim();
}

const isTurnedRound = (cell: string) => /^[^,\d]{1,60},\s*[^,\d]{1,60}$/.test(cell);
const MOSTLY = 0.5;
const hasTwoWords = (cell: string) => cell.trim().includes(' ');

const distinctShare = (cells: readonly string[]) =>
  cells.length === 0 ? 0 : new Set(cells.map((cell) => foldWords(cell.slice(0, 60)))).size / cells.length;

/**
 * The possible sources of the names. One is certain. Several are all possible, the likeliest first; none if nothing
 * fits.
 */
export function nameWays(draft: Draft, isLabel: (header: string) => boolean): NameWay[] {
  const columns = columnsOf(draft);
  const textColumns = columns.filter((column) => shareOf(cellsOf(draft, column), isWords) > MOSTLY);
  const kinds = new Map<number, NameHeading | null>(
    columns.map((column) => {
      const header = draft.header[column] ?? '';
      return [
        column,
        draft.isGenerated
          ? null
          : isLabel(header) && nameHeading(header) === null
            ? 'full'
            : nameHeading(header),
      ];
    }),
  );
  const of = (kind: NameHeading) => textColumns.filter((column) => kinds.get(column) === kind);
  const distinct = (found: number[]) =>
    found.filter(
      (column, index) => !found.slice(0, index).some((before) => isSameColumn(draft, before, column)),
    );
  const column = (index: number): NameWay => ({ kind: 'column', column: index });

  const printed = distinct(of('print'));
  if (printed.length > 0) {
    return printed.map(column);
  }
  const [full, first, last, nick] = [distinct(of('full')), of('first'), of('last'), of('nick')];
  const joined: NameWay[] =
    first[0] !== undefined && last[0] !== undefined
      ? [{ kind: 'joined', first: first[0], last: last[0] }]
      : [];
  // 'Jersey' above words that all differ can be the printed name.
  const garments = textColumns.filter(
    (index) => isGarment(draft.header[index] ?? '') && distinctShare(cellsOf(draft, index)) > 0.8,
  );
  const beside = [...nick, ...garments].map(column);
  const [only] = full;
  if (full.length === 1 && only !== undefined) {
    return [...waysOfFull(draft, only, { first, last, joined }), ...unnamedPart(draft, only), ...beside];
  }
  if (full.length > 1) {
    return [...full.map(column), ...joined, ...beside];
  }
  const parts =
    joined.length > 0
      ? joined
      : [...last, ...first].slice(0, 1).flatMap((index) => [column(index), ...unnamedPart(draft, index)]);
  if (parts.length > 0) {
    return [...parts, ...beside];
  }
  if (beside.length > 0) {
    return beside;
  }
  const isUnknown = (index: number) => {
    const header = draft.header[index] ?? '';
    return !isOther(header) && !saysSize(header) && !saysNumber(header) && fillOf(draft, index) > MOSTLY;
  };
  const guessed = textColumns.filter(
    (index) => isUnknown(index) && distinctShare(cellsOf(draft, index)) > MOSTLY,
  );
  return waysOfGuess(draft, guessed);
}

/** Without a helpful heading: each column of words, and two neighbours as first and last name. */
function waysOfGuess(draft: Draft, guessed: readonly number[]): NameWay[] {
  const [one, other] = guessed;
  const ways: NameWay[] = guessed.map((index) => ({ kind: 'column', column: index }));
  if (one === undefined) {
    return [];
  }
  if (other === undefined) {
    return waysOfFull(draft, one, { first: [], last: [], joined: [] });
  }
  return other === one + 1 ? [{ kind: 'joined', first: one, last: other }, ...ways] : ways;
}

/** A column with the full name, unless it is one part of the name beside the other part, or needs turning round. */
function waysOfFull(
  draft: Draft,
  full: number,
  { first, last, joined }: { first: number[]; last: number[]; joined: NameWay[] },
): NameWay[] {
  const cells = cellsOf(draft, full);
  const whole: NameWay = { kind: 'column', column: full };
  if (cells.length > 0 && shareOf(cells, isTurnedRound) > MOSTLY) {
    return [{ kind: 'turned', column: full }, whole];
  }
  const [firstPart, lastPart] = [first[0], last[0]];
  if (shareOf(cells, hasTwoWords) > MOSTLY) {
    return [whole];
  }
  if (joined.length > 0) {
    return [...joined, whole];
  }
  if (firstPart !== undefined) {
    return [{ kind: 'joined', first: firstPart, last: full }, whole];
  }
  return lastPart === undefined ? [whole] : [{ kind: 'joined', first: full, last: lastPart }, whole];
}

/** Words in a column without a heading, right after the names: the name's heading covers both parts. */
function unnamedPart(draft: Draft, column: number): NameWay[] {
  const next = column + 1;
  const isUnnamed =
    next < draft.header.length && isBlank(draft.header[next] ?? '') && fillOf(draft, next) >= MOSTLY;
  return isUnnamed && shareOf(cellsOf(draft, next), isWords) > MOSTLY
    ? [{ kind: 'joined', first: column, last: next }]
    : [];
}
