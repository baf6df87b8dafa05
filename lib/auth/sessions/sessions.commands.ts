// Sessions are rows: without a row, nobody is signed in.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { keysFor } from '@/lib/secrets/secrets';
import { type Person, personColumns } from './person';
import { readRefreshToken, signRefreshToken } from './refresh-token';
import { ACCESS_LIFE, CHECK_TICK, endOf, REFRESH_MARGIN, REUSE_GRACE, SESSION_LIFE } from './session-times';

export type SessionTokens = {
  sessionId: string;
  refreshToken: string;
  accessExpiresAt: Date;
  /** The final expiry; no refresh moves it. */
  expiresAt: Date;
};

const tokensOf = (
  tenantId: TenantId,
  row: { id: string; generation: number; accessExpiresAt: Date; expiresAt: Date },
): SessionTokens => ({
  sessionId: row.id,
  refreshToken: signRefreshToken(keysFor('refresh-token'), {
    tenantId,
    sessionId: row.id,
    generation: row.generation,
  }),
  accessExpiresAt: row.accessExpiresAt,
  expiresAt: row.expiresAt,
});

const whoseOf = ({ userId, customerId }: { userId: string | null; customerId: string | null }) =>
  userId === null ? { customerId } : { userId };

const tokenColumns = { id: true, generation: true, accessExpiresAt: true, expiresAt: true } as const;

/**
 * Assurance level and methods (RFC 8176) of a proof: level 2 with a second factor, methods such as `['pwd',
 * 'otp']`.
 */
export type Proof = { assuranceLevel: 1 | 2; methods: readonly string[] };

/** Creates a session of a person in a shop, and deletes the person's expired sessions. */
export async function createSession(
  tenantId: TenantId,
  person: Person,
  device: Device,
  { assuranceLevel, methods }: Proof = { assuranceLevel: 1, methods: ['pwd'] },
): Promise<SessionTokens> {
  const now = Date.now();
  const owner = personColumns(person);
  const row = await tenantDb(tenantId, async (db) => {
    await db.session.deleteMany({ where: { tenantId, ...owner, expiresAt: { lte: new Date(now) } } });
    return db.session.create({
      data: {
        tenantId,
        ...owner,
        assuranceLevel,
        methods: [...methods],
        userAgent: device.userAgent.slice(0, 400),
        address: device.address.slice(0, 64),
        accessExpiresAt: new Date(now + ACCESS_LIFE),
        expiresAt: new Date(now + SESSION_LIFE),
      },
      select: tokenColumns,
    });
  });
  return tokensOf(tenantId, row);
}

/**
 * Exchanges a refresh token for the next one if the access expires soon; earlier it returns the current
 * tokens, unless `exchanged` is 'always'. A token of an earlier generation is a stolen copy and ends the
 * session, with one exception: the previous token is accepted for a short grace period, because of a second
 * tab or a lost response.
 */
export function refreshSession(
  tenantId: TenantId,
  sessionId: string,
  refreshToken: string,
  exchanged: 'when_due' | 'always' = 'when_due',
): Promise<Result<SessionTokens, 'session_ended'>> {
  const generation = readRefreshToken(keysFor('refresh-token'), { tenantId, sessionId }, refreshToken);
  if (generation === null) {
    return Promise.resolve(err('session_ended'));
  }
  return tenantDb(tenantId, async (db) => {
    const now = Date.now();
    const where = { tenantId_id: { tenantId, id: sessionId } };
    // Row lock: concurrent refreshes run one after the other.
    await db.$queryRaw`SELECT 1 FROM sessions WHERE tenant_id = ${tenantId}::uuid AND id = ${sessionId}::uuid FOR UPDATE`;
    const row = await db.session.findUnique({ where });
    if (row === null || endOf(row) <= now) {
      return err('session_ended');
    }
    const end = endOf(row);
    const isFresh =
      exchanged === 'when_due' && row.accessExpiresAt.getTime() - now > REFRESH_MARGIN + CHECK_TICK;
    if (generation === row.generation && !isFresh) {
      const next = await db.session.update({
        where,
        data: {
          generation: { increment: 1 },
          refreshedAt: new Date(now),
          lastUsedAt: new Date(now),
          accessExpiresAt: new Date(Math.min(now + ACCESS_LIFE, end)),
          expiresAt: new Date(end),
        },
        select: tokenColumns,
      });
      return ok(tokensOf(tenantId, next));
    }
    const isJustReplaced = generation === row.generation - 1 && now - row.refreshedAt.getTime() < REUSE_GRACE;
    if (generation === row.generation || isJustReplaced) {
      return ok(tokensOf(tenantId, row));
    }
    await db.session.delete({ where });
    logger().warn({
      event: 'session.token_reused',
      tenantId,
      sessionId,
      ...whoseOf(row),
    });
    return err('session_ended');
  });
}

