import 'server-only';
import { err, type Result } from '@/lib/result';
import { MOST_BYTES } from '@/lib/uploads/upload-rules';
import type { RosterReadError } from '../roster-errors';
import { LONGEST_KEPT_CELL, MOST_COLUMNS, MOST_ROWS } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '../settings/roster-settings';
import type { Answers, Understanding } from '../understanding/reading-types';
import type { ReadingJob } from './read-and-understand';
import { readReaderAnswer } from './reader-answer';
import { type PoolError, runInReader } from './reader-pool';

const MOST_CHARACTERS = 5_000_000;

/** Titles, headings and notes do not count as rows; how many rows a roster has is known when it is understood. */
export const READING_LIMITS = {
  rows: MOST_ROWS + 500,
  columns: MOST_COLUMNS,
  cell: LONGEST_KEPT_CELL,
  characters: MOST_CHARACTERS,
};

const POOL_ERRORS: Record<PoolError, RosterReadError> = {
  busy: 'roster_busy',
  slow: 'roster_too_slow',
  out_of_memory: 'roster_too_large',
  crashed: 'roster_unreadable',
};

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
 * are as the file shows them, each row as wide as the headings. The bytes decide what a file is, not its name. Read and
 * understood in a process of its own, also when a question is answered: two at once, 1.5 seconds each; rows, columns and cells are limited as in
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
  const job: ReadingJob = { bytes, limits: READING_LIMITS, isNamedWorkbook, settings, answers };
  const answer = await runInReader(job);
  return answer.ok ? readReaderAnswer(answer.value) : err(POOL_ERRORS[answer.error]);
}
