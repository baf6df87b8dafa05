// Finds the column of the size, and who wears the sizes.
import { fold } from '@/lib/rosters/fold';
import type { SizeColumn } from '@/lib/rosters/settings/roster-settings';
import { standardSize } from '@/lib/rosters/size-names';
import {
  cellsOf,
  columnsOf,
  type Draft,
  isSameColumn,
  keepColumns,
  mapColumn,
  personLines,
} from '@/lib/rosters/understanding/draft';
import { isBlank, isSize, shareOf } from './cell-facts';
import { headingWords, isGarment, isOther, saysSize } from './heading-words';

const MOSTLY = 0.5;

export type SizeCandidates = { columns: number[]; isSure: boolean };

/** The columns that can be the size. With `isSure` the first one is it; else ask. */
export function sizeCandidates(
  draft: Draft,
  { sizes }: SizeColumn,
  isLabel: (header: string) => boolean,
): SizeCandidates {
  const headerOf = (column: number) => draft.header[column] ?? '';
  const offered = new Set(sizes.map(({ label }) => fold(label)));
  const isOffered = (cell: string) => isSize(cell) || offered.has(fold(cell));
  const columns = columnsOf(draft);
  const isNamed = !draft.isGenerated;
  const labelled = columns.filter((column) => isNamed && isLabel(headerOf(column)));
  const named = columns.filter(
    (column) => isNamed && !isOther(headerOf(column)) && saysSize(headerOf(column)),
  );
  const holdsSizes = (column: number) => shareOf(cellsOf(draft, column), isOffered) > MOSTLY;
  const garments = columns.filter((column) => isNamed && isGarment(headerOf(column)) && holdsSizes(column));
  const known = [...new Set([...labelled, ...named, ...garments])];
  const distinct = known.filter(
    (column, index) => !known.slice(0, index).some((before) => isSameColumn(draft, before, column)),
  );
  const filled = distinct.filter((column) => cellsOf(draft, column).length > 0);
  if (filled.length > 0) {
    return { columns: filled, isSure: filled.length === 1 };
  }
  const guessed = columns.filter((column) => !isOther(headerOf(column)) && holdsSizes(column));
  if (guessed.length > 0) {
    return { columns: guessed, isSure: guessed.length === 1 && draft.isGenerated };
  }
  return { columns: distinct.slice(0, 1), isSure: true };
}

const WEARERS: Record<string, string> = {
  youth: 'Youth',
  y: 'Youth',
  kid: 'Youth',
  kids: 'Youth',
  child: 'Youth',
  children: 'Youth',
  junior: 'Youth',
  adult: 'Adult',
  adults: 'Adult',
  a: 'Adult',
  unisex: 'Adult',
  mens: 'Adult',
  womens: 'Women',
  women: 'Women',
  ladies: 'Women',
  toddler: 'Toddler',
};

const wearerOf = (cell: string): string => {
  const word = cell.length > 20 ? '' : fold(cell);
  return Object.hasOwn(WEARERS, word) ? (WEARERS[word] ?? '') : '';
};

/** Required above single letters, because a Y can also mean yes. */
const OF_WEARERS = /youth|adult|age|kid|fit|cut|wearer/i;

/** The column that says whether a size is for a child or an adult; -1 if there is none. */
export function wearerColumn(draft: Draft, sizeColumn: number): number {
  return columnsOf(draft).findIndex((column) => {
    const cells = column === sizeColumn ? [] : cellsOf(draft, column);
    const areClear = OF_WEARERS.test(draft.header[column] ?? '') || cells.every((cell) => cell.length > 1);
    return cells.length > 0 && areClear && cells.every((cell) => wearerOf(cell) !== '');
  });
}

/** Sizes with their wearers: 'M' beside 'Youth' becomes 'Youth M', which is another shirt. */
export function withWearers(draft: Draft, sizeColumn: number): Draft {
  const column = wearerColumn(draft, sizeColumn);
  if (column === -1 || personLines(draft).length === 0) {
    return draft;
  }
  return mapColumn(draft, sizeColumn, (cells) => {
    const size = (cells[sizeColumn] ?? '').trim();
    const wearer = wearerOf(cells[column] ?? '');
    const standard = standardSize(size.slice(0, 40));
    return isBlank(size) ||
      wearer === '' ||
      wearer === 'Adult' ||
      (standard !== null && standard.wearer !== '')
      ? size
      : `${wearer} ${size}`;
  });
}

const IN_HEADINGS: readonly [RegExp, string][] = [
  [/\b(?:youth|kids?|child(?:ren)?s?|juniors?|boys|girls)\b/, 'Youth'],
  [/\b(?:women|womens|ladies)\b/, 'Women'],
  [/\b(?:toddlers?)\b/, 'Toddler'],
];

/** Size columns whose headings name the wearers: 'Youth size', 'Women's', and 'Adult size' beside them. */
function wornColumns(draft: Draft): { column: number; wearer: string }[] {
  return columnsOf(draft).flatMap((column) => {
    const words = headingWords((draft.header[column] ?? '').replaceAll(/['’]/g, ''));
    const wearer = IN_HEADINGS.find(([pattern]) => pattern.test(words))?.[1] ?? '';
    const isAdults = /\b(?:adults?|mens?|unisex)\b/.test(words);
    const cells = cellsOf(draft, column);
    const isWorn =
      (wearer !== '' || isAdults) &&
      cells.length > 0 &&
      cells.every((cell) => standardSize(cell.slice(0, 40)) !== null);
    return isWorn && !/\b(?:shorts?|pants|socks?|shoes?)\b/.test(words) ? [{ column, wearer }] : [];
  });
}

/**
 * Sizes with their wearers by the headings. Several columns become one, in place of the first, if nobody has sizes in
 * two of them.
 */
export function withWornSizes(draft: Draft, label: string): Draft {
  const worn = wornColumns(draft);
  const [first, ...others] = worn;
  if (first === undefined) {
    return draft;
  }
  const sizeOf = (cells: readonly string[], { column, wearer }: { column: number; wearer: string }) => {
    const size = (cells[column] ?? '').trim();
    const isSaid = standardSize(size.slice(0, 40))?.wearer !== '';
    return size === '' || wearer === '' || isSaid ? size : `${wearer} ${size}`;
  };
  const isOneEach = personLines(draft).every(
    ({ cells }) => worn.filter(({ column }) => !isBlank(cells[column] ?? '')).length < 2,
  );
  if (others.length === 0 || !isOneEach) {
    return worn.reduce(
      (changed, one) => mapColumn(changed, one.column, (cells) => sizeOf(cells, one)),
      draft,
    );
  }
  const merged = mapColumn(draft, first.column, (cells) => worn.map((one) => sizeOf(cells, one)).join(''));
  const gone = new Set(others.map(({ column }) => column));
  const header = merged.header.with(first.column, label);
  return keepColumns({ ...merged, header }, (column) => !gone.has(column));
}
