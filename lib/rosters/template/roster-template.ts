// The file that a coach can start from.
import { rosterFileSentences } from '@/lib/messages/en/rosters/roster-files';
import type { NumberColumn, RosterColumn, RosterSettings } from '../settings/roster-settings';

const cut = (text: string, longest: number | null) =>
  longest === null ? text : [...text].slice(0, longest).join('').trimEnd();

const twice = (text: string): string[] => [text, text];

/** 7 and 12 look like a team's numbers; where they are not possible, the lowest two are. */
function numbersOf({ lowest, highest, isUnique }: NumberColumn): string[] {
  const isPossible = (number: number) => number >= lowest && number <= highest;
  const numbers = [7, 12].every(isPossible) ? [7, 12] : [lowest, lowest + 1].filter(isPossible);
  const [first = lowest, second = isUnique ? null : first] = numbers;
  return [String(first), second === null ? '' : String(second)];
}

/** The cells of the two example people in a column. */
function examplesOf(column: RosterColumn): string[] {
  switch (column.kind) {
    case 'name':
      return rosterFileSentences.exampleNames.map((name) => cut(name, column.longest));
    case 'number':
      return numbersOf(column);
    case 'size': {
      const middle = Math.min(Math.floor(column.sizes.length / 2), column.sizes.length - 1);
      const size = column.sizes[middle]?.label ?? '';
      return [column.sizes[middle - 1]?.label ?? size, size];
    }
    case 'quantity':
      return twice('1');
    case 'notes':
      return column.isRequired ? twice(cut(rosterFileSentences.exampleNote, column.longest)) : twice('');
    default:
      return twice(cut(rosterFileSentences.exampleText, column.longest));
  }
}

/**
 * The headings and two example rows that pass the check. One row if the settings allow one person only: a single
 * number that is required and unique.
 */
export function templateRows({ columns }: RosterSettings): string[][] {
  const examples = columns.map(examplesOf);
  const rows = [0, 1].map((row) => examples.map((cells) => cells[row] ?? ''));
  const isComplete = (row: string[]) =>
    columns.every(({ isRequired }, index) => !isRequired || row[index] !== '');
  return [columns.map(({ label }) => label), ...rows.filter(isComplete)];
}
