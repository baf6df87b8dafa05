'use client';
import { useEffect, useRef, useState } from 'react';
import { messages } from '@/lib/messages';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import { shrinkPicture } from './shrink-picture';
import { uploadPicture } from './upload-picture';

/** What saving the form does to the picture: keeps it, removes it, or replaces it with an upload. */
export type PictureChoice = 'keep' | 'remove' | { uploadId: string };

type PictureState = {
  choice: PictureChoice;
  /** The picture in the preview: a stored one, or the chosen file during its upload. */
  shownUrl: string | null;
  /** The share from 0 to 1 during an upload; else null. */
  progress: number | null;
  /**
   * Why the latest choice failed. The form cannot be saved until this is resolved: nothing is saved without its
   * picture.
   */
  error: string | null;
  /** Whether a retry with the same file makes sense. */
  canRetry: boolean;
};

export type Picture = PictureState & {
  isChanged: boolean;
  select: (file: File) => Promise<void>;
  /** Retries the upload of the latest file. */
  retry: () => void;
  /** Discards the failed choice: the previous picture, or none, is back. */
  dismiss: () => void;
  remove: () => void;
  /** Starts again from another stored picture. */
  reset: (url: string | null) => void;
  setError: (error: string) => void;
  /** The state without a running upload: can be kept and restored. */
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

/** The picture of a form: uploads a file as soon as it is chosen, and determines what the form sends. */
export function usePicture(
  kind: PictureKind,
  storedUrl: string | null,
  /** The state before a reload of the page. */
  kept?: SettledPicture,
): Picture {
  const [state, setState] = useState(() => ({ ...untouched(storedUrl), ...kept }));
  /** The state to return to after a failed upload. */
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

  /** The chosen file is refused; the previous picture stays. */
  const refuse = (error: string, canRetry: boolean) => settle({ ...settled.current, error, canRetry });

  async function select(file: File) {
    running.current?.abort();
    const upload = new AbortController();
    running.current = upload;
    latest.current = file;
    // Only the latest choice counts; the result of an earlier one is ignored.
    const isLatest = () => running.current === upload;
    setState({ ...settled.current, progress: 0, error: null });
    const shrunk = await shrinkPicture(file).catch(() => null);
    if (!isLatest()) {
      return;
    }
    if (shrunk === null || !shrunk.ok) {
      // The file can't be read: it was moved or deleted since it was chosen.
      refuse(shrunk?.error ?? messages.product.imageUnread, false);
      return;
    }
    // Previews the shrunk picture: the original photo would use too much of a phone's memory for a small square.
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
    // The server does not know the upload any more, so the form returns to the stored picture.
    setError: (error) => settle({ ...untouched(stored.current), error }),
  };
}
