import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '@/lib/auth/sessions/person';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/log';
import { countLockWaits } from '@/lib/testing/database/count-lock-waits';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createPerson, device } from '@/lib/testing/rows/people';
import { ACCESS_LIFE, SESSION_LIFE } from './sessions/session-times';
import {
  createSession,
  endAllSessions,
  endOtherSessions,
  endSession,
  refreshSession,
} from './sessions/sessions.commands';
import { findLiveSession, listSessions } from './sessions/sessions.queries';

beforeEach(resetDatabase);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ended = { ok: false, error: 'session_ended' };

/** Stops this process's clock, so that a test can hit a limit to the millisecond. */
const stopClockAt = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: milliseconds });

async function signedIn() {
  const tenant = await createTenant();
  const user = await createPerson({ tenantId: tenant.id, role: 'owner' });
  return { tenant, user, session: await createSession(tenant.id, aUser(user.id), device) };
}

/** Sets the end of a session's access to `milliseconds` from now. */
const endAccessIn = (sessionId: string, milliseconds: number) =>
  database().session.updateMany({
    where: { id: sessionId },
    data: { accessExpiresAt: new Date(Date.now() + milliseconds) },
  });

const age = (sessionId: string, milliseconds: number) =>
  database().session.updateMany({
    where: { id: sessionId },
    data: { refreshedAt: new Date(Date.now() - milliseconds) },
  });

