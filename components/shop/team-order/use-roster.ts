'use client';
import { useCallback, useReducer, useRef } from 'react';
import { messages } from '@/lib/messages';
import { err, ok, type Result } from '@/lib/result';
import type { RosterSettings } from '@/lib/rosters/roster-settings';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { UploadedFile } from '../uploads/upload-file';
import { emptyRoster } from './empty-roster';
import { canBeSent, noRoster, type RosterCheck, type RosterState, rosterState } from './roster-state';
import type { SavedRosterAnswer } from './roster-answers';
import { type Upload, useUpload } from './use-upload';

/** What the cart line remembers of a saved roster. */
export type SavedRoster = SavedRosterAnswer & { uploadId: string };

export type Roster = {
  state: RosterState;
  upload: Upload;
  typeIn: () => void;
  sendAsIs: () => void;
  readAgain: () => void;
  goBack: () => void;
  edit: (table: RosterTable) => void;
  count: (check: RosterCheck) => void;
  clear: () => void;
  /** Keeps it for the cart; the error is a sentence. Problems that the server finds go into the grid. */
  save: () => Promise<Result<SavedRoster | null, string>>;
};

/** Rows to begin with where names are typed in. */
const FIRST_ROWS = 5;

/** The roster of a product page: sends a file, has it read, keeps what becomes of it, and saves it. */
export function useRoster(productId: string, settings: RosterSettings): Roster {
  const [state, dispatch] = useReducer(rosterState, noRoster);
  const latest = useRef<UploadedFile | null>(null);
  const upload = useUpload('roster', (sent) => void read(sent));

  async function read(file: UploadedFile) {
    latest.current = file;
    dispatch({ type: 'read', upload: file });
    prepareGrid();
    const { readRosterFile, NO_ANSWER } = await fetchApi();
    const answer = await readRosterFile({ productId, uploadId: file.id });
    if (latest.current !== file) {
      return;
    }
    if (answer.ok) {
      dispatch({ type: 'open', table: answer.value });
    } else {
      const { code, message } = answer.error;
      dispatch({ type: 'fail', message, canSend: canBeSent(code), canRetry: code === NO_ANSWER });
    }
  }

  async function save(): Promise<Result<SavedRoster | null, string>> {
    if (state.phase !== 'table' && state.phase !== 'asIs') {
      return ok(null);
    }
    const table = state.phase === 'table' ? state.table : null;
    const file = state.phase === 'asIs' || state.upload ? ok(state.upload) : await sendTyped(state.table);
    if (!file.ok) {
      return file;
    }
    const { saveRoster } = await fetchApi();
    const answer = await saveRoster({ productId, uploadId: file.value.id, table });
    if (answer.ok) {
      return ok({ ...answer.value, uploadId: file.value.id });
    }
    dispatch({ type: 'refuse', problems: answer.error.problems });
    return err(answer.error.message);
  }

  const edit = useCallback((table: RosterTable) => dispatch({ type: 'edit', table }), []);
  const count = useCallback((check: RosterCheck) => dispatch({ type: 'count', check }), []);

  return {
    state,
    upload,
    typeIn: () => {
      latest.current = null;
      upload.clear();
      dispatch({ type: 'typeIn', table: emptyRoster(settings, FIRST_ROWS) });
    },
    sendAsIs: () => dispatch({ type: 'sendAsIs' }),
    readAgain: () => {
      if (state.phase === 'unread') {
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

/** Fetches the grid while the file is still being read. */
const prepareGrid = () => {
  import('./roster-grid/roster-editor').catch(() => {
    // Showing it tries again.
  });
};

/** Names that were typed in become a file too, so that the shop has an original. */
async function sendTyped(table: RosterTable): Promise<Result<UploadedFile, string>> {
  try {
    const [{ serializeRoster }, { removeEmptyRows }, { uploadFile }] = await Promise.all([
      import('@/lib/rosters/roster-text'),
      import('@/lib/rosters/edit-roster'),
      import('../uploads/upload-file'),
    ]);
    const text = serializeRoster(removeEmptyRows(table));
    const file = new File([text], 'typed-roster.csv', { type: 'text/csv' });
    return await uploadFile('roster', file, { onProgress: () => {}, signal: new AbortController().signal });
  } catch {
    return err(messages.upload.failed);
  }
}
