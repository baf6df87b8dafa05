// Finds the tables of a sheet: below each other, side by side, each with its title, headings and lines.

import { foldWords } from '@/lib/rosters/fold';
import { findHeader } from '@/lib/rosters/reading/find-header';
import { filledCells, isBlank, isSize, isWords } from '@/lib/rosters/understanding/columns/cell-facts';
import {
  headingWords,
  isHeading,
  isListHeading,
  nameHeading,
} from '@/lib/rosters/understanding/columns/heading-words';
import type { Line, Sheet } from '@/lib/rosters/understanding/reading-types';
import { isMatrixHeading } from '@/lib/rosters/understanding/size-matrix';
import { isPerson, isSentence, lineKind } from './line-kinds';

/** A table as in the file: each line as wide as the headings. */
export type Part = {
  sheet: string;
  /** The title above the headings; empty for none. */
  title: string;
  header: string[];
  /** The headings were made up, because the file has none. */
  isGenerated: boolean;
  lines: Line[];
  /** By column: whether the file hides it. */
  hidden: boolean[];
};

/** The most tables of a file; one with more is not a roster. Tables below the limit are not read. */
export const MOST_TABLES = 60;

type Block = { title: string; header: string[] | null; lines: Line[] };

const isEmpty = ({ cells }: Line) => cells.every(isBlank);

const wordsOf = (cells: readonly string[]) =>
  filledCells(cells)
    .map((cell) => foldWords(cell.slice(0, 100)))
    .join('|');

/** Whether two lines have equal cells, folded. Most are equal letter by letter, which is quicker to check. */
const isSameText = (one: readonly string[], other: readonly string[]): boolean =>
  (one.length === other.length && one.every((cell, index) => cell === other[index])) ||
  wordsOf(one) === wordsOf(other);

const withAside = (line: Line, aside: Line['aside']): Line => ({ ...line, aside });

/**
 * How many lines from the top, besides those after a gap, can be the headings of a table with a column for each size.
 */
const MOST_LINES_OF_SIZES = 60;

/** Whether a line is headings; the lines below show whether it starts a table with a column for each size. */
function isAnyHeading(lines: readonly Line[], at: number, isFirst: boolean): boolean {
  const cells = lines[at]?.cells ?? [];
  const before = lines[at - 1];
  const mayBeSizes = at < MOST_LINES_OF_SIZES || before === undefined || isEmpty(before);
  return isHeading(cells, { isFirst }) || (mayBeSizes && isMatrixHeading(cells, cellsBelow(lines, at)));
}

const cellsBelow = (lines: readonly Line[], at: number) =>
  lines.slice(at + 1, at + 9).map(({ cells }) => cells);

/** The index of the first headings; -1 if there are none, or if people are above them. */
function firstHeading(lines: readonly Line[]): number {
  const first = lines.findIndex((line) => !isEmpty(line));
  for (const [at, { cells }] of lines.entries()) {
    if (isAnyHeading(lines, at, at === first) || (at > first && isListHeading(cells))) {
      return at;
    }
    if (isPerson(cells)) {
      return -1;
    }
  }
  return -1;
}

/** The title from the lines above a table: the last one with words. */
const titleOf = (above: readonly Line[]): string => {
  const last = above.findLast((line) => !isEmpty(line));
  const words = filledCells(last?.cells ?? []);
  return words.length === 1 ? (words[0] ?? '').trim() : '';
};

/** Splits off titles at the end of a table: they belong to the next one. */
function splitTitles(lines: readonly Line[]): [Line[], Line[]] {
  let at = lines.length;
  while (at > 0) {
    const line = lines[at - 1];
    if (!line || filledCells(line.cells).length > 1 || (!isEmpty(line) && lineKind(line.cells) === 'total')) {
      break;
    }
    at -= 1;
  }
  // Of several lines only those after the last gap belong to the next table.
  const end = lines.slice(at);
  const gap = end.findIndex(isEmpty);
  const from = gap === -1 ? at + Math.max(0, end.length - 1) : at + gap;
  return [lines.slice(0, from), lines.slice(from)];
}