describe('a session', () => {
  it('is found in its shop, with its person and their current role', async () => {
    const { tenant, user, session } = await signedIn();
    const found = await findLiveSession(tenant.id, session.sessionId);
    expect(found).toMatchObject({ userId: user.id, role: 'owner' });
    expect((found?.accessExpiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(ACCESS_LIFE - 10_000);

    await database().tenantUser.updateMany({ data: { role: 'order-manager' } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toMatchObject({ role: 'order-manager' });
    await database().tenantUser.deleteMany();
    expect(await findLiveSession(tenant.id, session.sessionId)).toMatchObject({ role: null });
  });

  it('is not found in another shop, even of the same person', async () => {
    const { user, session } = await signedIn();
    const other = await createTenant();
    await database().tenantUser.create({ data: { tenantId: other.id, userId: user.id, role: 'owner' } });
    expect(await findLiveSession(other.id, session.sessionId)).toBeNull();
    expect(await refreshSession(other.id, session.sessionId, session.refreshToken)).toEqual(ended);
    expect(await endSession(other.id, aUser(user.id), session.sessionId)).toBe(false);
    expect(await listSessions(other.id, aUser(user.id), session.sessionId)).toEqual([]);
  });

  it('is over after its expiry, though its row still exists', async () => {
    const { tenant, session } = await signedIn();
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toEqual(ended);
  });

  it('is over at its expiry to the millisecond, for every reader', async () => {
    const { tenant, user, session } = await signedIn();
    const end = Date.now() + 60_000;
    await database().session.updateMany({ data: { expiresAt: new Date(end) } });
    const seen = async () => ({
      isLive: (await findLiveSession(tenant.id, session.sessionId)) !== null,
      listed: (await listSessions(tenant.id, aUser(user.id), '')).length,
      refreshed: await refreshSession(tenant.id, session.sessionId, session.refreshToken),
    });
    stopClockAt(end - 1);
    expect(await seen()).toMatchObject({ isLive: true, listed: 1, refreshed: { ok: true } });
    stopClockAt(end);
    expect(await seen()).toEqual({ isLive: false, listed: 0, refreshed: ended });
    await createSession(tenant.id, aUser(user.id), device);
    expect(await database().session.count()).toBe(1);
  });

  it('is deleted when its person signs in again after its expiry', async () => {
    const { tenant, user, session } = await signedIn();
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    const next = await createSession(tenant.id, aUser(user.id), device);
    const rows = await database().session.findMany();
    expect(rows.map(({ id }) => id)).toEqual([next.sessionId]);
    expect(next.sessionId).not.toBe(session.sessionId);
  });

  it('is over 30 days after its start, no matter how often it was refreshed', async () => {
    const { tenant, session } = await signedIn();
    const began = (milliseconds: number) =>
      database().session.updateMany({
        data: { createdAt: new Date(Date.now() - SESSION_LIFE + milliseconds) },
      });
    await began(60_000);
    await endAccessIn(session.sessionId, 60_000);
    const last = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    const end = Date.now() + 61_000;
    expect(last.ok && last.value.accessExpiresAt.getTime()).toBeLessThan(end);
    expect(last.ok && last.value.expiresAt.getTime()).toBeLessThan(end);
    await began(-1_000);
    // An old row: each refresh moved its expiry.
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() + SESSION_LIFE) } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    const newest = last.ok ? last.value.refreshToken : '';
    expect(await refreshSession(tenant.id, session.sessionId, newest)).toEqual(ended);
  });

  it('records its last use, at most once a minute, and of no other session', async () => {
    const { tenant, user, session } = await signedIn();
    const other = await createSession(tenant.id, aUser(user.id), device);
    const lastUsed = async () => {
      const rows = await listSessions(tenant.id, aUser(user.id), '');
      return [session, other].map(({ sessionId }) =>
        rows.find(({ id }) => id === sessionId)?.lastUsedAt.getTime(),
      );
    };
    const before = Date.now();
    await database().session.updateMany({ data: { lastUsedAt: new Date(before) } });
    stopClockAt(before + 60_000);
    await findLiveSession(tenant.id, session.sessionId);
    expect(await lastUsed()).toEqual([before, before]);
    stopClockAt(before + 60_001);
    await findLiveSession(tenant.id, session.sessionId);
    expect(await lastUsed()).toEqual([before + 60_001, before]);
  });

  it('cuts a long User-Agent to the column’s length', async () => {
    const { tenant, user } = await signedIn();
    await createSession(tenant.id, aUser(user.id), {
      userAgent: 'x'.repeat(5_000),
      address: '9'.repeat(500),
    });
    expect(await database().session.count()).toBe(2);
  });
});

describe('refreshing', () => {
  it('rotates the token and extends the access when little of it is left', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const next = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    expect(next.ok && next.value.refreshToken).not.toBe(session.refreshToken);
    expect(next.ok && next.value.accessExpiresAt.getTime() - Date.now()).toBeGreaterThan(
      ACCESS_LIFE - 10_000,
    );
  });

  it('answers the current token while much of the access is left', async () => {
    const { tenant, session } = await signedIn();
    const same = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    expect(same).toEqual({ ok: true, value: session });
  });

  it('rotates with two minutes of the access left, and not a millisecond before', async () => {
    const { tenant, session } = await signedIn();
    const accessEnds = session.accessExpiresAt.getTime();
    const refresh = () => refreshSession(tenant.id, session.sessionId, session.refreshToken);
    stopClockAt(accessEnds - 120_001);
    expect(await refresh()).toEqual({ ok: true, value: session });
    stopClockAt(accessEnds - 120_000);
    const next = await refresh();
    expect(next).toMatchObject({ value: { accessExpiresAt: new Date(accessEnds - 120_000 + ACCESS_LIFE) } });
    expect(await database().session.findFirst()).toMatchObject({
      generation: 2,
      refreshedAt: new Date(accessEnds - 120_000),
      lastUsedAt: new Date(accessEnds - 120_000),
    });
  });

  it('accepts the previous token for a minute, and not a millisecond longer', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const refresh = () => refreshSession(tenant.id, session.sessionId, session.refreshToken);
    const refreshedAt = Date.now();
    stopClockAt(refreshedAt);
    const next = await refresh();
    stopClockAt(refreshedAt + 59_999);
    expect(await refresh()).toEqual(next);
    stopClockAt(refreshedAt + 60_000);
    expect(await refresh()).toEqual(ended);
  });

  it('gives the same new token to two tabs that refresh at once', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refreshSession(tenant.id, session.sessionId, session.refreshToken)),
    );
    const tokens = answers.map((answer) => answer.ok && answer.value.refreshToken);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(session.refreshToken);
  });

  it('makes the second of two concurrent calls wait, and gives it the same token', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    let answers: ReturnType<typeof refreshSession>[] = [];
    await database().$transaction(
      async (db) => {
        // Holds the row's lock until both calls wait for it, before either can write.
        await db.$executeRaw`SELECT 1 FROM sessions FOR UPDATE`;
        answers = [1, 2].map(() => refreshSession(tenant.id, session.sessionId, session.refreshToken));
        await expect.poll(countLockWaits).toBe(2);
      },
      { timeout: 30_000 },
    );
    const tokens = (await Promise.all(answers)).map((answer) => answer.ok && answer.value.refreshToken);
    expect(new Set(tokens).size).toBe(1);
    expect(await database().session.findFirst()).toMatchObject({ generation: 2 });
  });

  it('ends the session when an old token is used again', async () => {
    const { tenant, user, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const next = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    await age(session.sessionId, 61_000);
    const warn = vi.spyOn(logger(), 'warn');
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toEqual(ended);
    expect(warn.mock.calls).toEqual([
      [
        {
          event: 'session.token_reused',
          tenantId: tenant.id,
          sessionId: session.sessionId,
          userId: user.id,
        },
      ],
    ]);
    const newest = next.ok ? next.value.refreshToken : '';
    expect(await refreshSession(tenant.id, session.sessionId, newest)).toEqual(ended);
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
  });

  it('ends the session for an old token also where the newest would be exchanged', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    await age(session.sessionId, 61_000);
    await endAccessIn(session.sessionId, 60_000);
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toEqual(ended);
    expect(await database().session.count()).toBe(0);
  });

  it('ends the session at once for a token of two generations ago', async () => {
    const { tenant, session } = await signedIn();
    let token = session.refreshToken;
    for (let round = 0; round < 2; round += 1) {
      await endAccessIn(session.sessionId, 60_000);
      const next = await refreshSession(tenant.id, session.sessionId, token);
      token = next.ok ? next.value.refreshToken : '';
    }
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toEqual(ended);
    expect(await database().session.count()).toBe(0);
  });

  it('does not end a session for a made-up token', async () => {
    const { tenant, session } = await signedIn();
    expect(await refreshSession(tenant.id, session.sessionId, `1.${'A'.repeat(43)}`)).toEqual(ended);
    expect(await findLiveSession(tenant.id, session.sessionId)).not.toBeNull();
  });
});

