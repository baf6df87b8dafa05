// The link in the mail about a new browser. It names the person and the time of the sign-in, and is signed
// for one shop. Nothing that a thief can change voids it, not even a new password. It expires after seven
// days, and pressing it twice is idempotent.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { readToken, signToken } from '@/lib/secrets/signed-token';

/** Milliseconds: as long as a mail may stay unread. */
export const NOT_ME_LIFE = 7 * 24 * 60 * 60 * 1_000;

const SAID = /^([0-9a-f-]{36})_(\d{13})$/;

/** A sign-in that may not be the owner's. */
export type DoubtedSignIn = { userId: string; signedInAt: Date };

/** The key of the link about a person's sign-in. */
export const signNotMe = (tenantId: TenantId, { userId, signedInAt }: DoubtedSignIn): string =>
  signToken(keysFor('not-me'), 'not-me', [tenantId], `${userId}_${signedInAt.getTime()}`);

/** The content of a valid key of this shop that has not expired; else null. */
export function readNotMe(tenantId: TenantId, token: string, now = Date.now()): DoubtedSignIn | null {
  const [, userId, at] = SAID.exec(readToken(keysFor('not-me'), 'not-me', [tenantId], token) ?? '') ?? [];
  return userId !== undefined && Number(at) + NOT_ME_LIFE > now
    ? { userId, signedInAt: new Date(Number(at)) }
    : null;
}
