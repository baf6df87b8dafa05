// Keeps a session alive (specification §9). The browser's part: when to refresh, and how often to retry.
import { CHECK_TICK, FIRST_RETRY_PAUSE } from '@/lib/auth/sessions/session-times';
import { type CallOptions, call } from '@/lib/wire/call';
import { refreshSessionCall } from '@/lib/wire/session';

export type RefreshAnswer =
  | { kind: 'refreshed'; accessExpiresAt: number }
  /** The session is over. */
  | { kind: 'ended' }
  /** No usable answer; the next tick tries again. */
  | { kind: 'unavailable' };

const RETRYABLE = [502, 503, 504];

export type RefreshSurroundings = {
  post: NonNullable<CallOptions['ask']>;
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
};

const browser: RefreshSurroundings = {
  post: (address, init) => fetch(address, init),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

async function ask(post: RefreshSurroundings['post']): Promise<RefreshAnswer> {
  const answer = await call(refreshSessionCall, null, { ask: post, timeout: CHECK_TICK });
  if (answer.ok) {
    return { kind: 'refreshed', accessExpiresAt: answer.value.access_expires_at };
  }
  const { status } = answer.error;
  // Without a status: a network failure, or a server that restarts. With status 200 but another body: not our
  // server's answer.
  const isUnavailable = status === null || status < 300 || RETRYABLE.includes(status);
  return { kind: isUnavailable ? 'unavailable' : 'ended' };
}

/** Refreshes the session; retries after 200 ms, 400 ms, 800 ms … as long as the next try starts within 30 s. */
export async function refreshWithRetries({
  post,
  pause,
  now,
}: RefreshSurroundings = browser): Promise<RefreshAnswer> {
  const startedAt = now();
  for (let wait = FIRST_RETRY_PAUSE; ; wait *= 2) {
    const answer = await ask(post);
    if (answer.kind !== 'unavailable' || now() + wait - startedAt > CHECK_TICK) {
      return answer;
    }
    await pause(wait);
  }
}
