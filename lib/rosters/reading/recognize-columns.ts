// Which of a file's columns are those that the product asks for.
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { shortText } from '@/lib/text/short-text';
import { foldWords } from '../fold';
import { LONGEST_HEADER, type TableColumn } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterColumn, type RosterSettings } from '../settings/roster-settings';
import {
  COLUMN_HINTS,
  COLUMN_WORDS,
  type KnownKind,
  LATE_QUANTITY_WORDS,
  NAME_PARTS,
  OTHER_THINGS,
} from './column-words';

type Header = { words: string; folded: string };

/** Whether a header means a column. Rules are tried in order, the most certain first. */
type Rule = (column: RosterColumn, header: Header) => boolean;

const shortHeader = (text: string) => shortText(text.trim(), LONGEST_HEADER);

/** '#' counts as a word of its own: 'Shirt #', '# of shirts'. */
function readHeader(text: string): Header {
  const words = foldWords(shortHeader(text).replace(/[#＃]/g, ' number '));
  return { words, folded: words.replaceAll(' ', '') };
}

const wordSets = new Map<string, Set<string>>();

/** Each long list is split once, because every header is checked against it. */
function wordsOf(list: string): Set<string> {
  const known = wordSets.get(list) ?? new Set(list.split(/\s+/));
  wordSets.set(list, known);
  return known;
}

const isWord =
  (kind: KnownKind, list: string): Rule =>
  (column, { folded }) =>
    column.kind === kind && wordsOf(list).has(folded);

const isHinted =
  (kind: KnownKind): Rule =>
  (column, { words }) =>
    column.kind === kind && COLUMN_HINTS[kind].test(words) && !OTHER_THINGS.test(words);

const RULES: readonly Rule[] = [
  ({ label }, { folded }) => readHeader(label).folded === folded,
  (column, { folded }) => column.kind !== 'text' && wordsOf(COLUMN_WORDS[column.kind]).has(folded),
  ...NAME_PARTS.map((words) => isWord('name', words)),
  isWord('quantity', LATE_QUANTITY_WORDS),
  // Quantity before number, because of 'Number of shirts'.
  ...(['quantity', 'size', 'number', 'name', 'notes'] as const).map(isHinted),
];

/**
 * The meaning of each column of a file by its header, in any order, case, punctuation and language. Each meaning is
 * given once: by the most certain rule, to the first column that fits. Other columns have no meaning and are kept. An
 * overlong header is cut to its start.
 */
export function recognizeColumns(settings: RosterSettings, headers: readonly string[]): TableColumn[] {
  const read = headers.map(readHeader);
  const meanings: (string | null)[] = headers.map(() => null);
  const isFree = (index: number) => meanings[index] === null && read[index]?.folded !== '';
  for (const rule of RULES) {
    for (const column of settings.columns.filter(({ id }) => !meanings.includes(id))) {
      const found = read.findIndex((header, index) => isFree(index) && rule(column, header));
      if (found !== -1) {
        meanings[found] = column.id;
      }
    }
  }
  return headers.map((header, index) => ({ header: shortHeader(header), meaning: meanings[index] ?? null }));
}

/** All meanings that have known headings, whatever the product asks for. */
export const ANY_COLUMNS: RosterSettings = {
  version: 1,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns,
    { id: 'quantity', kind: 'quantity', label: COLUMN_KIND_NAMES.quantity, isRequired: false },
    { id: 'notes', kind: 'notes', label: COLUMN_KIND_NAMES.notes, isRequired: false, longest: null },
  ],
};

const QUANTITY: RosterSettings = {
  version: 1,
  columns: [{ id: 'quantity', kind: 'quantity', label: COLUMN_KIND_NAMES.quantity, isRequired: false }],
};

/** Whether a column says how many pieces a row stands for. */
export const isQuantityHeader = (header: string): boolean =>
  recognizeColumns(QUANTITY, [header]).some(({ meaning }) => meaning !== null);

const ALL_WORDS = [...Object.values(COLUMN_WORDS), ...NAME_PARTS];

/** Whether a text is exactly a column's name, without another word. */
export function isColumnWord(text: string): boolean {
  const { folded } = readHeader(text);
  return ALL_WORDS.some((list) => wordsOf(list).has(folded));
}
