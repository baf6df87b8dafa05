'use client';
import { useReducer, useRef } from 'react';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { err } from '@/lib/result';
import { type UploadKind, uploadProblem } from '@/lib/uploads/upload-rules';
import type { UploadedFileView } from '../uploads/upload-answers';
import { noUpload, type UploadAction, type UploadState, uploadState } from './upload-state';

export type Upload = UploadState<UploadedFileView> & {
  /** Refuses a file of the wrong kind at once; uploads any other. */
  select: (file: File) => void;
  /** Shows a file that was uploaded before. */
  adopt: (sent: UploadedFileView) => void;
  /** Reports that an earlier file is gone. */
  refuse: (message: string) => void;
  retry: () => void;
  stop: () => void;
  clear: () => void;
};

/**
 * Uploads a file when it is chosen. A page stays in the document after navigation and its upload continues, so on
 * return it may be done. `onSent` is called with the uploaded file.
 */
export function useUpload(kind: UploadKind, onSent?: (sent: UploadedFileView) => void): Upload {
  const [state, dispatch] = useReducer(
    (current: UploadState<UploadedFileView>, action: UploadAction<UploadedFileView>) =>
      uploadState(current, action),
    noUpload,
  );
  const running = useRef<AbortController | null>(null);
  const latest = useRef<File | null>(null);

  function abort() {
    running.current?.abort();
    running.current = null;
  }

  async function send(file: File) {
    abort();
    const upload = new AbortController();
    running.current = upload;
    latest.current = file;
    dispatch({ type: 'start', name: file.name });
    const answer = await sendFile(kind, file, {
      signal: upload.signal,
      onProgress: (share) => {
        if (running.current === upload) {
          dispatch({ type: 'progress', share });
        }
      },
    });
    // Only the latest choice counts; the result of an earlier upload is ignored.
    if (running.current !== upload) {
      return;
    }
    running.current = null;
    if (answer.ok) {
      dispatch({ type: 'arrive', sent: answer.value });
      onSent?.(answer.value);
    } else {
      dispatch({ type: 'fail', message: answer.error });
    }
  }

  return {
    ...state,
    select: (file) => {
      const problem = uploadProblem(kind, file);
      if (problem === null) {
        void send(file);
      } else {
        abort();
        dispatch({ type: 'refuse', message: problem });
      }
    },
    adopt: (sent) => {
      abort();
      dispatch({ type: 'arrive', sent });
    },
    refuse: (message) => {
      abort();
      dispatch({ type: 'refuse', message });
    },
    retry: () => {
      if (latest.current) {
        void send(latest.current);
      }
    },
    stop: () => {
      abort();
      dispatch({ type: 'stop' });
    },
    clear: () => {
      abort();
      dispatch({ type: 'clear' });
    },
  };
}

/** The code for hashing and sending is loaded when there is a file to send. */
async function sendFile(...[kind, file, options]: Parameters<UploadFile>): ReturnType<UploadFile> {
  try {
    const { uploadFile } = await import('../uploads/upload-file');
    return await uploadFile(kind, file, options);
  } catch {
    return err(fileProblemSentences.failed);
  }
}

type UploadFile = typeof import('../uploads/upload-file').uploadFile;
