// Restores a kept roster with its files, from the cart or after a reload.

import { keptLines } from '@/components/shop/team-order/keep-lines';
import { openUpload } from '@/components/shop/uploads/open-upload';
import type { UploadedFileView } from '@/components/shop/uploads/upload-answers';
import type { Answers } from '@/lib/rosters/understanding/reading-types';
import { openSavedRoster } from './roster-api';
import type { RosterDraft } from './roster-draft';
import type { RosterAction } from './roster-state';

export type OpenedDraft = {
  /** The action that restores the roster; null if there was none. */
  standing: Extract<RosterAction, { type: 'restore' } | { type: 'typeIn' }> | null;
  /** The file that must be read again. */
  reading: { upload: UploadedFileView; answers: Answers } | null;
  /** Why a required file is not available, in a sentence. */
  error: string | null;
};

/** Opens a kept draft. If its file is gone, the table is kept and treated as typed in. */
export async function openDraft({
  uploadId,
  table,
  setAside = [],
  answers = {},
  reading = null,
}: RosterDraft): Promise<OpenedDraft> {
  const [file, read] = await Promise.all(
    [uploadId, reading?.uploadId ?? null].map((id) => (id === null ? null : openUpload('roster', id))),
  );
  const opened: OpenedDraft = { standing: null, reading: null, error: null };
  if (file?.ok) {
    opened.standing = { type: 'restore', upload: file.value, table, setAside, answers };
  } else if (table !== null) {
    opened.standing = { type: 'typeIn', table, setAside };
  } else if (file) {
    opened.error = file.error;
  }
  if (reading !== null && read?.ok) {
    opened.reading = { upload: read.value, answers: reading.answers };
  } else if (read?.ok === false) {
    opened.error = read.error;
  }
  return opened;
}

/** Opens a roster that was saved for the cart, if both its file and its rows still exist. */
export async function openForCart({
  productId,
  rosterId,
  uploadId,
}: {
  productId: string;
  rosterId: string;
  uploadId: string;
}): Promise<OpenedDraft> {
  const [file, saved] = await Promise.all([
    openUpload('roster', uploadId),
    openSavedRoster({ productId, rosterId }),
  ]);
  if (!file.ok) {
    return { standing: null, reading: null, error: file.error };
  }
  if (!saved.ok) {
    return { standing: null, reading: null, error: saved.error.message };
  }
  const { table } = saved.value;
  const setAside = table === null ? [] : keptLines(rosterId, table.columns.length);
  return {
    standing: { type: 'restore', upload: file.value, table, setAside },
    reading: null,
    error: null,
  };
}
