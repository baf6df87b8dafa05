import 'server-only';
import { err, type Result } from '@/lib/result';
import { MOST_BYTES } from '@/lib/uploads/upload-rules';
import { type PoolError, runInReader } from './reader-pool';
import type { RosterReadError } from './roster-errors';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from './roster-settings';
import { LONGEST_KEPT_CELL, MOST_COLUMNS, MOST_ROWS } from './roster-table';
import type { Answers, Sheet, Understanding } from './understanding/reading-types';
import { type FileSheets, understandFile } from './understanding/understand-file';

const MOST_CHARACTERS = 5_000_000;

/** Titles, headings and notes do not count as rows; how many rows a roster has is known when it is understood. */
const LIMITS = {
  rows: MOST_ROWS + 500,
  columns: MOST_COLUMNS,
  cell: LONGEST_KEPT_CELL,
  characters: MOST_CHARACTERS,
};

const READ_ERRORS = [
  'roster_too_many_rows',
  'roster_too_many_columns',
  'roster_too_many_sheets',
  'roster_too_large',
  'roster_unreadable',
  'roster_not_a_table',
  'roster_old_excel',
  'roster_binary_workbook',
  'roster_open_document',
  'roster_hidden_markup',
  'roster_web_page',
  'roster_numbers',
  'roster_document',
] as const satisfies RosterReadError[];

const POOL_ERRORS: Record<PoolError, RosterReadError> = {
  busy: 'roster_busy',
  slow: 'roster_too_slow',
  out_of_memory: 'roster_too_large',
  crashed: 'roster_unreadable',
};

type WorkerAnswer = { ok: true; file: FileSheets } | { ok: false; error: (typeof READ_ERRORS)[number] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isIndexes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((index) => typeof index === 'number');

const isSheet = (value: unknown): value is Sheet =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.rows) &&
  value.rows.every((row) => Array.isArray(row)) &&
  isIndexes(value.hiddenRows) &&
  isIndexes(value.hiddenColumns);

const isSheets = (value: unknown): value is Sheet[] => Array.isArray(value) && value.every(isSheet);

function readLetters(value: unknown): FileSheets['letters'] {
  if (!isObject(value) || typeof value.chosen !== 'string' || !Array.isArray(value.others)) {
    return null;
  }
  const others = value.others.flatMap((other: unknown) =>
    isObject(other) && typeof other.letters === 'string' && isSheets(other.sheets)
      ? [{ letters: other.letters, sheets: other.sheets }]
      : [],
  );
  return { chosen: value.chosen, others };
}

/** The thread runs our own code, on a stranger's file: its answer is looked at, not trusted. */
function readAnswer(answer: unknown): WorkerAnswer | null {
  if (!isObject(answer)) {
    return null;
  }
  if (answer.ok === true) {
    return isSheets(answer.sheets)
      ? { ok: true, file: { sheets: answer.sheets, letters: readLetters(answer.letters) } }
      : null;
  }
  const error = READ_ERRORS.find((code) => code === answer.error);
  return answer.ok === false && error !== undefined ? { ok: false, error } : null;
}

const isBlank = (bytes: Uint8Array) =>
  bytes.length < 1_000 && new TextDecoder().decode(bytes).replaceAll('\0', '').trim() === '';

/** A file whose name says that it is a spreadsheet. */
const WORKBOOK_NAME = /\.(?:xls[xmb]?|ods)$/i;

export type ReadingOf = {
  settings?: RosterSettings;
  /** What the coach has answered so far. */
  answers?: Answers;
};

/**
 * What a CSV, .xlsx, .xlsm, .xls, .ods or XML spreadsheet says: the table of one sure reading, or a question. Cells
 * are as the file shows them, each row as wide as the headings. The bytes decide what a file is, not its name. Read in
 * a thread of its own: two at once, 1.5 seconds each, about 100 MB; rows, columns and cells are limited as in
 * roster-table.ts.
 */
export async function readRoster(
  bytes: Uint8Array,
  fileName: string,
  { settings = DEFAULT_ROSTER_SETTINGS, answers = {} }: ReadingOf = {},
): Promise<Result<Understanding, RosterReadError>> {
  if (bytes.length > MOST_BYTES.roster) {
    return err('roster_too_large');
  }
  if (isBlank(bytes)) {
    return err('roster_empty');
  }
  const isNamedWorkbook = WORKBOOK_NAME.test(fileName);
  const answer = await runInReader({ bytes, limits: LIMITS, options: { isNamedWorkbook } });
  if (!answer.ok) {
    return err(POOL_ERRORS[answer.error]);
  }
  const read = readAnswer(answer.value);
  if (read === null) {
    return err('roster_unreadable');
  }
  if (!read.ok) {
    return err(read.error === 'roster_not_a_table' && isNamedWorkbook ? 'roster_unreadable' : read.error);
  }
  return understandFile(read.file, settings, answers);
}
