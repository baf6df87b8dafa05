// A roster in the making, as far as it outlives a reload. Pure; keep-draft.ts keeps it, open-draft.ts opens it again.
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, SetAside } from '@/lib/rosters/understanding/reading-types';
import type { RosterState } from './roster-state';

export type RosterDraft = {
  /** Null for names that were typed in. */
  uploadId: string | null;
  /** Null for a file that goes along unread, and where nothing stands yet. */
  table: RosterTable | null;
  /** Lines of the file that are no rows and can still be put back. */
  setAside?: SetAside[];
  /** What was answered about the file of the table. */
  answers?: Answers;
  /** A file that is being read, or has to be asked about, with what was answered so far. */
  reading?: { uploadId: string; answers: Answers } | null;
};

/** What there is of a roster; null for nothing. */
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
