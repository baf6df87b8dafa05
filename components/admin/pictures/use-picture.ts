'use client';
import { useEffect, useRef, useState } from 'react';
import { messages } from '@/lib/messages';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import { shrinkPicture } from './shrink-picture';
import { uploadPicture } from './upload-picture';

/** What becomes of the picture when the form is saved: it stays, it goes, or an upload takes its place. */
export type PictureChoice = 'keep' | 'remove' | { uploadId: string };

type PictureState = {
  choice: PictureChoice;
  /** What the preview shows: a stored picture, or the chosen file before it is one. */
  shownUrl: string | null;
  /** From 0 to 1 while a file is on its way. */
  progress: number | null;
  /** Why the latest choice is not here. The form is not saved while this stands: nothing goes without its picture. */
  error: string | null;
  /** Whether the same file may be tried again. */
  canRetry: boolean;
};

export type Picture = PictureState & {
  isChanged: boolean;
  select: (file: File) => Promise<void>;
  /** Sends the latest file once more. */
  retry: () => void;
  /** Lets the latest choice go: the picture is what it was before, or none. */
  dismiss: () => void;
  remove: () => void;
  /** Starts over from another stored picture. */
  reset: (url: string | null) => void;
  setError: (error: string) => void;
  /** Where it stands without an upload that is under way: what can be kept, and given back. */
  settled: SettledPicture;
};

export type SettledPicture = Pick<PictureState, 'choice' | 'shownUrl'>;

const untouched = (url: string | null): PictureState => ({
  choice: 'keep',
  shownUrl: url,
  progress: null,
  error: null,
  canRetry: false,
});

/** The picture of a form: uploads a file as soon as it is chosen, and says what the form is to send. */
export function usePicture(
  kind: PictureKind,
  storedUrl: string | null,
  /** Where it stood before the page was loaded again. */
  kept?: SettledPicture,
): Picture {
  const [state, setState] = useState(() => ({ ...untouched(storedUrl), ...kept }));
  /** What an upload that fails falls back to. */
  const settled = useRef(state);
  const running = useRef<AbortController | null>(null);
  const latest = useRef<File | null>(null);
  const stored = useRef(storedUrl);
  useEffect(() => () => running.current?.abort(), []);

  function settle(next: PictureState) {
    running.current?.abort();
    running.current = null;
    settled.current = next;
    setState(next);
  }

  /** What was chosen is not taken; what was there before still is. */
  const refuse = (error: string, canRetry: boolean) => settle({ ...settled.current, error, canRetry });

  async function select(file: File) {
    running.current?.abort();
    const upload = new AbortController();
    running.current = upload;
    latest.current = file;
    // The latest choice counts: an earlier one that arrives now says nothing any more.
    const isLatest = () => running.current === upload;
    setState({ ...settled.current, progress: 0, error: null });
    const shrunk = await shrinkPicture(file).catch(() => null);
    if (!isLatest()) {
      return;
    }
    if (shrunk === null || !shrunk.ok) {
      // A file that can't be read was moved or deleted since it was chosen.
      refuse(shrunk?.error ?? messages.product.imageUnread, false);
      return;
    }
    // Shown as it is sent: the whole of a photo once more would take a phone's memory for a small square.
    const preview = URL.createObjectURL(shrunk.value);
    setState({ ...settled.current, shownUrl: preview, progress: 0, error: null });
    const answer = await uploadPicture(shrunk.value, {
      kind,
      fileName: file.name,
      signal: upload.signal,
      onProgress: (progress) => {
        if (isLatest()) {
          setState((current) => ({ ...current, progress }));
        }
      },
    });
    URL.revokeObjectURL(preview);
    if (!isLatest()) {
      return;
    }
    if (answer.ok) {
      settle({ ...untouched(answer.value.url), choice: { uploadId: answer.value.uploadId } });
    } else {
      refuse(answer.error, true);
    }
  }

  return {
    ...state,
    settled: { choice: settled.current.choice, shownUrl: settled.current.shownUrl },
    isChanged: state.choice !== 'keep' || state.progress !== null || state.error !== null,
    select,
    retry: () => latest.current && void select(latest.current),
    dismiss: () => settle({ ...settled.current, error: null, canRetry: false }),
    remove: () => settle({ ...untouched(null), choice: 'remove' }),
    reset: (url) => {
      stored.current = url;
      settle(untouched(url));
    },
    // The server knows what was sent no more, so the form is back at what is stored.
    setError: (error) => settle({ ...untouched(stored.current), error }),
  };
}
