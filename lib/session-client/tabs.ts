// The other tabs of this browser at this shop.
import type { SessionKind } from './session-event';

export type Tabs = {
  tell: (news: unknown) => void;
  /** Hears what other tabs tell; answers how to stop. */
  hear: (listener: (news: unknown) => void) => () => void;
  /** Runs the work when no other tab runs one. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Keeps until when the last refresh of any tab holds, in milliseconds: news may arrive after a turn has come. */
  keep: (accessExpiresAt: number | null) => void;
  recall: () => number | null;
};

/** A browser without channels or locks has each tab go its own way, which the server's grace for two refreshes allows. */
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
    // Only offered on https and on localhost.
    inTurn: (work) => navigator.locks?.request(name, work) ?? work(),
    keep(accessExpiresAt) {
      try {
        accessExpiresAt === null
          ? localStorage.removeItem(name)
          : localStorage.setItem(name, String(accessExpiresAt));
      } catch {
        // Without storage a tab may refresh once more, which does no harm.
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
