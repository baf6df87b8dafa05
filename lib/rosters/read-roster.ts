import 'server-only';
import { err, ok, type Result } from '@/lib/result';
import { MOST_BYTES } from '@/lib/uploads/upload-rules';
import { findHeader } from './find-header';
import { type PoolError, runInReader } from './reader-pool';
import type { RosterReadError } from './roster-errors';
import { LONGEST_KEPT_CELL, MOST_COLUMNS, MOST_ROWS } from './roster-table';

const MOST_CHARACTERS = 5_000_000;

/** Titles and headings do not count as rows. */
const LIMITS = {
  rows: MOST_ROWS + 20,
  columns: MOST_COLUMNS,
  cell: LONGEST_KEPT_CELL,
  characters: MOST_CHARACTERS,
};

const READ_ERRORS = [
  'roster_too_many_rows',
  'roster_too_many_columns',
  'roster_too_large',
  'roster_unreadable',
  'roster_not_a_table',
] as const satisfies RosterReadError[];

const POOL_ERRORS: Record<PoolError, RosterReadError> = {
  busy: 'roster_busy',
  slow: 'roster_too_slow',
  out_of_memory: 'roster_too_large',
  crashed: 'roster_unreadable',
};

type WorkerAnswer = { ok: true; rows: string[][] } | { ok: false; error: (typeof READ_ERRORS)[number] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The thread runs our own code, on a stranger's file: its answer is looked at, not trusted. */
function isAnswer(answer: unknown): answer is WorkerAnswer {
  if (!isObject(answer)) {
    return false;
  }
  return answer.ok === true
    ? Array.isArray(answer.rows) && answer.rows.every((row) => Array.isArray(row))
    : answer.ok === false && READ_ERRORS.some((code) => code === answer.error);
}

const isBlank = (bytes: Uint8Array) =>
  bytes.length < 1_000 && new TextDecoder().decode(bytes).replaceAll('\0', '').trim() === '';

/**
 * Headings and rows of a CSV, .xlsx or .xls file, each row as wide as the headings, cells as the file shows
 * them. The bytes decide what a file is, not its name. Read in a thread of its own: two at once, 1.5 seconds
 * each, about 100 MB; rows, columns and cells are limited as in roster-table.ts.
 */
export async function readRoster(
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<{ header: string[]; rows: string[][] }, RosterReadError>> {
  if (bytes.length > MOST_BYTES.roster) {
    return err('roster_too_large');
  }
  if (isBlank(bytes)) {
    return err('roster_empty');
  }
  const answer = await runInReader({ bytes, limits: LIMITS });
  if (!answer.ok) {
    return err(POOL_ERRORS[answer.error]);
  }
  if (!isAnswer(answer.value)) {
    return err('roster_unreadable');
  }
  if (!answer.value.ok) {
    const isWorkbook = /\.xlsx?$/i.test(fileName);
    const { error } = answer.value;
    return err(error === 'roster_not_a_table' && isWorkbook ? 'roster_unreadable' : error);
  }
  const table = findHeader(answer.value.rows);
  if (table.header.length === 0) {
    return err('roster_empty');
  }
  if (table.rows.length === 0) {
    return err('roster_no_rows');
  }
  return table.rows.length > MOST_ROWS ? err('roster_too_many_rows') : ok(table);
}
