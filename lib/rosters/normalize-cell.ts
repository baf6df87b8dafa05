// Normalises cells for the shop. Changes only what is unambiguous; the check reports the rest.
import { cleanLine, cleanLines } from '@/lib/text/clean-text';
import { fold } from './fold';
import type { RosterTable } from './roster-table';
import type { RosterColumn, RosterSettings, SizeColumn } from './settings/roster-settings';
import { standardSize } from './size-names';

/** Most cells: no hidden characters, and no blanks at the ends. */
const NEEDS_NO_CLEANING = /^(?:[!-~](?:[ -~]*[!-~])?)?$/;

/**
 * Numbers with additions by people or programs: '#7', "'07" (spreadsheets keep zeros this way), '‘15', 'No. 7', '7.'
 * and '7.0'.
 */
const DRESSED_NUMBER = /^(?:['’‘`´#＃№]|n(?:[or]\.?|[º°]))?\s*(\d+)(?:[.,]0{0,2})?$/i;

const DRESSED_QUANTITY = /^(?:[x×]\s*)?0*(\d+?)(?:[.,]0{0,2})?\s*(?:[x×]|pcs?\.?|pieces?)?$/i;

const FULL_WIDTH_DIGITS = /[\uff10-\uff19]/g;
const plainDigits = (text: string) =>
  text.replace(FULL_WIDTH_DIGITS, (digit) => String(digit.charCodeAt(0) - 0xff10));

/** No real number is longer, and the patterns read each digit several times. */
const LONGEST_NUMBER = 60;

const undressed = (pattern: RegExp, text: string): string =>
  text.length > LONGEST_NUMBER ? text : (pattern.exec(text)?.[1] ?? text);

type SizeNames = { labels: Set<string>; folded: Map<string, string>; standard: Map<string, string> };

const sizeNames = new WeakMap<SizeColumn, SizeNames>();

const standardKey = (text: string): string | null => {
  const size = standardSize(text);
  return size === null ? null : `${size.wearer}${size.rank}`;
};

function namesOf(column: SizeColumn): SizeNames {
  const known = sizeNames.get(column);
  if (known) {
    return known;
  }
  const names: SizeNames = { labels: new Set(), folded: new Map(), standard: new Map() };
  for (const { label } of column.sizes) {
    names.labels.add(label);
    const [folded, standard] = [fold(label), standardKey(label)];
    if (!names.folded.has(folded)) {
      names.folded.set(folded, label);
    }
    if (standard !== null && !names.standard.has(standard)) {
      names.standard.set(standard, label);
    }
  }
  sizeNames.set(column, names);
  return names;
}

function offeredSize(column: SizeColumn, text: string): string {
  const names = namesOf(column);
  if (text === '' || names.labels.has(text)) {
    return text;
  }
  const folded = fold(text);
  if (folded === '') {
    return text;
  }
  return names.folded.get(folded) ?? names.standard.get(standardKey(folded) ?? '') ?? text;
}

const clean = (text: string) => (NEEDS_NO_CLEANING.test(text) ? text : cleanLine(text));

/** A cell of an extra column: unchanged, except for characters that cannot be stored or seen. */
export const normalizeUnknownCell = (text: string): string =>
  NEEDS_NO_CLEANING.test(text) ? text : cleanLines(text);

/** '2x' and '2 pcs' are 2. */
export const normalizeQuantity = (text: string): string =>
  undressed(DRESSED_QUANTITY, plainDigits(clean(text)));

/**
 * A cell normalised for its column: trimmed, a number without '#', a size by the offered label. A text without a
 * meaning for the column stays unchanged. Idempotent.
 */
export function normalizeCell(column: RosterColumn, text: string): string {
  switch (column.kind) {
    case 'notes':
      return normalizeUnknownCell(text);
    case 'number':
      return undressed(DRESSED_NUMBER, plainDigits(clean(text)));
    case 'quantity':
      return normalizeQuantity(text);
    case 'size':
      return offeredSize(column, clean(text));
    default:
      return clean(text);
  }
}

/** The settings' column for each column of the table; null for extra ones. Each meaning counts once. */
export function meaningsOf(settings: RosterSettings, { columns }: RosterTable): (RosterColumn | null)[] {
  const given = new Set<string>();
  return columns.map(({ meaning }) => {
    if (meaning === null || given.has(meaning)) {
      return null;
    }
    given.add(meaning);
    return settings.columns.find(({ id }) => id === meaning) ?? null;
  });
}

/** Normalises every cell. Unchanged rows stay the same arrays. */
export function normalizeTable(settings: RosterSettings, table: RosterTable): RosterTable {
  const meanings = meaningsOf(settings, table);
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, index) => {
      const meaning = meanings[index] ?? null;
      return meaning === null ? normalizeUnknownCell(cell) : normalizeCell(meaning, cell);
    });
    return cells.every((cell, index) => cell === row[index]) ? row : cells;
  });
  return { columns: table.columns, rows };
}
