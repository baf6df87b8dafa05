// One browser's session, for staff and shoppers alike (specification §4, §5, §9): kept alive while a page is
// open, equal in every tab, with events for listeners.
import { ACCESS_LIFE, CHECK_TICK, REFRESH_MARGIN } from '@/lib/auth/sessions/session-times';
import { err, ok, type Result } from '@/lib/result';
import {
  inBrowser,
  type RefreshCall,
  type RefreshSurroundings,
  refreshWithRetries,
} from './refresh-with-retries';
import { readNews, type SessionEvent, type SessionNews } from './session-event';
import type { Tabs } from './tabs';

export type SignOutScope = 'local' | 'others' | 'global';

/** The source of an event: this page, the server's answer to a refresh, or another tab. */
export type NewsFrom = 'page' | 'server' | 'tab';

export type Listener = (news: SessionNews, from: NewsFrom) => void;

type Options = {
  refreshCall: RefreshCall;
  /** Asks the server to sign out; returns its status, or null without an answer. */
  askSignOut: (scope: SignOutScope) => Promise<number | null>;
  tabs: Tabs;
  surroundings?: RefreshSurroundings;
};

/** At sign-out these statuses mean that nobody is signed in: nothing is left to do. */
const IGNORED = [401, 403, 404];

export type SessionClient = {
  /**
   * Starts to keep the session alive and to listen to other tabs. `accessExpiresAt` is in milliseconds; null
   * asks the server for it. A later call only stores a newer time.
   */
  start: (accessExpiresAt: number | null) => Promise<void>;
  stop: () => void;
  /** Subscribes to the session's events, in this tab or another; returns the unsubscribe function. */
  subscribe: (listener: Listener) => () => void;
  /** Sends this tab and the others an event, such as a sign-in; without a time the last one stays. */
  announce: (event: SessionEvent, accessExpiresAt?: number | null) => void;
  /**
   * Signs out. The error is the server's status, or null without an answer: then this browser is still signed
   * in.
   */
  signOut: (scope: SignOutScope) => Promise<Result<null, number | null>>;
};

/** A session as its pages know it. */
export function createSessionClient({ refreshCall, askSignOut, tabs, surroundings = inBrowser }: Options) {
  const listeners = new Set<Listener>();
  let known: number | null = null;
  let isBusy = false;
  let end: (() => void) | null = null;
  /** Counts the ends of the session, so that an answer from before an end is ignored as stale. */
  let ends = 0;

  function learn(accessExpiresAt: number | null): void {
    known = known === null ? accessExpiresAt : Math.max(known, accessExpiresAt ?? known);
  }

  function notify(news: SessionNews, from: NewsFrom): void {
    known = news.accessExpiresAt;
    if (known === null) {
      ends += 1;
      tabs.keep(null);
    }
    for (const listener of [...listeners]) {
      listener(news, from);
    }
  }

  function tellAll(news: SessionNews, from: NewsFrom): void {
    notify(news, from);
    tabs.tell(news);
  }

  const announce = (event: SessionEvent, accessExpiresAt: number | null = known): void =>
    tellAll({ event, accessExpiresAt }, 'page');

  function hear(message: unknown): void {
    const news = readNews(message);
    if (news === null) {
      return;
    }
    const { event, accessExpiresAt } = news;
    if (event !== 'initial_session') {
      notify(news, 'tab');
    } else if (accessExpiresAt !== null) {
      // A page was opened in another tab. If nobody was signed in here, that is a sign-in.
      known === null ? notify({ event: 'signed_in', accessExpiresAt }, 'tab') : learn(accessExpiresAt);
    }
  }

  const isDue = () => known !== null && known - surroundings.now() <= REFRESH_MARGIN;

  /** The last refresh of any tab; null without one, or if its time is impossible. */
  function recalled(): number | null {
    const kept = tabs.recall();
    return kept !== null && kept <= surroundings.now() + ACCESS_LIFE ? kept : null;
  }

  /** Another tab may have refreshed, with its event still on the way. */
  function isStillDue(): boolean {
    if (known !== null) {
      learn(recalled());
    }
    return isDue();
  }

  async function refreshNow(event: SessionEvent): Promise<void> {
    const endsBefore = ends;
    const answer = await refreshWithRetries(refreshCall, surroundings);
    if (ends !== endsBefore) {
      return;
    }
    if (answer.kind === 'refreshed') {
      tabs.keep(answer.accessExpiresAt);
      tellAll({ event, accessExpiresAt: answer.accessExpiresAt }, 'server');
    } else if (answer.kind === 'ended') {
      const ended = event === 'initial_session' ? event : 'signed_out';
      tellAll({ event: ended, accessExpiresAt: null }, 'server');
    }
  }

  /** One refresh for all tabs: a later tab finds that none is needed. */
  async function refresh(isWanted: () => boolean, event: SessionEvent): Promise<void> {
    if (isBusy) {
      return;
    }
    isBusy = true;
    try {
      await tabs.inTurn(async () => (isWanted() ? refreshNow(event) : undefined));
    } finally {
      isBusy = false;
    }
  }

  const check = () => (isDue() ? refresh(isStillDue, 'token_refreshed') : Promise.resolve());

  function begin(): () => void {
    const unhear = tabs.hear(hear);
    const timer = setInterval(() => void check(), CHECK_TICK);
    // After sleep, ticks were missed.
    const checkIfSeen = () => document.visibilityState === 'visible' && void check();
    globalThis.document?.addEventListener('visibilitychange', checkIfSeen);
    return () => {
      unhear();
      clearInterval(timer);
      globalThis.document?.removeEventListener('visibilitychange', checkIfSeen);
    };
  }

  const client: SessionClient = {
    async start(accessExpiresAt) {
      if (end !== null && known !== null) {
        learn(accessExpiresAt);
        return;
      }
      end ??= begin();
      const learned = accessExpiresAt ?? recalled();
      if (learned === null || (accessExpiresAt === null && learned - surroundings.now() <= REFRESH_MARGIN)) {
        await refresh(() => true, 'initial_session');
      } else {
        announce('initial_session', learned);
      }
    },
    stop() {
      end?.();
      end = null;
      known = null;
      ends += 1;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce,
    async signOut(scope) {
      const status = await askSignOut(scope);
      if (status === null || (status >= 300 && !IGNORED.includes(status))) {
        return err(status);
      }
      if (scope !== 'others') {
        announce('signed_out', null);
      }
      return ok(null);
    },
  };
  return client;
}
