// What the server answers about rosters, read by hand: a schema library would weigh more than the whole field.
import { cents } from '@/lib/money/cents';
import type { ProblemCode, RosterProblem, RosterTable } from '@/lib/rosters/roster-table';

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

/** The table that a file holds; null for an answer that is none. */
export const readTableAnswer = (answer: unknown): RosterTable | null =>
  isRecord(answer) ? readTable(answer.table) : null;

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
  not_a_number: true,
  number_out_of_range: true,
  size_not_offered: true,
  not_a_quantity: true,
  too_long: true,
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
