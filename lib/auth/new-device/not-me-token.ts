// The link in the mail about a new browser. It says whose it is and until when, is signed for one shop, and is bound to
// the password of its day: once there is a new one, it opens nothing.
import 'server-only';
import { createHash } from 'node:crypto';
import type { TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { readToken, signToken } from '@/lib/secrets/signed-token';

/** Milliseconds: as long as a mail may lie unread. */
export const NOT_ME_LIFE = 7 * 24 * 60 * 60 * 1_000;

const SAID = /^([0-9a-f-]{36})_(\d{13})$/;

const boundTo = (tenantId: TenantId, passwordHash: string) => [
  tenantId,
  createHash('sha256').update(passwordHash).digest('base64url'),
];

/** The key of a link for a person. */
export const signNotMe = (
  tenantId: TenantId,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now = Date.now(),
): string =>
  signToken(keysFor('not-me'), 'not-me', boundTo(tenantId, passwordHash), `${userId}_${now + NOT_ME_LIFE}`);

/** Whom a key claims to be of; nothing is proved by it. */
export const claimedUserId = (token: string): string | null =>
  SAID.exec(token.slice(0, 60).split('.')[0] ?? '')?.[1] ?? null;

/** Whether a key is ours, of this shop and this password, and not too old. */
export function isNotMe(tenantId: TenantId, passwordHash: string, token: string, now = Date.now()): boolean {
  const said = readToken(keysFor('not-me'), 'not-me', boundTo(tenantId, passwordHash), token);
  return said !== null && Number(SAID.exec(said)?.[2]) > now;
}
