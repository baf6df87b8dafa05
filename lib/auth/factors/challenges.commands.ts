// Challenges: each is answered once, within five minutes, by its holder.
import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { CHALLENGE_LIFE } from './factor';

export type ChallengePurpose = 'passkey_enrol' | 'passkey_sign_in' | 'passkey_prove' | 'totp_verify';

/**
 * A challenge's holder: a session, or a browser with a cookie. `about` also binds it to a subject, such as a
 * factor's id.
 */
export type Holder =
  | { kind: 'session'; id: string; about?: string }
  | { kind: 'browser'; id: string; of: 'user' | 'customer' };

const bindingOf = (holder: Holder): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        holder.kind === 'session'
          ? ['session', holder.id, holder.about ?? '']
          : ['browser', holder.of, holder.id],
      ),
    )
    .digest('base64url');

export type Challenge = { id: string; challenge: string; expiresAt: Date };

/** Makes a challenge. Deletes the holder's expired ones. */
export async function giveChallenge(
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  now = new Date(),
): Promise<Challenge> {
  const binding = bindingOf(holder);
  const challenge = randomBytes(32).toString('base64url');
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE);
  await tenantDb(tenantId, async (db) => {
    // All expired ones of the shop: few rows, because each lives for five minutes, and an index finds them.
    await db.authChallenge.deleteMany({ where: { tenantId, expiresAt: { lte: now } } });
    await db.authChallenge.create({
      data: { tenantId, id, purpose, binding, challenge, createdAt: now, expiresAt },
    });
  });
  return { id, challenge, expiresAt };
}

const endOne = (tenantId: TenantId, which: Prisma.AuthChallengeWhereInput): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.authChallenge.deleteMany({ where: { ...which, tenantId } });
    return count === 1;
  });

/** Takes a challenge by its value. False if it was taken, has expired, or has another holder. */
export const takeChallenge = (
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  challenge: string,
  now = new Date(),
): Promise<boolean> =>
  endOne(tenantId, { purpose, binding: bindingOf(holder), challenge, expiresAt: { gt: now } });

/** Whether the holder's challenge with this id is still open. */
export const isChallengeOpen = (
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  id: string,
  now = new Date(),
): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const count = await db.authChallenge.count({
      where: { tenantId, id, purpose, binding: bindingOf(holder), expiresAt: { gt: now } },
    });
    return count === 1;
  });

/** Ends the challenge with this id after its answer. False if another call ended it first. */
export const endChallenge = (
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  id: string,
): Promise<boolean> => endOne(tenantId, { id, purpose, binding: bindingOf(holder) });
