// The roster of a product page, from a chosen file to a table that can be ordered. Pure; use-roster.ts does the asking.

import type { UploadedFileView } from '@/components/shop/uploads/upload-answers';
import type { RosterProblem, RosterSummary, RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, Question, SetAside } from '@/lib/rosters/understanding/reading-types';

/** What a table comes to, as the grid counts it while it is being edited. */
export type RosterCheck = { table: RosterTable; summary: RosterSummary; errorCount: number };

export type TableRoster = {
  phase: 'table';
  /** Another number is another roster, whose grid begins anew. */
  turn: number;
  /** Null for names that were typed in: their file is made when they are ordered. */
  upload: UploadedFileView | null;
  /** What the grid begins with; another table than this one has been worked on. */
  start: RosterTable;
  /** As it is now. */
  table: RosterTable;
  /** Null until the grid has counted. */
  check: RosterCheck | null;
  /** What the server found, until the table is changed. */
  refused: RosterProblem[];
  /** Lines of the file that are no rows, to be put back: those that the grid begins with, and those that are left. */
  setAside: SetAside[];
  setAsideLeft: SetAside[];
  /** What was answered about the file. */
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
  /** A roster that was kept; without a table it goes along as it is. */
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

/** What stands until another file has been read. */
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
      // Its grid was gone meanwhile and begins anew, with what was done in the old one.
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
      // The first thing that the grid tells is how it reads the cells, and no work of the shopper's.
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

/** Whether removing it would take work with it that no file has. */
export const isWorkedOn = (state: RosterState): boolean =>
  state.phase === 'table' && state.table !== state.start;
