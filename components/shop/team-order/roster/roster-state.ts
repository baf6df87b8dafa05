// The state of a product page's roster, from a chosen file to a table that can be ordered. Pure; use-roster.ts makes
// the requests.

import type { UploadedFileView } from '@/components/shop/uploads/upload-answers';
import type { RosterProblem, RosterSummary, RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, Question, SetAside } from '@/lib/rosters/understanding/reading-types';

/** The totals of a table, as the grid counts them during editing. */
export type RosterCheck = { table: RosterTable; summary: RosterSummary; errorCount: number };

export type TableRoster = {
  phase: 'table';
  /** A new number means a new roster: the grid starts over. */
  turn: number;
  /** Null for typed names: their file is made at ordering. */
  upload: UploadedFileView | null;
  /** The grid's initial table. If the current table differs, the shopper has worked on it. */
  start: RosterTable;
  /** The current table. */
  table: RosterTable;
  /** Null until the grid has counted. */
  check: RosterCheck | null;
  /** Problems that the server found; cleared by the next change. */
  refused: RosterProblem[];
  /** Set-aside lines of the file: the initial ones of the grid, and those that are still not rows. */
  setAside: SetAside[];
  setAsideLeft: SetAside[];
  /** The answers to questions about the file. */
  answers: Answers;
};

export type UncheckedRoster = { phase: 'asIs'; upload: UploadedFileView };

type Standing = TableRoster | UncheckedRoster | { phase: 'empty' };

export type RosterState =
  | Standing
  | { phase: 'reading'; upload: UploadedFileView; answers: Answers; before: Standing }
  /** The file can be read in more than one way. */
  | { phase: 'asked'; upload: UploadedFileView; question: Question; answers: Answers; before: Standing }
  | {
      phase: 'unread';
      upload: UploadedFileView;
      answers: Answers;
      message: string;
      canSend: boolean;
      canRetry: boolean;
      before: Standing;
    };

export type RosterAction =
  | { type: 'read'; upload: UploadedFileView; answers?: Answers }
  | { type: 'ask'; question: Question }
  | { type: 'open'; table: RosterTable; setAside?: SetAside[] }
  /** Restores a kept roster; without a table it goes with the order unread. */
  | {
      type: 'restore';
      upload: UploadedFileView;
      table: RosterTable | null;
      setAside?: SetAside[];
      answers?: Answers;
    }
  | { type: 'fail'; message: string; canSend: boolean; canRetry: boolean }
  | { type: 'sendAsIs' }
  | { type: 'goBack' }
  | { type: 'typeIn'; table: RosterTable; setAside?: SetAside[] }
  | { type: 'edit'; table: RosterTable; setAsideLeft?: SetAside[] }
  | { type: 'count'; check: RosterCheck }
  | { type: 'refuse'; problems: RosterProblem[] }
  | { type: 'clear' };

export const noRoster: RosterState = { phase: 'empty' };

/** The roster that stays in place until another file is read. */
const standing = (state: RosterState): Standing =>
  state.phase === 'reading' || state.phase === 'unread' || state.phase === 'asked' ? state.before : state;

const tableRoster = (
  before: Standing,
  upload: UploadedFileView | null,
  table: RosterTable,
  { setAside = [], answers = {} }: { setAside?: SetAside[] | undefined; answers?: Answers | undefined },
): TableRoster => ({
  phase: 'table',
  turn: before.phase === 'table' ? before.turn + 1 : 0,
  upload,
  start: table,
  table,
  check: null,
  refused: [],
  setAside,
  setAsideLeft: setAside,
  answers,
});

export function rosterState(state: RosterState, action: RosterAction): RosterState {
  switch (action.type) {
    case 'read':
      return {
        phase: 'reading',
        upload: action.upload,
        answers: action.answers ?? {},
        before: standing(state),
      };
    case 'ask':
      return state.phase === 'reading' ? { ...state, phase: 'asked', question: action.question } : state;
    case 'open':
      return state.phase === 'reading'
        ? tableRoster(state.before, state.upload, action.table, {
            setAside: action.setAside,
            answers: state.answers,
          })
        : state;
    case 'restore':
      return action.table === null
        ? { phase: 'asIs', upload: action.upload }
        : tableRoster(standing(state), action.upload, action.table, action);
    case 'fail': {
      const { message, canSend, canRetry } = action;
      return state.phase === 'reading' ? { ...state, phase: 'unread', message, canSend, canRetry } : state;
    }
    case 'sendAsIs':
      return state.phase === 'unread' ? { phase: 'asIs', upload: state.upload } : state;
    case 'goBack': {
      const before = standing(state);
      // The grid was unmounted. It starts again, with the edits of the old one.
      return before.phase === 'table'
        ? { ...before, start: before.table, setAside: before.setAsideLeft }
        : before;
    }
    case 'typeIn':
      return tableRoster(standing(state), null, action.table, action);
    case 'edit': {
      if (state.phase !== 'table' || state.table === action.table) {
        return state;
      }
      // The grid's first report is its normalised table, not an edit by the shopper.
      const start = state.check === null ? action.table : state.start;
      const setAsideLeft = action.setAsideLeft ?? state.setAsideLeft;
      return { ...state, start, table: action.table, setAsideLeft, refused: [] };
    }
    case 'count':
      return state.phase === 'table' ? { ...state, check: action.check } : state;
    case 'refuse':
      return state.phase === 'table' ? { ...state, refused: action.problems } : state;
    case 'clear':
      return noRoster;
  }
}

/** Whether removing the roster would lose edits that are in no file. */
export const isWorkedOn = (state: RosterState): boolean =>
  state.phase === 'table' && state.table !== state.start;
