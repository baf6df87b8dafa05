import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { createTenant } from '@/lib/testing/factories';
import { createPerson, device } from '@/lib/testing/people';
import { resetDatabase } from '@/lib/testing/reset-database';
import { ACCESS_LIFE, SESSION_LIFE } from './session-times';
import {
  createSession,
  endAllSessions,
  endOtherSessions,
  endSession,
  refreshSession,
} from './sessions.commands';
import { findLiveSession, listSessions } from './sessions.queries';

beforeEach(resetDatabase);

async function signedIn() {
  const tenant = await createTenant();
  const user = await createPerson({ tenantId: tenant.id, role: 'owner' });
  return { tenant, user, session: await createSession(tenant.id, user.id, device) };
}

/** Makes a session as old as if its access ended in `milliseconds`. */
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
  it('is found in its shop, with its person and the role of this moment', async () => {
    const { tenant, user, session } = await signedIn();
    const found = await findLiveSession(tenant.id, session.sessionId);
    expect(found).toMatchObject({ userId: user.id, role: 'owner' });
    expect((found?.accessExpiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(ACCESS_LIFE - 10_000);

    await database().tenantUser.updateMany({ data: { role: 'order-manager' } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toMatchObject({ role: 'order-manager' });
    await database().tenantUser.deleteMany();
    expect(await findLiveSession(tenant.id, session.sessionId)).toMatchObject({ role: null });
  });

  it('is nothing in another shop, even of the same person', async () => {
    const { user, session } = await signedIn();
    const other = await createTenant();
    await database().tenantUser.create({ data: { tenantId: other.id, userId: user.id, role: 'owner' } });
    expect(await findLiveSession(other.id, session.sessionId)).toBeNull();
    expect(await refreshSession(other.id, session.sessionId, session.refreshToken)).toMatchObject({
      ok: false,
    });
    expect(await endSession(other.id, user.id, session.sessionId)).toBe(false);
    expect(await listSessions(other.id, user.id, session.sessionId)).toEqual([]);
  });

  it('is over once its time is, though its row is there', async () => {
    const { tenant, session } = await signedIn();
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toMatchObject({
      ok: false,
    });
  });

  it('is cleared away when its person signs in again after its end', async () => {
    const { tenant, user, session } = await signedIn();
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    const next = await createSession(tenant.id, user.id, device);
    const rows = await database().session.findMany();
    expect(rows.map(({ id }) => id)).toEqual([next.sessionId]);
    expect(next.sessionId).not.toBe(session.sessionId);
  });

  it('is over for good 30 days after it began, however often it was refreshed', async () => {
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
    // As a row looks that was moved on by each refresh.
    await database().session.updateMany({ data: { expiresAt: new Date(Date.now() + SESSION_LIFE) } });
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    const newest = last.ok ? last.value.refreshToken : '';
    expect(await refreshSession(tenant.id, session.sessionId, newest)).toMatchObject({ ok: false });
  });

  it('notes when it was used last, at most once a minute', async () => {
    const { tenant, user, session } = await signedIn();
    const lastUsed = async () => (await listSessions(tenant.id, user.id, ''))[0]?.lastUsedAt.getTime() ?? 0;
    const before = await lastUsed();
    await findLiveSession(tenant.id, session.sessionId);
    expect(await lastUsed()).toBe(before);
    await database().session.updateMany({ data: { lastUsedAt: new Date(Date.now() - 61_000) } });
    await findLiveSession(tenant.id, session.sessionId);
    expect(Date.now() - (await lastUsed())).toBeLessThan(10_000);
  });

  it('keeps no more of what a browser says than there is room for', async () => {
    const { tenant, user } = await signedIn();
    await createSession(tenant.id, user.id, { userAgent: 'x'.repeat(5_000), address: '9'.repeat(500) });
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

  it('answers what there is while much of it is left', async () => {
    const { tenant, session } = await signedIn();
    const same = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    expect(same).toEqual({ ok: true, value: session });
  });

  it('gives two tabs that refresh at once the same new token', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refreshSession(tenant.id, session.sessionId, session.refreshToken)),
    );
    const tokens = answers.map((answer) => answer.ok && answer.value.refreshToken);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(session.refreshToken);
  });

  it('has the second of two wait for the first, and then answers the same', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    let answers: ReturnType<typeof refreshSession>[] = [];
    await database().$transaction(
      async (db) => {
        // Both have come as far as they get alone, before either can write.
        await db.$executeRaw`SELECT 1 FROM sessions FOR UPDATE`;
        answers = [1, 2].map(() => refreshSession(tenant.id, session.sessionId, session.refreshToken));
        await expect
          .poll(async () => {
            const [row] = await database().$queryRaw<{ count: bigint }[]>`
              SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
            return Number(row?.count);
          })
          .toBe(2);
      },
      { timeout: 30_000 },
    );
    const tokens = (await Promise.all(answers)).map((answer) => answer.ok && answer.value.refreshToken);
    expect(new Set(tokens).size).toBe(1);
    expect(await database().session.findFirst()).toMatchObject({ generation: 2 });
  });

  it('ends the session when an old token is used again', async () => {
    const { tenant, session } = await signedIn();
    await endAccessIn(session.sessionId, 60_000);
    const next = await refreshSession(tenant.id, session.sessionId, session.refreshToken);
    await age(session.sessionId, 61_000);
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toEqual({
      ok: false,
      error: 'session_ended',
    });
    const newest = next.ok ? next.value.refreshToken : '';
    expect(await refreshSession(tenant.id, session.sessionId, newest)).toMatchObject({ ok: false });
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
  });

  it('ends it at once for a token of two generations ago', async () => {
    const { tenant, session } = await signedIn();
    let token = session.refreshToken;
    for (let round = 0; round < 2; round += 1) {
      await endAccessIn(session.sessionId, 60_000);
      const next = await refreshSession(tenant.id, session.sessionId, token);
      token = next.ok ? next.value.refreshToken : '';
    }
    expect(await refreshSession(tenant.id, session.sessionId, session.refreshToken)).toMatchObject({
      ok: false,
    });
    expect(await database().session.count()).toBe(0);
  });

  it('does not end a session for a token that was made up', async () => {
    const { tenant, session } = await signedIn();
    expect(await refreshSession(tenant.id, session.sessionId, `1.${'A'.repeat(43)}`)).toMatchObject({
      ok: false,
    });
    expect(await findLiveSession(tenant.id, session.sessionId)).not.toBeNull();
  });
});

describe('signing out', () => {
  it('ends one session, all the others, or all of them, of this person only', async () => {
    const { tenant, user, session } = await signedIn();
    const second = await createTenant();
    await database().tenantUser.create({ data: { tenantId: second.id, userId: user.id, role: 'owner' } });
    const [elsewhere, here] = [
      await createSession(second.id, user.id, device),
      await createSession(tenant.id, user.id, device),
    ];
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const theirs = await createSession(tenant.id, colleague.id, device);

    expect(await endSession(tenant.id, user.id, theirs.sessionId)).toBe(false);
    expect(await endSession(tenant.id, user.id, here.sessionId)).toBe(true);
    expect(await findLiveSession(tenant.id, here.sessionId)).toBeNull();

    expect(await endOtherSessions(tenant.id, user.id, session.sessionId)).toBe(1);
    expect(await findLiveSession(second.id, elsewhere.sessionId)).toBeNull();
    expect(await findLiveSession(tenant.id, session.sessionId)).not.toBeNull();

    expect(await endAllSessions(user.id)).toBe(1);
    expect(await findLiveSession(tenant.id, session.sessionId)).toBeNull();
    expect(await findLiveSession(tenant.id, theirs.sessionId)).not.toBeNull();
  });

  it('lists the sessions of a person in this shop, the last used first, with the present one marked', async () => {
    const { tenant, user, session } = await signedIn();
    const newer = await createSession(tenant.id, user.id, device);
    await database().session.updateMany({
      where: { id: session.sessionId },
      data: { lastUsedAt: new Date(Date.now() - 5_000) },
    });
    const shown = await listSessions(tenant.id, user.id, session.sessionId);
    expect(shown.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [newer.sessionId, false],
      [session.sessionId, true],
    ]);
  });
});
