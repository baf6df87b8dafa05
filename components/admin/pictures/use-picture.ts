'use client';
import { useEffect, useRef, useState } from 'react';
import { messages } from '@/lib/messages';
import { type PictureKind, pictureMessages, weightProblem } from '@/lib/uploads/picture-rules';
import { uploadPicture } from './upload-picture';

/** What becomes of the picture when the form is saved: it stays, it goes, or an upload takes its place. */
export type PictureChoice = 'keep' | 'remove' | { uploadId: string };

type PictureState = {
  choice: PictureChoice;
  /** What the preview shows: a stored picture, or the chosen file before it is one. */
  shownUrl: string | null;
  /** From 0 to 1 while a file is on its way. */
  progress: number | null;
  error: string | null;
};

export type Picture = PictureState & {
  isChanged: boolean;
  select: (file: File) => Promise<void>;
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
  useEffect(() => () => running.current?.abort(), []);

  function settle(next: PictureState) {
    running.current?.abort();
    running.current = null;
    settled.current = next;
    setState(next);
  }

  async function select(file: File) {
    const problem = problemOf(file);
    if (problem) {
      // The latest choice counts: an upload of an earlier one would take the sentence away when it arrives.
      settle({ ...settled.current, error: problem });
      return;
    }
    running.current?.abort();
    const upload = new AbortController();
    running.current = upload;
    const preview = URL.createObjectURL(file);
    setState({ ...settled.current, shownUrl: preview, progress: 0, error: null });
    const answer = await uploadPicture(file, {
      kind,
      signal: upload.signal,
      onProgress: (progress) => {
        if (running.current === upload) {
          setState((current) => ({ ...current, progress }));
        }
      },
    });
    URL.revokeObjectURL(preview);
    if (running.current === upload) {
      settle(
        answer.ok
          ? { ...untouched(answer.value.url), choice: { uploadId: answer.value.uploadId } }
          : { ...settled.current, error: answer.error },
      );
    }
  }

  return {
    ...state,
    settled: { choice: settled.current.choice, shownUrl: settled.current.shownUrl },
    isChanged: state.choice !== 'keep' || state.progress !== null,
    select,
    remove: () => settle({ ...untouched(null), choice: 'remove' }),
    reset: (url) => settle(untouched(url)),
    setError: (error) => setState((current) => ({ ...current, error })),
  };
}

/** What can be told from the outside; the server looks at the bytes. */
function problemOf(file: File): string | null {
  const problem = weightProblem(file.size);
  if (problem) {
    return pictureMessages[problem];
  }
  return file.type === '' || file.type.startsWith('image/') ? null : messages.product.imageNotAnImage;
}
