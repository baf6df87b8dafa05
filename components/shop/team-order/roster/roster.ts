import type { Upload } from '@/components/shop/team-order/use-upload';
import type { Result } from '@/lib/result';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import type { SavedRosterAnswer } from './roster-answers';
import type { RosterDraft } from './roster-draft';
import type { RosterCheck, RosterState } from './roster-state';

/** What the cart line remembers of a saved roster. */
export type SavedRoster = SavedRosterAnswer & { uploadId: string };

export type Roster = {
  state: RosterState;
  upload: Upload;
  typeIn: () => void;
  /** Opens what was saved for the cart, to go on with it. */
  restore: (saved: { rosterId: string; uploadId: string }) => Promise<void>;
  /** Goes on with one that was kept while it was being made; a file that was not understood yet is read again. */
  adopt: (kept: RosterDraft) => Promise<void>;
  sendAsIs: () => void;
  readAgain: () => void;
  /** Answers what is asked about the file; it is read again by that. */
  answer: (choice: string) => void;
  /** Asks about the file from the start. */
  askAgain: () => void;
  goBack: () => void;
  edit: (table: RosterTable, setAsideLeft: SetAside[]) => void;
  count: (check: RosterCheck) => void;
  clear: () => void;
  /** Keeps it for the cart; the error is a sentence. Problems that the server finds go into the grid. */
  save: () => Promise<Result<SavedRoster | null, string>>;
};
