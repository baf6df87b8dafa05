// What has become of the page while it was open: its server is of a newer release, or its session has ended.
import { reloadByItself } from '@/components/release/reload';
import { isAnythingUnsaved } from './unsaved-forms';

export type PageState = 'newer_version' | 'signed_out';

let state: PageState | null = null;
const listeners = new Set<() => void>();

function set(next: PageState | null): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

export const pageState = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  now: (): PageState | null => state,
  close: () => set(null),
};

/**
 * The server is of a newer release. Where nothing is typed the page is loaded again by itself, and says so; else it asks.
 *
 * @param hasLostChange somebody has just pressed something that was not done
 */
export function noticeNewerVersion(hasLostChange: boolean): void {
  if (isAnythingUnsaved() || !reloadByItself(hasLostChange ? 'reloaded_unsaved' : 'reloaded')) {
    set('newer_version');
  }
}

/** The session has ended: there is a way to sign in and to come back. */
export const noticeSignedOut = (): void => set('signed_out');