describe('signing out', () => {
  it('ends one session, all the others, or all of them, of this person only', async () => {
    const { tenant, user, session } = await signedIn();
    const second = await createTenant();
    await database().tenantUser.create({ data: { tenantId: second.id, userId: user.id, role: 'owner' } });
    const [elsewhere, here] = [
      await createSession(second.id, aUser(user.id), device),
      await createSession(tenant.id, aUser(user.id), device),
    ];
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const theirs = await createSession(tenant.id, aUser(colleague.id), device);

    expect(await endSession(tenant.id, aUser(user.id), theirs.sessionId)).toBe(false);
    expect(await endSession(tenant.id, aUser(user.id), here.sessionId)).toBe(true);
    expect(await findLiveSession(tenant.id, here.sessionId)).toBeNull();

    expect(await endOtherSessions(tenant.id, user.id, session.sessionId)).toBe(1);
    expect(await findLiveSession(second.id, elsewhere.sessionId)).toBeNull();
    expect(await findLiveSession(tenant.id, session.sessionId)).not.toBeNull();

    expect(await endAllSessions(user.id)).toBe(1);
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    expect(await findLiveSession(tenant.id, theirs.sessionId)).not.toBeNull();
  });

  it('lists the sessions of a person in this shop, the last used first, with the current one marked', async () => {
    const { tenant, user } = await signedIn();
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    await createSession(tenant.id, aUser(colleague.id), device);
    await createSession(tenant.id, aUser(user.id), device);
    await createSession(tenant.id, aUser(user.id), device);
    const rows = await database().session.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } });
    const [first, second, third] = rows.map(({ id }) => id);
    const used = (id: string | undefined, secondsAgo: number) =>
      database().session.updateMany({
        where: { id: id ?? '' },
        data: { lastUsedAt: new Date(started - secondsAgo * 1_000) },
      });
    const started = Date.now();
    await used(second, 5);
    await used(third, 5);
    await used(first, 1);
    const shown = await listSessions(tenant.id, aUser(user.id), second ?? '');
    expect(shown.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [first, false],
      [third, false],
      [second, true],
    ]);
    expect(shown[0]).toEqual({
      id: first,
      ...device,
      createdAt: rows[0]?.createdAt,
      lastUsedAt: new Date(started - 1_000),
      isCurrent: false,
    });
  });
});
