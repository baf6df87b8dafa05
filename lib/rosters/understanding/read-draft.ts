// From a table of a file to the roster that it is: what is hidden, which columns are printed, and how many of each.
import { ok, type Result } from '@/lib/result';
import { shortText } from '@/lib/text/short-text';
import { isQuantity } from '../check-cell';
import { foldWords } from '../fold';
import { normalizeQuantity } from '../normalize-cell';
import { isQuantityHeader, recognizeColumns } from '../reading/recognize-columns';
import { MOST_COLUMNS, type TableColumn } from '../roster-table';
import type { RosterColumn, RosterSettings } from '../settings/roster-settings';
import { isBlank } from './columns/cell-facts';
import { type NameWay, nameBy, nameWays, wayId } from './columns/name-columns';
import { markOf, withoutMark } from './columns/name-marks';
import { isCounter, numberCandidates } from './columns/number-columns';
import { sizeCandidates, withWearers, withWornSizes } from './columns/size-columns';
import { type Asking, decide } from './decide';
import { columnsOf, type Draft, insertColumn, keepColumns, mapColumn, personLines } from './draft';
import type { ColumnName, Line, OpenQuestion, Option } from './reading-types';

export type ReadDraft = { columns: TableColumn[]; lines: Line[] };

const LEAVE = 'leave';
const TAKE = 'take';
const NONE = 'none';

/** So many different marks, or hidden columns, are named in the question about them. */
const MOST_NAMED = 3;

/** As much of a heading as a question about its column shows. */
const shortHeading = (header: string): string => (isBlank(header) ? '' : shortText(header, 40));

const columnName = ({ header }: Draft, column: number): ColumnName => ({
  column,
  heading: shortHeading(header[column] ?? ''),
});

const columnOption = (draft: Draft, column: number): Option => ({
  id: `column-${column}`,
  answer: { says: 'column', name: columnName(draft, column) },
});

const labelTest = (column: RosterColumn | undefined) => (header: string) =>
  column !== undefined && foldWords(header.slice(0, 200)) === foldWords(column.label) && !isBlank(header);

/** Handles rows that the file hides: asks, if they contain people. */
export function withoutHiddenRows(draft: Draft, asking: Asking): Result<Draft, OpenQuestion> {
  const hidden = personLines(draft).filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) {
    return ok({ ...draft, lines: draft.lines.filter(({ isHidden, aside }) => !isHidden || aside !== null) });
  }
  const answer = decide(asking, { kind: 'hiddenRows', rows: hidden.length }, [
    { id: LEAVE, answer: { says: 'leave_hidden' } },
    { id: TAKE, answer: { says: 'take_hidden' } },
  ]);
  if (!answer.ok) {
    return answer;
  }
  return ok(
    answer.value === TAKE ? draft : { ...draft, lines: draft.lines.filter(({ isHidden }) => !isHidden) },
  );
}

/**
 * Handles crossed-out rows. A wholly crossed-out row among others is set aside, and can be put back. Ask if a row is
 * crossed out in part, because only the size may have changed; and if all people are crossed out, because the meaning
 * is unclear.
 */
export function withoutStruckRows(draft: Draft, asking: Asking): Result<Draft, OpenQuestion> {
  const people = personLines(draft);
  const whole = people.filter(({ struck }) => struck === 'whole').length;
  const part = people.filter(({ struck }) => struck === 'part').length;
  if (whole + part === 0) {
    return ok(draft);
  }
  const isSure = part === 0 && whole < people.length;
  const options: Option[] = [
    { id: LEAVE, answer: { says: 'leave_struck' } },
    { id: TAKE, answer: { says: 'take_struck' } },
  ];
  const answer = isSure ? ok(LEAVE) : decide(asking, { kind: 'struck', whole, part }, options);
  if (!answer.ok) {
    return answer;
  }
  return ok(
    answer.value === TAKE
      ? draft
      : {
          ...draft,
          lines: draft.lines.map((line) =>
            line.aside === null && line.struck !== undefined ? { ...line, aside: 'struck' as const } : line,
          ),
        },
  );
}

/** Handles columns that the file hides: asks, if any of them can be printed or counted. */
export function withoutHiddenColumns(
  draft: Draft,
  settings: RosterSettings,
  asking: Asking,
): Result<Draft, OpenQuestion> {
  const used = usedColumns(draft, settings);
  const hidden = columnsOf(draft).filter((column) => draft.hidden[column] && used.has(column));
  if (hidden.length === 0) {
    return ok(draft);
  }
  const columns = hidden.length;
  const named = hidden.slice(0, MOST_NAMED).map((column) => columnName(draft, column));
  const answer = decide(asking, { kind: 'hiddenColumns', columns, named }, [
    { id: LEAVE, answer: { says: 'leave_hidden_columns', columns } },
    { id: TAKE, answer: { says: 'take_hidden_columns', columns } },
  ]);
  if (!answer.ok) {
    return answer;
  }
  return ok(answer.value === TAKE ? draft : keepColumns(draft, (column) => !hidden.includes(column)));
}

