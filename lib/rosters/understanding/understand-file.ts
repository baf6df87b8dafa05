// Understands a coach's file: one certain reading, or the first question that is needed for it.

import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { err, ok, type Result } from '@/lib/result';
import { shortText } from '@/lib/text/short-text';
import { normalizeTable } from '../normalize-cell';
import type { RosterReadError } from '../roster-errors';
import { MOST_ROWS, type RosterTable } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { templateRows } from '../template/roster-template';
import { isBlank } from './columns/cell-facts';
import { type Asking, decide } from './decide';
import { type Draft, personLines } from './draft';
import { choosePart } from './parts/choose-part';
import { readDraft, withoutHiddenColumns, withoutHiddenRows, withoutStruckRows } from './read-draft';
import type {
  Answers,
  Line,
  Obstacle,
  OpenQuestion,
  Preview,
  Question,
  QuestionKind,
  Reading,
  SetAside,
  Sheet,
  Understanding,
} from './reading-types';
import { matrixRows } from './size-matrix';
import { takeApart } from './take-apart';

/** The sheets of a file; `letters` holds their content in other encodings if the encoding is ambiguous. */
export type FileSheets = {
  sheets: Sheet[];
  letters: { chosen: string; others: { letters: string; sheets: Sheet[] }[] } | null;
};

const asObstacle = <Value>(result: Result<Value, OpenQuestion>): Result<Value, Obstacle> =>
  result.ok ? result : err({ question: result.error });

const NOT_ENGLISH = /[^\0-\x7f]/;
const MOST_PREVIEW_ROWS = 3;

/** The first word of a file that differs between encodings. */
const wordOf = (sheets: readonly Sheet[]): string => {
  for (const cell of sheets.flatMap(({ rows }) => rows).flat()) {
    if (NOT_ENGLISH.test(cell)) {
      return shortText(cell.trim(), 40);
    }
  }
  return '';
};

function chooseLetters({ sheets, letters }: FileSheets, asking: Asking): Result<Sheet[], OpenQuestion> {
  if (letters === null) {
    return ok(sheets);
  }
  const all = [{ letters: letters.chosen, sheets }, ...letters.others];
  const options = all.map((one) => ({
    id: one.letters,
    answer: { says: 'word' as const, word: wordOf(one.sheets) },
  }));
  const answer = decide(asking, { kind: 'letters' }, options);
  return answer.ok ? ok(all.find((one) => one.letters === answer.value)?.sheets ?? sheets) : answer;
}

/** Sets aside the example people of our own template. They stay if there is nobody else. */
function withoutExamples(draft: Draft, settings: RosterSettings): Draft {
  const examples = new Set(
    templateRows(settings)
      .slice(1)
      .map((row) => row.join('\n')),
  );
  const isExample = ({ cells }: Line) =>
    cells.length === settings.columns.length && examples.has(cells.map((cell) => cell.trim()).join('\n'));
  const people = personLines(draft);
  return people.every(isExample)
    ? draft
    : {
        ...draft,
        lines: draft.lines.map((line) =>
          line.aside === null && isExample(line) ? { ...line, aside: 'example' as const } : line,
        ),
      };
}

function toReading(
  { columns, lines }: { columns: RosterTable['columns']; lines: Line[] },
  answered: QuestionKind[],
): Reading {
  const rows: string[][] = [];
  const setAside: SetAside[] = [];
  for (const { cells, aside } of lines) {
    if (aside === null) {
      rows.push(cells);
    } else if (!cells.every(isBlank)) {
      const text = cells
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' · ');
      setAside.push({ reason: aside, text, cells, at: rows.length });
    }
  }
  const last = rows.findLastIndex((row) => !row.every(isBlank));
  return { table: { columns, rows: rows.slice(0, last + 1) }, setAside, answered };
}