/** Whether headings start a new table, not just a new page: after a gap, or below a title. */
function isApart(lines: readonly Line[], at: number): boolean {
  const [above, before] = [lines[at - 2], lines[at - 1]];
  if (before === undefined || isEmpty(before) || lineKind(before.cells) === 'section') {
    return true;
  }
  // A single cell between a gap and headings is a title, even if the word is unknown, such as 'Thunder'.
  return above !== undefined && isEmpty(above) && filledCells(before.cells).length === 1;
}

/** The tables of a sheet that are below each other. */
function stackedBlocks(lines: readonly Line[]): Block[] {
  const start = firstHeading(lines);
  if (start === -1) {
    return [{ title: '', header: null, lines: lines.filter((line) => !isEmpty(line) || lines.length > 1) }];
  }
  const letterhead = lines.slice(0, start).filter((line) => !isEmpty(line));
  const blocks: Block[] = [];
  let block: Block = {
    title: titleOf(letterhead),
    header: lines[start]?.cells ?? [],
    lines: letterhead.map((line) => withAside(line, 'letterhead')),
  };
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) {
      continue;
    }
    if (!isAnyHeading(lines, at, false)) {
      block.lines.push(line);
      continue;
    }
    const isSame = isSameText(line.cells, block.header ?? []);
    if (isSame && !isApart(lines, at)) {
      block.lines.push(withAside(line, 'heading'));
      continue;
    }
    if (blocks.length === MOST_TABLES) {
      break;
    }
    const [own, titles] = splitTitles(block.lines);
    const above = titles.filter((title) => !isEmpty(title) && title.aside === null);
    blocks.push({ ...block, lines: own });
    block = {
      title: titleOf(above),
      header: line.cells,
      lines: above.map((title) => withAside(title, 'letterhead')),
    };
  }
  return [...blocks, block];
}

const widthOf = ({ header, lines }: Block) =>
  Math.max(header?.length ?? 0, ...lines.map(({ cells }) => cells.length));

/** Blank columns with texts on both sides. */
function gapsOf(block: Block, width: number): number[] {
  const isUsed = Array.from({ length: width }, () => false);
  for (const cells of [
    block.header ?? [],
    ...block.lines.filter(({ aside }) => aside === null).map((line) => line.cells),
  ]) {
    cells.forEach((cell, index) => {
      if (!isUsed[index]) {
        isUsed[index] = !isBlank(cell);
      }
    });
  }
  const first = isUsed.indexOf(true);
  return isUsed.flatMap((used, index) =>
    !used && index > first && isUsed.slice(index).includes(true) ? [index] : [],
  );
}

/** Where the same headings start again: 'Name, #, Size, Name, #, Size'. */
function repeats(header: readonly string[]): number[] {
  const starts: number[] = [];
  let seen = new Set<string>();
  header.forEach((cell, index) => {
    const text = headingWords(cell);
    if (text !== '' && seen.has(text)) {
      starts.push(index);
      seen = new Set();
    }
    seen.add(text);
  });
  return starts;
}

/** Whether columns can be a table of their own: their headings name people, or their cells are people. */
function isTable(header: readonly string[] | null, lines: readonly Line[]): boolean {
  if (header !== null) {
    return isHeading(header) || (filledCells(header).length === 1 && isListHeading(header));
  }
  const people = lines.filter((line) => !isEmpty(line));
  return (
    people.some(({ cells }) => cells.some(isWords)) &&
    people.filter(({ cells }) => isPerson(cells)).length * 2 > people.length
  );
}

const cut = (block: Block, from: number, to: number): Block => ({
  title: block.title,
  header: block.header?.slice(from, to) ?? null,
  lines: block.lines.map((line) => ({ ...line, cells: line.cells.slice(from, to) })),
});

