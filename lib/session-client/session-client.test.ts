import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSessionCall } from '@/lib/wire/session';
import { createSessionClient, type NewsFrom, type SignOutScope } from './session-client';
import type { SessionNews } from './session-event';

const MINUTE = 60_000;
const ACCESS = 15 * MINUTE;

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

type Answer = number | 'none' | 'fresh';

/** A browser with any number of tabs, and a server that gives these answers in turn, repeating the last one. */
function browser({
  answers = ['fresh'],
  signOutStatus = 200 as number | null,
}: {
  answers?: Answer[];
  signOutStatus?: number | null;
} = {}) {
  let kept: number | null = null;
  let delay = 0;
  const ears = new Set<(news: unknown) => void>();
  const asked: number[] = [];
  const scopes: SignOutScope[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let hold: Promise<void> = Promise.resolve();

  function tab() {
    let own: ((news: unknown) => void) | null = null;
    const news: SessionNews[] = [];
    const client = createSessionClient({
      refreshCall: refreshSessionCall,
      askSignOut: async (scope) => {
        scopes.push(scope);
        return signOutStatus;
      },
      tabs: {
        // Like a BroadcastChannel: delivers to every tab except the sender.
        tell(message) {
          const others = [...ears].filter((ear) => ear !== own);
          const arrive = () => {
            for (const ear of others) {
              ear(message);
            }
          };
          delay === 0 ? arrive() : setTimeout(arrive, delay);
        },
        hear(listener) {
          own = listener;
          ears.add(listener);
          return () => void ears.delete(listener);
        },
        inTurn(work) {
          const mine = turn.then(work);
          turn = mine.catch(() => null);
          return mine;
        },
        keep(accessExpiresAt) {
          kept = accessExpiresAt;
        },
        recall: () => kept,
      },
      surroundings: {
        now: () => Date.now(),
        pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        async post() {
          const answer = answers[Math.min(asked.length, answers.length - 1)];
          asked.push(Date.now() - 1_000_000);
          await hold;
          if (answer === 'none') {
            throw new TypeError('Failed to fetch');
          }
          return answer === 'fresh'
            ? new Response(JSON.stringify({ access_expires_at: Date.now() + ACCESS }))
            : new Response('{}', { status: answer ?? 500 });
        },
      },
    });
    const sources: NewsFrom[] = [];
    client.subscribe((told, from) => {
      news.push(told);
      sources.push(from);
    });
    return { client, news, sources, events: () => news.map(({ event }) => event) };
  }

  return {
    tab,
    asked,
    scopes,
    delayNews(milliseconds: number) {
      delay = milliseconds;
    },
    /** Delays the server's answers until the returned function is called. */
    holdAnswers() {
      let release = () => {};
      hold = new Promise((resolve) => {
        release = () => resolve();
      });
      return release;
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const inAccess = () => Date.now() + ACCESS;

describe('keeping a session alive', () => {
  it('looks at the clock every 30 seconds, and refreshes when 90 seconds are left', async () => {
    const { tab, asked } = browser();
    const { client, events } = tab();
    await client.start(inAccess());
    await pass(ACCESS - 90_000 - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([ACCESS - 90_000]);
    expect(events()).toEqual(['initial_session', 'token_refreshed']);
    await pass(ACCESS - 90_000);
    expect(asked).toHaveLength(2);
  });

  it('does not miss the moment between two ticks by more than a tick', async () => {
    const { tab, asked } = browser();
    await tab().client.start(Date.now() + 5 * MINUTE + 1);
    await pass(5 * MINUTE);
    expect(asked[0]).toBe(5 * MINUTE - 60_000);
  });

  it.each([502, 503, 504, 'none'] as const)(
    'tries again after %s, from 200 ms on, doubling',
    async (answer) => {
      const { tab, asked } = browser({ answers: [answer, answer, answer, 'fresh'] });
      const { client, events } = tab();
      await client.start(Date.now() + MINUTE);
      await pass(30_000 + 1_400);
      expect(asked).toEqual([30_000, 30_200, 30_600, 31_400]);
      expect(events()).toEqual(['initial_session', 'token_refreshed']);
    },
  );

  it('gives up within 30 seconds and begins anew with a later tick, without a sign-out', async () => {
    const { tab, asked } = browser({ answers: [503] });
    const { client, events } = tab();
    await client.start(Date.now() + MINUTE);
    await pass(30_000 + 29_000);
    expect(asked).toHaveLength(8);
    await pass(2_000);
    expect(asked.length).toBeGreaterThan(8);
    expect(events()).toEqual(['initial_session']);
  });

  it.each([401, 403, 404])('tells of the end after %s, and asks no more', async (status) => {
    const { tab, asked } = browser({ answers: [status] });
    const { client, news, sources } = tab();
    await client.start(Date.now() + MINUTE);
    await pass(10 * MINUTE);
    expect(asked).toHaveLength(1);
    expect(sources.at(-1)).toBe('server');
    expect(news.at(-1)).toEqual({ event: 'signed_out', accessExpiresAt: null });
  });

  it('asks the server where the page does not know, and says whether there is a session', async () => {
    const some = browser().tab();
    await some.client.start(null);
    expect(some.news).toEqual([{ event: 'initial_session', accessExpiresAt: Date.now() + ACCESS }]);
    const none = browser({ answers: [401] }).tab();
    await none.client.start(null);
    expect(none.news).toEqual([{ event: 'initial_session', accessExpiresAt: null }]);
  });

  it('does not ask on each page: what the last one learned holds', async () => {
    const { tab, asked } = browser();
    const before = tab();
    await before.client.start(null);
    before.client.stop();
    const { client, news } = tab();
    await client.start(null);
    expect(asked).toHaveLength(1);
    expect(news).toEqual([{ event: 'initial_session', accessExpiresAt: Date.now() + ACCESS }]);
    await pass(ACCESS);
    expect(asked).toHaveLength(2);
  });

  it('stops when it is told to', async () => {
    const { tab, asked } = browser();
    const { client } = tab();
    await client.start(inAccess());
    client.stop();
    await pass(ACCESS);
    expect(asked).toEqual([]);
  });
});

describe('several tabs', () => {
  it('ask once together, and all hear of it', async () => {
    const { tab, asked } = browser();
    const tabs = [tab(), tab(), tab()];
    for (const { client } of tabs) {
      await client.start(Date.now() + 2 * MINUTE);
    }
    await pass(MINUTE);
    expect(asked).toHaveLength(1);
    for (const { events } of tabs) {
      expect(events().at(-1)).toBe('token_refreshed');
    }
    await pass(ACCESS - 90_000);
    expect(asked).toHaveLength(2);
  });

  it('ask once also where the news of it comes late', async () => {
    const { tab, asked, delayNews } = browser();
    const tabs = [tab(), tab()];
    for (const { client } of tabs) {
      await client.start(Date.now() + 2 * MINUTE);
    }
    delayNews(5_000);
    await pass(MINUTE);
    expect(asked).toHaveLength(1);
    await pass(ACCESS - 90_000);
    expect(asked).toHaveLength(2);
  });

  it('are signed out together', async () => {
    const { tab, asked } = browser();
    const [here, there] = [tab(), tab()];
    await here.client.start(inAccess());
    await there.client.start(inAccess());
    expect(await here.client.signOut('local')).toEqual({ ok: true, value: null });
    expect(there.news.at(-1)).toEqual({ event: 'signed_out', accessExpiresAt: null });
    expect([here.sources.at(-1), there.sources.at(-1)]).toEqual(['page', 'tab']);
    await pass(2 * ACCESS);
    expect(asked).toEqual([]);
  });

  it('are signed in again by a page that is opened in another one', async () => {
    const { tab, asked } = browser({ answers: [401, 'fresh'] });
    const [old, fresh] = [tab(), tab()];
    await old.client.start(Date.now() + MINUTE);
    await pass(MINUTE);
    expect(old.events().at(-1)).toBe('signed_out');
    await fresh.client.start(inAccess());
    expect(old.events().at(-1)).toBe('signed_in');
    await pass(ACCESS - 90_000);
    expect(asked).toHaveLength(2);
  });

  it.each(['signed_in', 'user_updated', 'password_recovery', 'mfa_challenge_verified'] as const)(
    'hear of %s',
    async (event) => {
      const { tab } = browser();
      const [here, there] = [tab(), tab()];
      await here.client.start(inAccess());
      await there.client.start(inAccess());
      here.client.announce(event);
      expect(here.events().at(-1)).toBe(event);
      expect(there.news.at(-1)).toEqual({ event, accessExpiresAt: Date.now() + ACCESS });
    },
  );

  it.each([
    null,
    'hello',
    { event: 'deleted_everything', accessExpiresAt: 1 },
    { event: 'signed_in' },
    {
      event: 'signed_in',
      accessExpiresAt: '1',
    },
  ])('do not believe %j', async (message) => {
    const ears: ((news: unknown) => void)[] = [];
    const news: SessionNews[] = [];
    const client = createSessionClient({
      refreshCall: refreshSessionCall,
      askSignOut: async () => 200,
      tabs: {
        tell: () => {},
        hear(listener) {
          ears.push(listener);
          return () => {};
        },
        inTurn: (work) => work(),
        keep: () => {},
        recall: () => null,
      },
    });
    client.subscribe((told) => news.push(told));
    await client.start(inAccess());
    ears[0]?.(message);
    expect(news.map(({ event }) => event)).toEqual(['initial_session']);
    client.stop();
  });
});

describe('signing out', () => {
  it.each([200, 401, 403, 404])('is done after %s', async (signOutStatus) => {
    const { tab, scopes } = browser({ signOutStatus });
    const { client, events } = tab();
    await client.start(inAccess());
    expect(await client.signOut('global')).toEqual({ ok: true, value: null });
    expect(scopes).toEqual(['global']);
    expect(events().at(-1)).toBe('signed_out');
  });

  it.each([500, 502, 503, 504, null])('is not done after %s: the session stays', async (signOutStatus) => {
    const { tab } = browser({ signOutStatus });
    const { client, events } = tab();
    await client.start(inAccess());
    expect(await client.signOut('local')).toEqual({ ok: false, error: signOutStatus });
    expect(events()).toEqual(['initial_session']);
  });

  it('elsewhere leaves this browser signed in', async () => {
    const { tab } = browser();
    const { client, events } = tab();
    await client.start(inAccess());
    await client.signOut('others');
    expect(events()).toEqual(['initial_session']);
  });

  it('is not undone by a refresh that was under way', async () => {
    const { tab, asked, holdAnswers } = browser();
    const { client, events } = tab();
    await client.start(Date.now() + MINUTE);
    const release = holdAnswers();
    await pass(30_000);
    expect(asked).toHaveLength(1);
    await client.signOut('local');
    release();
    await pass(2 * ACCESS);
    expect(asked).toHaveLength(1);
    expect(events()).toEqual(['initial_session', 'signed_out']);
  });
});
