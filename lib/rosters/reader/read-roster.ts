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

/**
 * Limits while reading. Titles, headings and notes are not rows of the roster, so their number is known only after
 * understanding the file.
 */
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

/** A file with a spreadsheet's extension. */
const WORKBOOK_NAME = /\.(?:xls[xmb]?|ods)$/i;

export type ReadingOf = {
  settings?: RosterSettings;
  /** The coach's answers so far. */
  answers?: Answers;
};

/**
 * The content of a CSV, .xlsx, .xlsm, .xls, .ods or XML spreadsheet: a table if there is one certain reading, else a
 * question. Cells are as the file shows them, each row as wide as the headings. The bytes determine the file's type,
 * not its name. Runs in a separate process, for each answer again: two at once, 1.5 seconds each; for the limits of
 * rows, columns and cells see roster-table.ts.
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
