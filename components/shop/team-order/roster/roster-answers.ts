// What the server answers about rosters, read by hand: a schema library would weigh more than the whole field.
import { cents } from '@/lib/money/cents';
import type { ProblemCode, RosterProblem, RosterTable } from '@/lib/rosters/roster-table';
import type {
  AsideReason,
  Preview,
  Question,
  QuestionKind,
  SetAside,
} from '@/lib/rosters/understanding/reading-types';

export type SavedRosterAnswer = {
  rosterId: string;
  name: string;
  sha256: string;
  isParsed: boolean;
  pieces: number;
  sizes: { label: string; pieces: number }[];
  upchargeCents: ReturnType<typeof cents>;
};

export type RefusalAnswer = { code: string; message: string; problems: RosterProblem[] };

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isText = (value: unknown): value is string => typeof value === 'string';

/** A list whose every entry can be read; null for anything else. */
function readList<Entry>(value: unknown, read: (entry: unknown) => Entry | null): Entry[] | null {
  if (!Array.isArray(value)) {
    return null;
  }
  const entries = value.map(read);
  return entries.some((entry) => entry === null) ? null : entries.filter((entry) => entry !== null);
}

const readText = (value: unknown) => (isText(value) ? value : null);

function readColumn(value: unknown) {
  if (!isRecord(value) || !isText(value.header) || !(value.meaning === null || isText(value.meaning))) {
    return null;
  }
  return { header: value.header, meaning: value.meaning };
}

function readTable(value: unknown): RosterTable | null {
  if (!isRecord(value)) {
    return null;
  }
  const columns = readList(value.columns, readColumn);
  const rows = readList(value.rows, (row) => readList(row, readText));
  return columns && rows?.every((row) => row.length === columns.length) ? { columns, rows } : null;
}

const QUESTIONS: Record<QuestionKind, true> = {
  letters: true,
  part: true,
  hiddenRows: true,
  hiddenColumns: true,
  struck: true,
  marks: true,
  name: true,
  number: true,
  size: true,
  quantity: true,
};

const REASONS: Record<AsideReason, true> = {
  letterhead: true,
  heading: true,
  total: true,
  note: true,
  section: true,
  example: true,
  sheet: true,
  struck: true,
  none: true,
};

/** Whether it is one of the questions that this version knows. */
export const isQuestionKind = (value: unknown): value is QuestionKind =>
  isText(value) && Object.hasOwn(QUESTIONS, value);
/** Whether it is one of the reasons that this version knows. */
export const isReason = (value: unknown): value is AsideReason =>
  isText(value) && Object.hasOwn(REASONS, value);

function readPreview(value: unknown): Preview | null {
  if (!isRecord(value) || !isCount(value.people)) {
    return null;
  }
  const headings = readList(value.headings, readText);
  const rows = readList(value.rows, (row) => readList(row, readText));
  return headings && rows ? { headings, rows, people: value.people } : null;
}

function readChoice(value: unknown): Question['choices'][number] | null {
  const preview = isRecord(value) ? readPreview(value.preview) : null;
  return isRecord(value) && isText(value.id) && isText(value.label) && preview
    ? { id: value.id, label: value.label, preview }
    : null;
}

function readQuestion(value: unknown): Question | null {
  const choices = isRecord(value) ? readList(value.choices, readChoice) : null;
  return isRecord(value) && isQuestionKind(value.kind) && isText(value.about) && choices
    ? { kind: value.kind, about: value.about, choices }
    : null;
}

function readSetAside(value: unknown): SetAside | null {
  const cells = isRecord(value) ? readList(value.cells, readText) : null;
  return isRecord(value) && isReason(value.reason) && isText(value.text) && isCount(value.at) && cells
    ? { reason: value.reason, text: value.text, at: value.at, cells }
    : null;
}

/** What a file holds: a table, or what has to be asked about it. */
export type ReadAnswer =
  | { kind: 'table'; table: RosterTable; setAside: SetAside[] }
  | { kind: 'question'; question: Question };

/** What was read of a file; null for an answer that is none. */
export function readReadAnswer(answer: unknown): ReadAnswer | null {
  if (!isRecord(answer)) {
    return null;
  }
  const question = readQuestion(answer.question);
  if (question) {
    return { kind: 'question', question };
  }
  const table = readTable(answer.table);
  const setAside = readList(answer.set_aside, readSetAside);
  return table && setAside?.every(({ cells }) => cells.length === table.columns.length)
    ? { kind: 'table', table, setAside }
    : null;
}

/** A saved roster; its table is null where it was sent along unread. Null for an answer that is none. */
export function readOpenedAnswer(answer: unknown): { table: RosterTable | null } | null {
  if (!isRecord(answer)) {
    return null;
  }
  const table = readTable(answer.table);
  return table === null && answer.table !== null ? null : { table };
}

const readSize = (value: unknown) =>
  isRecord(value) && isText(value.label) && isCount(value.pieces)
    ? { label: value.label, pieces: value.pieces }
    : null;

/** The roster as it was saved; null for an answer that is none. */
export function readSavedAnswer(answer: unknown): SavedRosterAnswer | null {
  const roster = isRecord(answer) ? answer.roster : null;
  if (!isRecord(roster)) {
    return null;
  }
  const { id, name, sha256, is_parsed: isParsed, pieces, upcharge_cents: upcharge } = roster;
  const sizes = readList(roster.sizes, readSize);
  const isRoster = isText(id) && isText(name) && isText(sha256) && typeof isParsed === 'boolean';
  return isRoster && sizes && isCount(pieces) && isCount(upcharge)
    ? { rosterId: id, name, sha256, isParsed, pieces, sizes, upchargeCents: cents(upcharge) }
    : null;
}

const CODES: Record<ProblemCode, true> = {
  column_missing: true,
  no_rows: true,
  missing: true,
  duplicate: true,
  more_pieces: true,
  not_a_number: true,
  number_out_of_range: true,
  size_not_offered: true,
  not_a_quantity: true,
  too_long: true,
  lost_letters: true,
  empty_row: true,
  extra_cell: true,
  too_many_pieces: true,
  too_heavy: true,
  quantity_not_asked: true,
};

const isCode = (value: unknown): value is ProblemCode => isText(value) && Object.hasOwn(CODES, value);

const isPlace = (value: unknown): value is number | null => value === null || isCount(value);

function readProblem(value: unknown): RosterProblem | null {
  if (!isRecord(value)) {
    return null;
  }
  const { code, severity, row, column, message } = value;
  const isKnown = isCode(code) && (severity === 'error' || severity === 'notice');
  return isKnown && isPlace(row) && isPlace(column) && isText(message)
    ? { code, severity, row, column, message }
    : null;
}

/** Why the server refused; null for an answer that says nothing of it. */
export function readRefusalAnswer(answer: unknown): RefusalAnswer | null {
  const error = isRecord(answer) ? answer.error : null;
  if (!isRecord(error) || !isText(error.code) || !isText(error.message)) {
    return null;
  }
  return { code: error.code, message: error.message, problems: readList(error.problems, readProblem) ?? [] };
}
