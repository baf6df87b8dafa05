// Keeping a session alive (specification §9). The browser's part: when to refresh, and how often to try again.
import { CHECK_TICK, FIRST_RETRY_PAUSE } from '@/lib/auth/sessions/session-times';

export type RefreshAnswer =
  | { kind: 'refreshed'; accessExpiresAt: number }
  /** The session is over. */
  | { kind: 'ended' }
  /** Nobody could say; the next tick asks again. */
  | { kind: 'unavailable' };

const RETRYABLE = [502, 503, 504];

export type RefreshSurroundings = {
  post: () => Promise<Response>;
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
};

const browser: RefreshSurroundings = {
  post: () => fetch('/api/session', { method: 'POST', signal: AbortSignal.timeout(CHECK_TICK) }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
};

function expiryOf(body: unknown): number | null {
  const isAnswer = typeof body === 'object' && body !== null && 'access_expires_at' in body;
  return isAnswer && typeof body.access_expires_at === 'number' ? body.access_expires_at : null;
}

async function ask(post: () => Promise<Response>): Promise<RefreshAnswer> {
  try {
    const response = await post();
    if (response.ok) {
      const accessExpiresAt = expiryOf(await response.json());
      return accessExpiresAt === null ? { kind: 'unavailable' } : { kind: 'refreshed', accessExpiresAt };
    }
    return RETRYABLE.includes(response.status) ? { kind: 'unavailable' } : { kind: 'ended' };
  } catch {
    // No answer at all: the network, or a server that is being restarted.
    return { kind: 'unavailable' };
  }
}

/** Refreshes, and tries again after 200 ms, 400 ms, 800 ms … as long as the next try starts within 30 s. */
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
