// Challenges: each is taken once, within five minutes, by whom it was given to.
import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { CHALLENGE_LIFE } from './factor';

export type ChallengePurpose = 'passkey_enrol' | 'passkey_sign_in' | 'passkey_prove' | 'totp_verify';

/**
 * To whom a challenge is given: a session, or a browser that holds a cookie. With `about` also for what, such as a
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

/** Gives a challenge. Clears away those of the same holder that have run out. */
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
    // Of the whole shop: few rows, each of five minutes, found by an index.
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

/** Takes a challenge by what it says. False for one that was taken, has run out, or was given to somebody else. */
export const takeChallenge = (
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  challenge: string,
  now = new Date(),
): Promise<boolean> =>
  endOne(tenantId, { purpose, binding: bindingOf(holder), challenge, expiresAt: { gt: now } });

/** Whether a challenge of this id is still open to its holder. */
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

/** Ends a challenge of this id: it was answered. False if somebody was faster. */
export const endChallenge = (
  tenantId: TenantId,
  purpose: ChallengePurpose,
  holder: Holder,
  id: string,
): Promise<boolean> => endOne(tenantId, { id, purpose, binding: bindingOf(holder) });