/** The parts of a name in a table's headings; empty for none. */
const namedParts = ({ header }: Block): string =>
  [...new Set((header ?? []).flatMap((heading) => nameHeading(heading) ?? []))].sort().join(' ');

/**
 * Whether tables side by side are separate: each has full names, or all have the same name columns. Otherwise they
 * are one table with a blank column in it: names on one side; numbers, sizes or last names on the other.
 */
function areApart(pieces: readonly Block[]): boolean {
  const named = pieces.map(namedParts);
  return named.every((parts) => parts === named[0]) || named.every((parts) => /full|first last/.test(parts));
}

/** The tables of a block that are side by side; the block itself if it is one table. */
function besides(block: Block): { block: Block; from: number }[] {
  const width = widthOf(block);
  const ways = [
    ...(block.header === null ? [] : [repeats(block.header)]),
    gapsOf(block, width).map((gap) => gap + 1),
  ];
  for (const starts of ways) {
    const edges = [0, ...starts];
    const pieces = edges
      .map((from, index) => ({ from, block: cut(block, from, edges[index + 1] ?? width) }))
      .filter(
        ({ block: piece }) =>
          widthOf(piece) > 0 && !piece.lines.concat().every((line) => isEmpty(line) && piece.header === null),
      );
    const people = pieces.filter(
      ({ block: piece }) => filledCells(piece.header ?? []).length > 0 || piece.header === null,
    );
    if (
      people.length > 1 &&
      areApart(people.map(({ block: piece }) => piece)) &&
      people.every(({ block: piece }) =>
        isTable(
          piece.header,
          piece.lines.filter(({ aside }) => aside === null),
        ),
      )
    ) {
      return people.map(({ block: piece, from }) => ({ block: { ...piece, title: ownTitle(piece) }, from }));
    }
  }
  return [{ block, from: 0 }];
}

/** The title of one of several tables side by side: the text above it. */
const ownTitle = ({ lines }: Block): string => titleOf(lines.filter(({ aside }) => aside === 'letterhead'));

const padded = (cells: string[], width: number): string[] =>
  cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');

/** Lines that are set aside beside people, but may be the order if there are no people. */
const mayBeSomebody = ({ aside, cells }: Line): boolean =>
  (aside === 'total' && cells.some(isSize)) || (aside === 'note' && !cells.some(isSentence));

/** Turns a block into a table: marks lines that are not people, and makes up missing headings. */
function toPart(block: Block, sheet: Sheet, from: number): Part {
  const width = widthOf(block);
  const marked = block.lines.map((line) => ({
    ...line,
    cells: padded(line.cells, width),
    aside: line.aside ?? lineKind(line.cells),
  }));
  // Counts of sizes and notes are beside a list of people. Without any people they can be the order itself, so
  // doubtful lines stay, for a person to see.
  const isNobody = marked.every((line) => line.aside !== null || isEmpty(line));
  const lines = marked.map((line) => (isNobody && mayBeSomebody(line) ? { ...line, aside: null } : line));
  const hidden = Array.from({ length: width }, (_, index) => sheet.hiddenColumns.includes(from + index));
  const { title, header } = block;
  if (header !== null) {
    return { sheet: sheet.name, title, header: padded(header, width), isGenerated: false, lines, hidden };
  }
  const people = lines.filter((line) => line.aside === null && !isEmpty(line));
  const found = findHeader(people.map(({ cells }) => cells));
  // `findHeader` drops titles above headings that it recognises by hints; here they are set aside.
  const above = people.slice(0, people.length - found.rows.length);
  const heading = above.at(-1);
  const titles = new Set(above.slice(0, -1));
  return {
    sheet: sheet.name,
    title,
    header: padded(heading?.cells ?? found.header, width),
    isGenerated: heading === undefined,
    lines: lines
      .filter((line) => line !== heading)
      .map((line) => (titles.has(line) ? { ...line, aside: 'letterhead' as const } : line)),
    hidden,
  };
}