/** The reading by these answers, or what prevents it. */
function read(file: FileSheets, settings: RosterSettings, asking: Asking): Result<Reading, Obstacle> {
  const sheets = asObstacle(chooseLetters(file, asking));
  if (!sheets.ok) {
    return sheets;
  }
  const part = choosePart(sheets.value, asking);
  if (!part.ok) {
    return part;
  }
  if (part.value.header.length === 0 && personLines(part.value).length === 0) {
    return err({ error: 'roster_empty' });
  }
  const rowsShown = asObstacle(withoutHiddenRows(part.value, asking));
  if (!rowsShown.ok) {
    return rowsShown;
  }
  const standing = asObstacle(withoutStruckRows(rowsShown.value, asking));
  if (!standing.ok) {
    return standing;
  }
  if (personLines(standing.value).length > MOST_ROWS) {
    return err({ error: 'roster_too_many_rows' });
  }
  const shown = asObstacle(withoutHiddenColumns(standing.value, settings, asking));
  if (!shown.ok) {
    return shown;
  }
  const labels = labelsOf(settings);
  const matrix = matrixRows(shown.value.header, shown.value.lines, labels);
  const flat: Draft = matrix
    ? { ...matrix, isGenerated: false, hidden: matrix.header.map(() => false) }
    : takeApart(shown.value, labels);
  const done = asObstacle(readDraft(withoutExamples(flat, settings), settings, asking));
  if (!done.ok) {
    return done;
  }
  const answered = (Object.keys(asking.answers) as QuestionKind[]).filter(
    (kind) => asking.answers[kind] !== undefined,
  );
  const reading = toReading(done.value, answered);
  if (reading.table.rows.length > MOST_ROWS) {
    return err({ error: 'roster_too_many_rows' });
  }
  return reading.table.rows.length === 0 ? err({ error: 'roster_no_rows' }) : ok(reading);
}

/** The names for split pieces and for columns of size tables: the shop's own labels. */
function labelsOf({ columns }: RosterSettings): { name: string; number: string; size: string } {
  const labelOf = (kind: 'name' | 'number' | 'size') =>
    columns.find((column) => column.kind === kind)?.label ?? COLUMN_KIND_NAMES[kind];
  return {
    name: labelOf('name'),
    number: labelOf('number'),
    size: labelOf('size'),
  };
}

/** The first rows of a reading, in the shop's columns. */
function previewOf(settings: RosterSettings, { table }: Reading): Preview {
  const shown = settings.columns.flatMap(({ id, label }) => {
    const column = table.columns.findIndex(({ meaning }) => meaning === id);
    return column === -1 ? [] : [{ column, label }];
  });
  const people = table.rows.filter((row) => !row.every(isBlank));
  const first = normalizeTable(settings, {
    columns: table.columns,
    rows: people.slice(0, MOST_PREVIEW_ROWS),
  });
  return {
    headings: shown.map(({ label }) => label),
    rows: first.rows.map((row) => shown.map(({ column }) => row[column] ?? '')),
    people: people.length,
  };
}

const NOBODY: Preview = { headings: [], rows: [], people: 0 };

function withPreviews(
  file: FileSheets,
  settings: RosterSettings,
  answers: Answers,
  { about, options }: OpenQuestion,
): Question {
  const choices = options.map((option) => {
    const given = read(file, settings, {
      answers: { ...answers, [about.kind]: option.id },
      isProvisional: true,
    });
    return { ...option, preview: given.ok ? previewOf(settings, given.value) : NOBODY };
  });
  return { about, choices };
}

/**
 * The content of a file by the given answers: a table with unchanged cells and its set-aside lines, or the next
 * question with a preview for each answer. Never silently chooses between two readings.
 */
export function understandFile(
  file: FileSheets,
  settings: RosterSettings,
  answers: Answers,
): Result<Understanding, RosterReadError> {
  const done = read(file, settings, { answers, isProvisional: false });
  if (done.ok) {
    return ok({ kind: 'table', reading: done.value });
  }
  if ('error' in done.error) {
    return err(done.error.error);
  }
  const question = withPreviews(file, settings, answers, done.error.question);
  return ok({ kind: 'question', question, answered: Object.keys(answers) as QuestionKind[] });
}
