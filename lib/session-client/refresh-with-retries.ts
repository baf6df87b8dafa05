// Keeps a session alive (specification §9). The browser's part: when a refresh is tried, and what its answer
// means.
import { CHECK_TICK, FIRST_RETRY_PAUSE } from '@/lib/auth/sessions/session-times';
import { type CallOptions, call } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

export type RefreshAnswer =
  | { kind: 'refreshed'; accessExpiresAt: number }
  /** The session is over. */
  | { kind: 'ended' }
  /** No usable answer; the next tick tries again. */
  | { kind: 'unavailable' };

/** A call that refreshes one kind of session, and says when its access ends. */
export type RefreshCall = Contract<null, { access_expires_at: number }>;

const RETRYABLE = [502, 503, 504];

/**
 * Whether an answer is unrelated to the session: no connection, a restarting server, or another site's page.
 */
export const isUnavailable = (status: number | null): boolean =>
  status === null || status < 300 || RETRYABLE.includes(status);

export type RefreshSurroundings = {
  post: NonNullable<CallOptions['ask']>;
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
};

export const inBrowser: RefreshSurroundings = {
  post: (address, init) => fetch(address, init),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

async function ask(contract: RefreshCall, post: RefreshSurroundings['post']): Promise<RefreshAnswer> {
  const answer = await call(contract, null, { ask: post, timeout: CHECK_TICK });
  if (answer.ok) {
    return { kind: 'refreshed', accessExpiresAt: answer.value.access_expires_at };
  }
  return { kind: isUnavailable(answer.error.status) ? 'unavailable' : 'ended' };
}

/** Refreshes the session; retries after 200 ms, 400 ms, 800 ms … as long as the next try starts within 30 s. */
export async function refreshWithRetries(
  contract: RefreshCall,
  { post, pause, now }: RefreshSurroundings = inBrowser,
): Promise<RefreshAnswer> {
  const startedAt = now();
  for (let wait = FIRST_RETRY_PAUSE; ; wait *= 2) {
    const answer = await ask(contract, post);
    if (answer.kind !== 'unavailable' || now() + wait - startedAt > CHECK_TICK) {
      return answer;
    }
    await pause(wait);
  }
}