/** Drops columns with neither heading nor cells, and blank lines at the top and the bottom. */
function trimmed(part: Part): Part {
  const people = part.lines.filter(({ aside }) => aside === null);
  const used = part.header.flatMap((heading, index) =>
    (!isBlank(heading) && !part.isGenerated) || people.some(({ cells }) => !isBlank(cells[index] ?? ''))
      ? [index]
      : [],
  );
  // A sheet without people keeps all columns, for a person to see.
  const kept = people.length === 0 ? part.header.map((_, index) => index) : used;
  const pick = <Cell>(cells: readonly Cell[]): Cell[] => kept.flatMap((index) => cells[index] ?? []);
  const isGone = (index: number) => !kept.includes(index);
  const lines = part.lines.map((line) => {
    // Set-aside lines can have texts in dropped columns.
    const lost =
      line.aside === null ? [] : line.cells.filter((cell, index) => isGone(index) && !isBlank(cell));
    const cells =
      kept.length === line.cells.length ? line.cells : kept.map((index) => line.cells[index] ?? '');
    return { ...line, cells: lost.length > 0 ? fillFirst(cells, lost) : cells };
  });
  const firstPerson = lines.findIndex((line) => line.aside !== null || !isEmpty(line));
  const lastPerson = lines.findLastIndex((line) => line.aside !== null || !isEmpty(line));
  return {
    ...part,
    header: pick(part.header).map((heading) => heading.trim()),
    hidden: kept.map((index) => part.hidden[index] ?? false),
    lines: firstPerson === -1 ? [] : lines.slice(firstPerson, lastPerson + 1),
  };
}

function fillFirst(cells: readonly string[], texts: readonly string[]): string[] {
  const waiting = [...texts];
  const filled = cells.map((cell) => (isBlank(cell) ? (waiting.shift() ?? '') : cell));
  const last = filled.length - 1;
  return waiting.length > 0 && last >= 0
    ? filled.with(last, [filled[last], ...waiting].join(' ').trim())
    : filled;
}

const partsOfSheets = new WeakMap<Sheet, Part[]>();

/**
 * The tables of a sheet, up to just above the limit. A table without people has no lines that count. Computed once,
 * because every offered answer is tried on the same sheet.
 */
export function findParts(sheet: Sheet): Part[] {
  const known = partsOfSheets.get(sheet);
  if (known) {
    return known;
  }
  const parts = readParts(sheet);
  partsOfSheets.set(sheet, parts);
  return parts;
}

function readParts(sheet: Sheet): Part[] {
  const hidden = new Set(sheet.hiddenRows);
  const struck = new Map([
    ...(sheet.struckRows?.part ?? []).map((row) => [row, 'part'] as const),
    ...(sheet.struckRows?.whole ?? []).map((row) => [row, 'whole'] as const),
  ]);
  const lines = sheet.rows.map((cells, index): Line => {
    const line = { cells, isHidden: hidden.has(index), aside: null };
    const how = struck.get(index);
    return how === undefined ? line : { ...line, struck: how };
  });
  return stackedBlocks(lines)
    .flatMap(besides)
    .map(({ block, from }) => trimmed(toPart(block, sheet, from)))
    .filter(({ lines: own, header }) => own.length > 0 || header.length > 0);
}

/** The lines of a table that are people. */
export const peopleOf = ({ lines }: Part): Line[] =>
  lines.filter((line) => line.aside === null && !isEmpty(line));

/** A sheet of instructions: one column without a heading, and at least as many notes as other lines. */
const isInstructions = (part: Part): boolean =>
  part.isGenerated &&
  part.header.length === 1 &&
  part.lines.filter(({ aside }) => aside === 'note').length >= peopleOf(part).length;

/** Whether a table contains people to order for. */
export const isRoster = (part: Part): boolean =>
  peopleOf(part).length > 0 &&
  !isInstructions(part) &&
  (!part.isGenerated ||
    peopleOf(part).some(({ cells }) => isPerson(cells) || (cells.length === 1 && cells.some(isWords))));