/**
 * Records that the session's person has just proved their identity, with the method (RFC 8176), and raises
 * the session to assurance level 2 after a second factor. Returns the tokens of a new generation; the
 * previous token has a refresh's grace period. Null if the session has ended.
 */
export function proveSession(
  tenantId: TenantId,
  person: Person,
  sessionId: string,
  { method, isSecondFactor }: { method: string; isSecondFactor: boolean },
): Promise<SessionTokens | null> {
  return tenantDb(tenantId, async (db) => {
    const now = Date.now();
    // Row lock: a concurrent refresh runs before or after this, and neither update is lost.
    await db.$queryRaw`SELECT 1 FROM sessions WHERE tenant_id = ${tenantId}::uuid AND id = ${sessionId}::uuid FOR UPDATE`;
    const row = await db.session.findFirst({ where: { tenantId, id: sessionId, ...personColumns(person) } });
    if (row === null || endOf(row) <= now) {
      return null;
    }
    const next = await db.session.update({
      where: { tenantId_id: { tenantId, id: sessionId } },
      data: {
        ...(isSecondFactor && { assuranceLevel: 2 }),
        methods: [...new Set([...row.methods, method])],
        provedAt: new Date(now),
        generation: { increment: 1 },
        refreshedAt: new Date(now),
        lastUsedAt: new Date(now),
        accessExpiresAt: new Date(Math.min(now + ACCESS_LIFE, endOf(row))),
      },
      select: tokenColumns,
    });
    return tokensOf(tenantId, next);
  });
}

/** Ends a person's other sessions below assurance level 2, after a factor was enrolled. Returns the count. */
export async function endWeakerSessions(
  tenantId: TenantId,
  person: Person,
  keptId: string | null,
): Promise<number> {
  const kept = keptId === null ? {} : { NOT: { tenantId, id: keptId } };
  const { count } =
    person.kind === 'customer'
      ? await tenantStatement(tenantId, (db) =>
          db.session.deleteMany({
            where: { tenantId, customerId: person.customerId, assuranceLevel: 1, ...kept },
          }),
        )
      : // Across tenants: the factor is required in every shop.
        await platformDb().session.deleteMany({
          where: { userId: person.userId, assuranceLevel: 1, ...kept },
        });
  return count;
}

/**
 * Returns a session to assurance level 1, and ends the person's other ones, after their last factor was
 * removed.
 */
export async function lowerSessions(tenantId: TenantId, person: Person, keptId: string): Promise<void> {
  if (person.kind === 'customer') {
    await endCustomerSessions(tenantId, person.customerId, keptId);
  } else {
    await endOtherSessions(tenantId, person.userId, keptId);
  }
  await tenantStatement(tenantId, (db) =>
    db.session.updateMany({
      where: { tenantId, id: keptId, ...personColumns(person) },
      data: { assuranceLevel: 1 },
    }),
  );
}

/** Ends one of a person's sessions in this shop; returns whether it existed. */
export async function endSession(tenantId: TenantId, person: Person, sessionId: string): Promise<boolean> {
  const { count } = await tenantStatement(tenantId, (db) =>
    db.session.deleteMany({ where: { tenantId, id: sessionId, ...personColumns(person) } }),
  );
  return count === 1;
}

/** Ends every session of a customer but the named one; with null all of them. Returns the count. */
export async function endCustomerSessions(
  tenantId: TenantId,
  customerId: string,
  keptId: string | null,
): Promise<number> {
  const { count } = await tenantStatement(tenantId, (db) =>
    db.session.deleteMany({
      where: { tenantId, customerId, ...(keptId !== null && { NOT: { tenantId, id: keptId } }) },
    }),
  );
  return count;
}

/** Ends every session of a person, in every shop, but the one named (sign-out scope 'others'). */
export async function endOtherSessions(
  tenantId: TenantId,
  userId: string,
  sessionId: string,
): Promise<number> {
  // Across tenants: after the loss of a laptop, its owner wants to be signed out of all their shops.
  const { count } = await platformDb().session.deleteMany({
    where: { userId, NOT: { tenantId, id: sessionId } },
  });
  return count;
}

/** Ends every session of a person, in every shop (sign-out scope 'global'). */
export async function endAllSessions(userId: string): Promise<number> {
  // Across tenants, as above.
  const { count } = await platformDb().session.deleteMany({ where: { userId } });
  return count;
}

/**
 * Ends the sessions on the platform's host of somebody who only comes through there to their shops: who signs out of a
 * shop is not let in again by going that way. Operators, who work there, stay.
 */
export async function endWaysIn(userId: string): Promise<void> {
  // Across tenants: from a shop to the platform's own sessions.
  await platformDb().session.deleteMany({
    where: {
      userId,
      tenant: { kind: 'platform' },
      user: { tenants: { none: { tenant: { kind: 'platform' } } } },
    },
  });
}
