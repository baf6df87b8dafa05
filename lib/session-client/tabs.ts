// The other tabs of this browser at this shop.
import type { SessionKind } from './session-event';

export type Tabs = {
  tell: (news: unknown) => void;
  /** Subscribes to messages of other tabs; returns the unsubscribe function. */
  hear: (listener: (news: unknown) => void) => () => void;
  /** Runs the work while no other tab runs one. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Stores the expiry of the last refresh in any tab, in milliseconds, because its event may arrive late. */
  keep: (accessExpiresAt: number | null) => void;
  recall: () => number | null;
};

/**
 * The tabs of a browser. Without channels or locks each tab works alone, which the server's grace period for
 * refreshes allows.
 */
export function browserTabs(kind: SessionKind): Tabs {
  const name = `makerfront-session-${kind}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    tell: (news) => channel?.postMessage(news),
    hear(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
    // Available only on https and localhost.
    inTurn: (work) => navigator.locks?.request(name, work) ?? work(),
    keep(accessExpiresAt) {
      try {
        accessExpiresAt === null
          ? localStorage.removeItem(name)
          : localStorage.setItem(name, String(accessExpiresAt));
      } catch {
        // Without storage a tab may refresh once more, which is harmless.
      }
    },
    recall() {
      try {
        const kept = Number(localStorage.getItem(name) ?? Number.NaN);
        return Number.isFinite(kept) ? kept : null;
      } catch {
        return null;
      }
    },
  };
}