/** All columns that can mean something to the product. */
function usedColumns(draft: Draft, settings: RosterSettings): Set<number> {
  const used = new Set<number>();
  recognizeColumns(settings, draft.header).forEach(({ meaning }, column) => {
    if (meaning !== null) {
      used.add(column);
    }
  });
  for (const asked of settings.columns) {
    const isLabel = labelTest(asked);
    const found =
      asked.kind === 'number'
        ? numberCandidates(draft, asked, isLabel).columns
        : asked.kind === 'size'
          ? sizeCandidates(draft, asked, isLabel).columns
          : asked.kind === 'name'
            ? nameWays(draft, isLabel).flatMap((way) =>
                way.kind === 'joined' ? [way.first, way.last] : [way.column],
              )
            : [];
    for (const column of found) {
      used.add(column);
    }
  }
  for (const column of columnsOf(draft)) {
    if (isQuantityHeader(draft.header[column] ?? '')) {
      used.add(column);
    }
  }
  return used;
}

type Chosen = { draft: Draft; column: number | null };

/** The label of a name source among the others. */
function nameOption(draft: Draft, ways: readonly NameWay[], way: NameWay): Option {
  const id = wayId(way);
  if (way.kind === 'joined') {
    const [first, last] = [columnName(draft, way.first), columnName(draft, way.last)];
    return { id, answer: { says: 'joined', first, last } };
  }
  const name = columnName(draft, way.column);
  const isTurned = ways.some((other) => other.kind === 'turned' && other.column === way.column);
  return {
    id,
    answer: { says: way.kind === 'turned' ? 'turned' : isTurned ? 'as_written' : 'column', name },
  };
}

const columnsOfWay = (way: NameWay): number[] =>
  way.kind === 'joined' ? [way.first, way.last] : [way.column];

/** Handles marks beside names that may not be printed: '*', '(C)', '(GK)'. In every column that can be the name. */
function withoutMarks(draft: Draft, ways: readonly NameWay[], asking: Asking): Result<Draft, OpenQuestion> {
  const columns = [...new Set(ways.flatMap(columnsOfWay))];
  const marks = new Set(
    personLines(draft).flatMap(({ cells }) => columns.flatMap((column) => markOf(cells[column] ?? '') ?? [])),
  );
  if (marks.size === 0) {
    return ok(draft);
  }
  const answer = decide(asking, { kind: 'marks', marks: [...marks].slice(0, MOST_NAMED) }, [
    { id: LEAVE, answer: { says: 'leave_marks' } },
    { id: TAKE, answer: { says: 'take_marks' } },
  ]);
  if (!answer.ok) {
    return answer;
  }
  return ok(
    answer.value === TAKE
      ? draft
      : columns.reduce(
          (current, column) => mapColumn(current, column, (cells) => withoutMark(cells[column] ?? '')),
          draft,
        ),
  );
}

function chooseName(given: Draft, asked: RosterColumn, asking: Asking): Result<Chosen, OpenQuestion> {
  const ways = nameWays(given, labelTest(asked));
  if (ways.length === 0) {
    return ok({ draft: given, column: null });
  }
  const unmarked = withoutMarks(given, ways, asking);
  if (!unmarked.ok) {
    return unmarked;
  }
  const draft = unmarked.value;
  const answer = decide(
    asking,
    { kind: 'name' },
    ways.map((way) => nameOption(draft, ways, way)),
  );
  if (!answer.ok) {
    return answer;
  }
  const way = ways.find((one) => wayId(one) === answer.value);
  if (way === undefined) {
    return ok({ draft, column: null });
  }
  if (way.kind === 'column') {
    return ok({ draft, column: way.column });
  }
  if (way.kind === 'turned') {
    return ok({ draft: mapColumn(draft, way.column, (cells) => nameBy(way, cells)), column: way.column });
  }
  const cellOf = (cells: readonly string[]) => nameBy(way, cells);
  const at = Math.min(way.first, way.last);
  // The parts stay beside the joined name, so that a coach can still choose the last name alone at the column's
  // heading.
  return draft.header.length < MOST_COLUMNS
    ? ok({ draft: insertColumn(draft, at, { header: asked.label, cellOf }), column: at })
    : ok({ draft: mapColumn(draft, at, cellOf), column: at });
}

function chooseNumber(
  draft: Draft,
  asked: RosterColumn & { kind: 'number' },
  asking: Asking,
): Result<number | null, OpenQuestion> {
  const { columns, isSure } = numberCandidates(draft, asked, labelTest(asked));
  const [first] = columns;
  if (first === undefined || isSure) {
    return ok(first ?? null);
  }
  // No number at all comes first where there is only one that counts the rows.
  const none: Option = { id: NONE, answer: { says: 'no_number' } };
  const found = columns.map((column) => columnOption(draft, column));
  const answer = decide(
    asking,
    { kind: 'number' },
    isCounter(draft, first) ? [none, ...found] : [...found, none],
  );
  if (!answer.ok) {
    return answer;
  }
  return ok(columns.find((column) => `column-${column}` === answer.value) ?? null);
}

