// The state of an upload, for the field that shows it. Pure; use-upload.ts does the sending.
export type UploadState<Sent> = {
  /** The file that counts. A new file replaces it when it has arrived. */
  sent: Sent | null;
  /** The running upload, and the sent share, from 0 to 1. */
  running: { name: string; share: number } | null;
  /** Why the last upload failed. */
  error: { message: string; canRetry: boolean } | null;
};

export type UploadAction<Sent> =
  | { type: 'refuse'; message: string }
  | { type: 'start'; name: string }
  | { type: 'progress'; share: number }
  | { type: 'arrive'; sent: Sent }
  | { type: 'fail'; message: string }
  | { type: 'stop' }
  | { type: 'clear' };

export const noUpload = { sent: null, running: null, error: null } as const;

export function uploadState<Sent>(state: UploadState<Sent>, action: UploadAction<Sent>): UploadState<Sent> {
  switch (action.type) {
    case 'refuse':
      return { ...state, running: null, error: { message: action.message, canRetry: false } };
    case 'start':
      return { ...state, running: { name: action.name, share: 0 }, error: null };
    case 'progress':
      return state.running ? { ...state, running: { ...state.running, share: action.share } } : state;
    case 'arrive':
      return { sent: action.sent, running: null, error: null };
    case 'fail':
      return { ...state, running: null, error: { message: action.message, canRetry: true } };
    case 'stop':
      return { ...state, running: null, error: null };
    case 'clear':
      return noUpload;
  }
}

/** For 'Uploading 42%': whole percents, and 100 only when everything was sent. */
export const percentOf = (share: number): number => Math.floor(Math.min(Math.max(share, 0), 1) * 100);
