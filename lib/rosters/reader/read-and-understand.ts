// All processing of a stranger's file, from its bytes to a table or a question. In the site it must run in the
// reader's process only, which limits time and memory.
import { err, type Result } from '@/lib/result';
import type { RosterReadError } from '../roster-errors';
import type { RosterSettings } from '../settings/roster-settings';
import type { Answers, Understanding } from '../understanding/reading-types';
import { understandFile } from '../understanding/understand-file';
import type { Limits } from './collect-rows.mjs';
import { readFile } from './read-file.mjs';

export type ReadingJob = {
  bytes: Uint8Array;
  limits: Limits;
  isNamedWorkbook: boolean;
  settings: RosterSettings;
  answers: Answers;
};

/** The content of a file by the answers so far, or why it cannot be read. */
export function readAndUnderstand({
  bytes,
  limits,
  isNamedWorkbook,
  settings,
  answers,
}: ReadingJob): Result<Understanding, RosterReadError> {
  const read = readFile(bytes, limits, { isNamedWorkbook });
  if (!read.ok) {
    return err(read.error === 'roster_not_a_table' && isNamedWorkbook ? 'roster_unreadable' : read.error);
  }
  return understandFile({ sheets: read.sheets, letters: read.letters ?? null }, settings, answers);
}
