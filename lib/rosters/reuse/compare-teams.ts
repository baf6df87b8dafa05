// Who of a new list was not in an earlier team.
import { foldWords } from '../fold';
import type { RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';

export type TeamComparison = {
  /** The new list without the people of the earlier team. */
  table: RosterTable;
  /** Rows of the new list that were left out, from 0, with the name as the new list has it. */
  known: { row: number; who: string }[];
  /** How many rows stay. */
  added: number;
};

/** A name without case, accents, punctuation and order of its words: 'MÜLLER, Anna' is Anna Müller. Empty for none. */
const nameKey = (name: string): string => {
  const words = foldWords(name);
  // A name of another script may fold to nothing; as written it is still a name.
  return words === '' ? name.trim().toLowerCase() : words.split(' ').sort().join(' ');
};

function namesOf(settings: RosterSettings, { columns, rows }: RosterTable): string[] | null {
  const id = settings.columns.find(({ kind }) => kind === 'name')?.id;
  const column = id === undefined ? -1 : columns.findIndex(({ meaning }) => meaning === id);
  return column === -1 ? null : rows.map((row) => row[column] ?? '');
}

/**
 * The new list without the people of the earlier team, told apart by their names, whatever numbers and sizes they have
 * now. Two people of one name are two: if the earlier team had one of them, one is left out. A row without a name
 * stays. Null if one of the two has no names.
 */
export function onlyNew(
  settings: RosterSettings,
  list: RosterTable,
  earlier: RosterTable,
): TeamComparison | null {
  const names = namesOf(settings, list);
  const earlierNames = namesOf(settings, earlier);
  if (names === null || earlierNames === null) {
    return null;
  }
  const left = new Map<string, number>();
  for (const key of earlierNames.map(nameKey)) {
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  const known: TeamComparison['known'] = [];
  const rows = list.rows.filter((_cells, row) => {
    const who = names[row] ?? '';
    const key = nameKey(who);
    const count = key === '' ? 0 : (left.get(key) ?? 0);
    if (count === 0) {
      return true;
    }
    left.set(key, count - 1);
    known.push({ row, who });
    return false;
  });
  const added = rows.filter((row) => row.some((cell) => cell !== '')).length;
  return { table: { ...list, rows }, known, added };
}
