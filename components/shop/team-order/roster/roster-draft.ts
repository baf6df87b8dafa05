// The part of an unfinished roster that survives a reload. Pure; keep-draft.ts stores it, open-draft.ts restores it.
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, SetAside } from '@/lib/rosters/understanding/reading-types';
import type { RosterState } from './roster-state';

export type RosterDraft = {
  /** Null for names that were typed in. */
  uploadId: string | null;
  /** Null for a file that goes with the order unread, and while there is no table. */
  table: RosterTable | null;
  /** Set-aside lines that can still be put back. */
  setAside?: SetAside[];
  /** The answers to questions about the table's file. */
  answers?: Answers;
  /** A file that is being read or has open questions, with the answers so far. */
  reading?: { uploadId: string; answers: Answers } | null;
};

/** The draft of the current roster; null for none. */
export function draftOf(state: RosterState): RosterDraft | null {
  const isReading = 'before' in state;
  const standing = isReading ? state.before : state;
  const reading = isReading ? { uploadId: state.upload.id, answers: state.answers } : null;
  if (standing.phase === 'table') {
    const { upload, table, setAsideLeft: setAside, answers } = standing;
    return { uploadId: upload?.id ?? null, table, setAside, answers, reading };
  }
  const uploadId = standing.phase === 'asIs' ? standing.upload.id : null;
  return (uploadId ?? reading) ? { uploadId, table: null, reading } : null;
}
