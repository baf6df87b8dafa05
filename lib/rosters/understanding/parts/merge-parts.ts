// Merges several tables of a file into one: two teams side by side, below each other, or on two sheets.

import { rosterFileSentences } from '@/lib/messages/en/rosters/roster-files';
import { err, ok, type Result } from '@/lib/result';
import { foldWords } from '@/lib/rosters/fold';
import { isBlank } from '@/lib/rosters/understanding/columns/cell-facts';
import {
  nameHeading,
  saysNumber,
  saysPrintedNumber,
  saysSize,
} from '@/lib/rosters/understanding/columns/heading-words';
import type { Draft } from '@/lib/rosters/understanding/draft';
import type { Part } from './find-parts';

/** What a table is called by its file: its title, or its sheet; '' if it has neither. */
export const ownName = ({ title, sheet }: Part): string => title || sheet;

/** The same, or its place. */
export const partName = (part: Part, index: number): string =>
  ownName(part) || rosterFileSentences.listNumbered(index + 1);

const draftOf = ({ header, isGenerated, lines, hidden }: Part): Draft => ({
  header,
  isGenerated,
  lines,
  hidden,
});

/** The meaning of a heading by its words, or the heading itself. */
function keyOf(header: string, index: number): string {
  if (isBlank(header)) {
    return `column ${index}`;
  }
  const name = nameHeading(header);
  if (name !== null) {
    return `name ${name}`;
  }
  return saysSize(header)
    ? 'size'
    : saysPrintedNumber(header)
      ? 'printed number'
      : saysNumber(header)
        ? 'number'
        : foldWords(header.slice(0, 100));
}

/** The unique keys of a table's columns: a second 'size' is keyed by its own words. */
function keysOf({ header }: Part): string[] {
  const taken = new Set<string>();
  return header.map((heading, index) => {
    const wanted = keyOf(heading, index);
    const key = taken.has(wanted) ? `${foldWords(heading.slice(0, 100))} ${index}` : wanted;
    taken.add(key);
    return key;
  });
}

/**
 * Merges tables: columns with the same meaning become one, and an extra column says which table a row is from. A
 * single table stays unchanged. Tables that have too many columns together are not merged at all: each row would be
 * as wide as all of them.
 */
export function mergeParts(
  parts: readonly Part[],
  mostColumns: number,
): Result<Draft, 'roster_too_many_columns'> {
  const [first, ...others] = parts;
  if (first === undefined) {
    return ok({ header: [], isGenerated: false, lines: [], hidden: [] });
  }
  if (others.length === 0) {
    return ok(draftOf(first));
  }
  const columns = new Map<string, { header: string; isHidden: boolean }>();
  for (const part of parts) {
    for (const [index, key] of keysOf(part).entries()) {
      const header = part.header[index] ?? '';
      const before = columns.get(key);
      columns.set(key, {
        header: before?.header ?? header,
        isHidden: (before?.isHidden ?? false) || (part.hidden[index] ?? false),
      });
    }
  }
  const keys = [...columns.keys()];
  if (keys.length > mostColumns) {
    return err('roster_too_many_columns');
  }
  const hasRoom = keys.length < mostColumns;
  const lines = parts.flatMap((part, index) => {
    const own = new Map(keysOf(part).map((key, column) => [key, column]));
    const places = keys.map((key) => own.get(key) ?? -1);
    return part.lines.map((line) => ({
      ...line,
      cells: [
        ...places.map((place) => line.cells[place] ?? ''),
        ...(hasRoom ? [line.aside === null && !line.cells.every(isBlank) ? partName(part, index) : ''] : []),
      ],
    }));
  });
  return ok({
    header: [
      ...keys.map((key) => columns.get(key)?.header ?? ''),
      ...(hasRoom ? [rosterFileSentences.fromList] : []),
    ],
    isGenerated: parts.every(({ isGenerated }) => isGenerated),
    lines,
    hidden: [...keys.map((key) => columns.get(key)?.isHidden ?? false), ...(hasRoom ? [false] : [])],
  });
}
