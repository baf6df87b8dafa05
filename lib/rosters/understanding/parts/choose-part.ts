// Chooses which of a file's tables is the roster, or all of them.

import { err, ok, type Result } from '@/lib/result';
import { MOST_COLUMNS } from '@/lib/rosters/roster-table';
import { filledCells, isBlank, isSize } from '@/lib/rosters/understanding/columns/cell-facts';
import { type Asking, decide } from '@/lib/rosters/understanding/decide';
import type { Draft } from '@/lib/rosters/understanding/draft';
import type { Line, Obstacle, Option, Sheet } from '@/lib/rosters/understanding/reading-types';
import { findParts, isRoster, MOST_TABLES, type Part, peopleOf } from './find-parts';
import { mergeParts, ownName } from './merge-parts';

const ALL = 'all';
/** The most lines of other tables that are set aside for a person to see. */
const MOST_LINES_ASIDE = 300;

/** All lines of a table, as set-aside lines. */
const textOf = (part: Part): Line[] =>
  [{ cells: part.header, isHidden: false, aside: null }, ...part.lines]
    .filter(({ cells }) => !cells.every(isBlank))
    .map((line) => ({ ...line, aside: 'sheet' as const }));

/**
 * The lines of other tables, set aside under the columns of the chosen one: the filled cells first, the overflow in
 * the last cell.
 */
const besideLines = (parts: readonly Part[], width: number): Line[] =>
  parts
    .flatMap(textOf)
    .slice(0, MOST_LINES_ASIDE)
    .map((line) => {
      const filled = filledCells(line.cells);
      return {
        ...line,
        cells: Array.from({ length: width }, (_, index) =>
          index === width - 1 ? filled.slice(index).join(' ') : (filled[index] ?? ''),
        ),
      };
    });

/** The table to read, made of one or all of a file's tables; empty if the file has none. */
export function choosePart(sheets: readonly Sheet[], asking: Asking): Result<Draft, Obstacle> {
  const parts = sheets.flatMap(findParts);
  if (parts.length > MOST_TABLES) {
    return err({ error: 'roster_too_many_tables' });
  }
  const rosters = parts.filter(isRoster);
  const withNames = rosters.filter(hasNames);
  const candidates = withNames.length > 0 ? withNames : rosters.length > 0 ? rosters : parts.slice(0, 1);
  const others = parts.filter((part) => !candidates.includes(part));
  const names = candidates.map(ownName);
  const isTwice = (name: string) => name !== '' && names.indexOf(name) !== names.lastIndexOf(name);
  const options = candidates.map((part, place): Option => {
    const name = names[place] ?? '';
    const says = isTwice(name) && part.sheet !== name ? 'list_of_several' : 'list';
    return { id: `table-${place}`, answer: { says, name, place } };
  });
  const lists = candidates.length;
  const all: Option[] = lists > 1 ? [{ id: ALL, answer: { says: 'all_lists', lists } }] : [];
  const chosen = decide(asking, { kind: 'part', tables: lists }, [...all, ...options]);
  if (!chosen.ok && candidates.length > 0) {
    return err({ question: chosen.error });
  }
  const id = chosen.ok ? chosen.value : ALL;
  const taken = id === ALL ? candidates : candidates.filter((_, index) => `table-${index}` === id);
  const draft = mergeParts(taken, MOST_COLUMNS);
  if (!draft.ok) {
    return err({ error: draft.error });
  }
  const { header, lines } = draft.value;
  return ok({ ...draft.value, lines: [...lines, ...besideLines(others, header.length)] });
}

/** Whether a table has names, recognised by words in its cells. A table without names is a summary. */
function hasNames(part: Part): boolean {
  const people = peopleOf(part).slice(0, 40);
  return part.header.some((_, column) => {
    const cells = people.map(({ cells: row }) => row[column] ?? '').filter((cell) => !isBlank(cell));
    return cells.some((cell) => /\p{L}{2}/u.test(cell) && !isSize(cell));
  });
}
