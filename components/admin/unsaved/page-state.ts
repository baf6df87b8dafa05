// The state of an open page: current, outdated (its server has a newer release), or signed out.
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
 * The server has a newer release. Without unsaved input the page reloads by itself, and says so; otherwise it asks.
 *
 * @param hasLostChange an action that the person has just started was not done
 */
export function noticeNewerVersion(hasLostChange: boolean): void {
  if (isAnythingUnsaved() || !reloadByItself(hasLostChange ? 'reloaded_unsaved' : 'reloaded')) {
    set('newer_version');
  }
}

/** The session has ended: a dialog offers to sign in and come back. */
export const noticeSignedOut = (): void => set('signed_out');
