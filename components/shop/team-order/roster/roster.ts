import type { Upload } from '@/components/shop/team-order/use-upload';
import type { Result } from '@/lib/result';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import type { SavedRosterAnswer } from './roster-answers';
import type { RosterDraft } from './roster-draft';
import type { RosterCheck, RosterState } from './roster-state';

/** What the cart line stores of a saved roster. */
export type SavedRoster = SavedRosterAnswer & { uploadId: string };

export type Roster = {
  state: RosterState;
  upload: Upload;
  typeIn: () => void;
  /** Opens a roster that was saved for the cart, for further editing. */
  restore: (saved: { rosterId: string; uploadId: string }) => Promise<void>;
  /** Continues with a kept draft; a file with open questions is read again. */
  adopt: (kept: RosterDraft) => Promise<void>;
  sendAsIs: () => void;
  readAgain: () => void;
  /** Answers the question about the file, which is then read again. */
  answer: (choice: string) => void;
  /** Asks the questions about the file from the start. */
  askAgain: () => void;
  goBack: () => void;
  edit: (table: RosterTable, setAsideLeft: SetAside[]) => void;
  count: (check: RosterCheck) => void;
  clear: () => void;
  /** Saves the roster for the cart; the error is a sentence. Problems that the server finds go into the grid. */
  save: () => Promise<Result<SavedRoster | null, string>>;
};
