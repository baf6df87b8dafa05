// The link in the mail about a new browser. It says whose it is and when they signed in, and is signed for one shop.
// Nothing that a thief can change makes it void, least of all a new password: it ends after seven days, and pressing it
// twice does the same twice.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { keysFor } from '@/lib/secrets/secrets';
import { readToken, signToken } from '@/lib/secrets/signed-token';

/** Milliseconds: as long as a mail may lie unread. */
export const NOT_ME_LIFE = 7 * 24 * 60 * 60 * 1_000;

const SAID = /^([0-9a-f-]{36})_(\d{13})$/;

/** A sign-in that may have been somebody else's. */
export type DoubtedSignIn = { userId: string; signedInAt: Date };

/** The key of a link for a person's sign-in. */
export const signNotMe = (tenantId: TenantId, { userId, signedInAt }: DoubtedSignIn): string =>
  signToken(keysFor('not-me'), 'not-me', [tenantId], `${userId}_${signedInAt.getTime()}`);

/** What a key says, if it is ours, of this shop, and not too old. */
export function readNotMe(tenantId: TenantId, token: string, now = Date.now()): DoubtedSignIn | null {
  const [, userId, at] = SAID.exec(readToken(keysFor('not-me'), 'not-me', [tenantId], token) ?? '') ?? [];
  return userId !== undefined && Number(at) + NOT_ME_LIFE > now
    ? { userId, signedInAt: new Date(Number(at)) }
    : null;
}
