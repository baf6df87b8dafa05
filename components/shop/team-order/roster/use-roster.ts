'use client';
import { useCallback, useReducer, useRef } from 'react';
import { useUpload } from '@/components/shop/team-order/use-upload';
import type { UploadedFileView } from '@/components/shop/uploads/upload-answers';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { err, ok, type Result } from '@/lib/result';
import { canBeSent } from '@/lib/rosters/reader/unread-roster';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { Answers, SetAside } from '@/lib/rosters/understanding/reading-types';
import { emptyRoster } from './empty-roster';
import type { OpenedDraft } from './open-draft';
import type { Roster, SavedRoster } from './roster';
import {
  noRoster,
  type RosterCheck,
  rosterState,
  type TableRoster,
  type UncheckedRoster,
} from './roster-state';

/** Number of initial rows for typed names. */
const FIRST_ROWS = 5;

/** The roster of a product page: uploads a file, has it read, keeps the result, and saves it. */
export function useRoster(productId: string, settings: RosterSettings): Roster {
  const [state, dispatch] = useReducer(rosterState, noRoster);
  const latest = useRef<UploadedFileView | null>(null);
  const latestAnswers = useRef<Answers | null>(null);
  const upload = useUpload('roster', (sent) => void read(sent));

  async function read(file: UploadedFileView, answers: Answers = {}) {
    latest.current = file;
    latestAnswers.current = answers;
    dispatch({ type: 'read', upload: file, answers });
    prepareGrid();
    const { readRosterFile, NO_ANSWER } = await fetchApi();
    const answer = await readRosterFile({ productId, uploadId: file.id, answers });
    if (latest.current !== file || latestAnswers.current !== answers) {
      return;
    }
    if (answer.ok && answer.value.kind === 'question') {
      dispatch({ type: 'ask', question: answer.value.question });
    } else if (answer.ok && answer.value.kind === 'table') {
      dispatch({ type: 'open', table: answer.value.table, setAside: answer.value.setAside });
    } else if (!answer.ok) {
      const { code, message } = answer.error;
      dispatch({
        type: 'fail',
        message,
        canSend: canBeSent(code),
        canRetry: [NO_ANSWER, 'roster_busy'].includes(code),
      });
    }
  }

  async function bringBack(open: (opener: Opener) => Promise<OpenedDraft>) {
    latest.current = null;
    prepareGrid();
    const { standing, reading, error } = await fetchOpener()
      .then(open)
      .catch(() => ({ standing: null, reading: null, error: fileProblemSentences.failed }));
    if (latest.current !== null) {
      return;
    }
    if (standing) {
      dispatch(standing);
      latest.current = standing.type === 'restore' ? standing.upload : null;
    }
    if (latest.current) {
      upload.adopt(latest.current);
    }
    if (error !== null) {
      upload.refuse(error);
    }
    if (reading) {
      upload.adopt(reading.upload);
      void read(reading.upload, reading.answers);
    }
  }

  async function save(): Promise<Result<SavedRoster | null, string>> {
    if (state.phase !== 'table' && state.phase !== 'asIs') {
      return ok(null);
    }
    const table = state.phase === 'table' ? state.table : null;
    const file = await fileOf(state);
    if (!file.ok) {
      return file;
    }
    const { saveRoster } = await fetchApi();
    const answer = await saveRoster({
      productId,
      uploadId: file.value.id,
      table,
      setAside: state.phase === 'table' ? state.setAsideLeft : [],
    });
    if (answer.ok) {
      return ok({ ...answer.value, uploadId: file.value.id });
    }
    dispatch({ type: 'refuse', problems: answer.error.problems });
    return err(answer.error.message);
  }

  const edit = useCallback(
    (table: RosterTable, setAsideLeft: SetAside[]) => dispatch({ type: 'edit', table, setAsideLeft }),
    [],
  );
  const count = useCallback((check: RosterCheck) => dispatch({ type: 'count', check }), []);

  return {
    state,
    upload,
    typeIn: () => {
      latest.current = null;
      upload.clear();
      dispatch({ type: 'typeIn', table: emptyRoster(settings, FIRST_ROWS) });
    },
    restore: (saved) => bringBack(({ openForCart }) => openForCart({ productId, ...saved })),
    adopt: (kept) => bringBack(({ openDraft }) => openDraft(kept)),
    sendAsIs: () => dispatch({ type: 'sendAsIs' }),
    readAgain: () => {
      if (state.phase === 'unread') {
        void read(state.upload, latestAnswers.current ?? {});
      }
    },
    answer: (choice) => {
      if (state.phase === 'asked') {
        void read(state.upload, { ...state.answers, [state.question.about.kind]: choice });
      }
    },
    askAgain: () => {
      if ((state.phase === 'table' || state.phase === 'asked') && state.upload !== null) {
        void read(state.upload);
      }
    },
    goBack: () => {
      latest.current = null;
      dispatch({ type: 'goBack' });
    },
    edit,
    count,
    clear: () => {
      latest.current = null;
      upload.clear();
      dispatch({ type: 'clear' });
    },
    save,
  };
}

const fetchApi = () => import('./roster-api');

/** Code that restores a kept roster, loaded when there is one. */
const fetchOpener = () => import('./open-draft');

type Opener = Awaited<ReturnType<typeof fetchOpener>>;

/** Loads the grid while the file is still being read. */
const prepareGrid = () => {
  Promise.all([
    import('@/components/shop/team-order/roster/grid/editor/roster-editor'),
    import('./roster-question'),
  ]).catch(() => {
    // Rendering the grid tries again.
  });
};

/** The file for the shop; typed names are made into one. */
async function fileOf(roster: TableRoster | UncheckedRoster): Promise<Result<UploadedFileView, string>> {
  if (roster.phase === 'asIs') {
    return ok(roster.upload);
  }
  return roster.upload === null ? sendTyped(roster.table) : ok(roster.upload);
}

async function sendTyped(table: RosterTable): Promise<Result<UploadedFileView, string>> {
  try {
    return await (await import('./send-typed')).sendTyped(table);
  } catch {
    return err(fileProblemSentences.failed);
  }
}
