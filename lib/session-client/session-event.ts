// The events of a browser's session (specification §4). Codes, because they travel between tabs.

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

/** The session's kind. A browser can have one of each. */
export type SessionKind = 'staff' | 'customer';

/** The event for every tab: what happened, and when the access ends; null without a session. */
export type SessionNews = { event: SessionEvent; accessExpiresAt: number | null };

/** Another tab's event, possibly from another release; null if invalid. */
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