function chooseSize(
  draft: Draft,
  asked: RosterColumn & { kind: 'size' },
  asking: Asking,
): Result<number | null, OpenQuestion> {
  const { columns, isSure } = sizeCandidates(draft, asked, labelTest(asked));
  const [first] = columns;
  if (first === undefined || isSure) {
    return ok(first ?? null);
  }
  const none: Option = { id: NONE, answer: { says: 'no_size' } };
  const options = [
    ...columns.map((column) => columnOption(draft, column)),
    ...(columns.length === 1 ? [none] : []),
  ];
  const answer = decide(asking, { kind: 'size' }, options);
  if (!answer.ok) {
    return answer;
  }
  return ok(columns.find((column) => `column-${column}` === answer.value) ?? null);
}

/** Makes a row for each piece, if the product has no quantity column. */
function withQuantity(
  draft: Draft,
  settings: RosterSettings,
  taken: ReadonlySet<number>,
  asking: Asking,
): Result<Draft, OpenQuestion> {
  if (settings.columns.some(({ kind }) => kind === 'quantity')) {
    return ok(draft);
  }
  const quantityOf = (cells: readonly string[], column: number) =>
    normalizeQuantity((cells[column] ?? '').slice(0, 60));
  const column = columnsOf(draft).find(
    (index) =>
      !taken.has(index) &&
      isQuantityHeader(draft.header[index] ?? '') &&
      personLines(draft).some(
        ({ cells }) =>
          /^(?:0|[1-9]\d{0,2})$/.test(quantityOf(cells, index)) && quantityOf(cells, index) !== '1',
      ),
  );
  if (column === undefined) {
    return ok(draft);
  }
  const heading = shortHeading(draft.header[column] ?? '');
  const answer = decide(asking, { kind: 'quantity', heading }, [
    { id: 'as-many', answer: { says: 'as_many', heading } },
    { id: 'one', answer: { says: 'one_piece' } },
  ]);
  if (!answer.ok || answer.value === 'one') {
    return answer.ok ? ok(draft) : answer;
  }
  const lines = draft.lines.flatMap((line) => {
    const text = quantityOf(line.cells, column);
    if (line.aside !== null || !(text === '0' || isQuantity(text))) {
      return [line];
    }
    const one = { ...line, cells: line.cells.with(column, '1') };
    return text === '0'
      ? [{ ...line, aside: 'none' as const }]
      : Array.from({ length: Number(text) }, () => one);
  });
  return ok({ ...draft, lines });
}

/** The columns of a table with their meanings; a question if several are possible. */
export function readDraft(
  draft: Draft,
  settings: RosterSettings,
  asking: Asking,
): Result<ReadDraft, OpenQuestion> {
  const size = settings.columns.find(({ kind }) => kind === 'size');
  let current = size === undefined ? draft : withWornSizes(draft, size.label);
  const chosen = new Map<string, number | null>();
  // The name first: joining its parts moves the columns after it.
  const inOrder = settings.columns.toSorted(
    (one, other) => Number(other.kind === 'name') - Number(one.kind === 'name'),
  );
  for (const asked of inOrder) {
    if (asked.kind === 'name') {
      const name = chooseName(current, asked, asking);
      if (!name.ok) {
        return name;
      }
      current = name.value.draft;
      chosen.set(asked.id, name.value.column);
    } else if (asked.kind === 'number' || asked.kind === 'size') {
      const column =
        asked.kind === 'number' ? chooseNumber(current, asked, asking) : chooseSize(current, asked, asking);
      if (!column.ok) {
        return column;
      }
      chosen.set(asked.id, column.value);
      if (asked.kind === 'size' && column.value !== null) {
        current = withWearers(current, column.value);
      }
    }
  }
  const taken = new Set([...chosen.values()].flatMap((column) => column ?? []));
  const counted = withQuantity(current, settings, taken, asking);
  if (!counted.ok) {
    return counted;
  }
  return ok({ columns: withMeanings(counted.value, settings, chosen), lines: counted.value.lines });
}

/** The chosen columns; the others by their headings. */
function withMeanings(
  draft: Draft,
  settings: RosterSettings,
  chosen: ReadonlyMap<string, number | null>,
): TableColumn[] {
  const others: RosterSettings = {
    ...settings,
    columns: settings.columns.filter(({ id }) => !chosen.has(id)),
  };
  const recognized = recognizeColumns(others, draft.header);
  const byColumn = new Map(
    [...chosen].flatMap(([id, column]) => (column === null ? [] : [[column, id] as const])),
  );
  return recognized.map(({ header, meaning }, column) => ({
    header,
    meaning: byColumn.get(column) ?? meaning,
  }));
}
