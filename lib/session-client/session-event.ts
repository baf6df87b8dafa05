// What a browser can be told of its session (specification §4). Codes, as they also travel between tabs.

export const SESSION_EVENTS = [
  'initial_session',
  'signed_in',
  'signed_out',
  'token_refreshed',
  'user_updated',
  'password_recovery',
  'mfa_challenge_verified',
] as const;

export type SessionEvent = (typeof SESSION_EVENTS)[number];

/** Whose session it is. A browser can have one of each. */
export type SessionKind = 'staff' | 'customer';

/** What every tab learns: what happened, and when the access ends; null without a session. */
export type SessionNews = { event: SessionEvent; accessExpiresAt: number | null };

/** News of another tab, which may be of another release; null if it is none. */
export function readNews(message: unknown): SessionNews | null {
  if (typeof message !== 'object' || message === null) {
    return null;
  }
  const { event: name, accessExpiresAt }: { event?: unknown; accessExpiresAt?: unknown } = message;
  const event = SESSION_EVENTS.find((known) => known === name);
  const isTime = accessExpiresAt === null || Number.isFinite(accessExpiresAt);
  return event !== undefined && isTime && (accessExpiresAt === null || typeof accessExpiresAt === 'number')
    ? { event, accessExpiresAt }
    : null;
}
