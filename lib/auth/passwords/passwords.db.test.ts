import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { signIn } from '@/lib/auth/sign-in/sign-in';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestResetToken } from '@/lib/testing/rows/owed-mails';
import { createPerson, device, PASSWORD } from '@/lib/testing/rows/people';
import { isResetTokenUsable, requestPasswordReset, resetPassword } from './password-resets.commands';
import { changePassword } from './set-password';

beforeEach(resetDatabase);

const STORE_URL = 'https://clayandkiln.makerfront.example/';
const NEW_PASSWORD = 'nine kilns and a teapot';

async function shopWithOwner() {
  const tenant = await createTenant();
  return { tenant, owner: await createPerson({ tenantId: tenant.id, role: 'owner' }) };
}

const securityNotices = (recipient: string) =>
  database().outboxMail.count({ where: { kind: 'security_notice', recipient } });

async function tokenFor(tenant: Tenant, email: string): Promise<string> {
  const recipient = await requestPasswordReset(tenant, email, STORE_URL);
  return recipient === null ? '' : newestResetToken(tenant.id, recipient);
}

describe('a link to choose a new password', () => {
  it('changes the password once, and ends every session of the person in every shop', async () => {
    const { tenant, owner } = await shopWithOwner();
    const second = await createTenant();
    await database().tenantUser.create({ data: { tenantId: second.id, userId: owner.id, role: 'owner' } });
    await createSession(tenant.id, aUser(owner.id), device);
    await createSession(second.id, aUser(owner.id), device);
    const token = await tokenFor(tenant, owner.email.toUpperCase());
    expect(await isResetTokenUsable(tenant.id, token)).toBe(true);

    expect(await resetPassword(tenant, token, NEW_PASSWORD)).toEqual({
      ok: true,
      value: { userId: owner.id, email: owner.email },
    });
    expect(await securityNotices(owner.email)).toBe(1);
    expect(await database().session.count()).toBe(0);
    expect(await signIn(tenant, { email: owner.email, password: NEW_PASSWORD }, device)).toMatchObject({
      ok: true,
    });
    expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toMatchObject({
      ok: false,
    });

    expect(await isResetTokenUsable(tenant.id, token)).toBe(false);
    expect(await resetPassword(tenant, token, 'another good long one')).toMatchObject({
      error: { code: 'link_invalid' },
    });
  });

  it('works for one of two concurrent uses', async () => {
    const { tenant, owner } = await shopWithOwner();
    const token = await tokenFor(tenant, owner.email);
    const answers = await Promise.all([
      resetPassword(tenant, token, NEW_PASSWORD),
      resetPassword(tenant, token, 'another good long one'),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is stored as a hash only', async () => {
    const { tenant, owner } = await shopWithOwner();
    const token = await tokenFor(tenant, owner.email);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await database().passwordReset.findMany())).not.toContain(token);
  });

  it('is not used up by a weak password or by opening the page', async () => {
    const { tenant, owner } = await shopWithOwner();
    const token = await tokenFor(tenant, owner.email);
    expect(await resetPassword(tenant, token, 'password1')).toMatchObject({
      error: { code: 'password_weak' },
    });
    expect(await resetPassword(tenant, token, NEW_PASSWORD)).toMatchObject({ ok: true });
  });

  it('works for 30 minutes', async () => {
    const { tenant, owner } = await shopWithOwner();
    const token = await tokenFor(tenant, owner.email);
    const [row] = await database().passwordReset.findMany();
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeCloseTo(30 * 60_000, -4);
    await database().passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await isResetTokenUsable(tenant.id, token)).toBe(false);
    expect(await resetPassword(tenant, token, NEW_PASSWORD)).toMatchObject({
      error: { code: 'link_invalid' },
    });
  });

  it('is deleted after its expiry by the next request', async () => {
    const { tenant, owner } = await shopWithOwner();
    await tokenFor(tenant, owner.email);
    await database().passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await tokenFor(tenant, owner.email);
    expect(await database().passwordReset.count()).toBe(1);
  });

  it('does not work in another shop', async () => {
    const { tenant, owner } = await shopWithOwner();
    const other = await createTenant();
    await database().tenantUser.create({ data: { tenantId: other.id, userId: owner.id, role: 'owner' } });
    const token = await tokenFor(tenant, owner.email);
    expect(await isResetTokenUsable(other.id, token)).toBe(false);
    expect(await resetPassword(other, token, NEW_PASSWORD)).toMatchObject({
      error: { code: 'link_invalid' },
    });
  });

  it("is not made for strangers or for another shop's people", async () => {
    const { owner } = await shopWithOwner();
    const other = await createTenant();
    expect(await requestPasswordReset(other, owner.email, STORE_URL)).toBeNull();
    expect(await requestPasswordReset(other, 'nobody@example.test', STORE_URL)).toBeNull();
    expect(await database().passwordReset.count()).toBe(0);
  });

  it('voids the other links of the person, in every shop', async () => {
    const { tenant, owner } = await shopWithOwner();
    const second = await createTenant();
    await database().tenantUser.create({ data: { tenantId: second.id, userId: owner.id, role: 'owner' } });
    const [used, here, elsewhere] = [
      await tokenFor(tenant, owner.email),
      await tokenFor(tenant, owner.email),
      await tokenFor(second, owner.email),
    ];
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const theirs = await tokenFor(tenant, colleague.email);
    expect(await resetPassword(tenant, used, NEW_PASSWORD)).toMatchObject({ ok: true });
    expect(await isResetTokenUsable(tenant.id, here)).toBe(false);
    expect(await isResetTokenUsable(second.id, elsewhere)).toBe(false);
    expect(await isResetTokenUsable(tenant.id, theirs)).toBe(true);
  });

  it('is mailed at most three times in a while, no matter who asks, and the last one still works', async () => {
    const { tenant, owner } = await shopWithOwner();
    const tokens = [];
    for (let request = 0; request < 5; request += 1) {
      tokens.push(await tokenFor(tenant, owner.email));
    }
    expect(tokens.map((token) => token !== '')).toEqual([true, true, true, false, false]);
    expect(await isResetTokenUsable(tenant.id, tokens[2] ?? '')).toBe(true);
    // Using one link deletes the others, so a new one is sent.
    expect(await resetPassword(tenant, tokens[2] ?? '', NEW_PASSWORD)).toMatchObject({ ok: true });
    expect(await tokenFor(tenant, owner.email)).not.toBe('');
  });
});

describe('changing the password', () => {
  it('needs the current password, and ends the other sessions in every shop', async () => {
    const { tenant, owner } = await shopWithOwner();
    const second = await createTenant();
    const [mine, other, elsewhere] = [
      await createSession(tenant.id, aUser(owner.id), device),
      await createSession(tenant.id, aUser(owner.id), device),
      await createSession(second.id, aUser(owner.id), device),
    ];
    const person = { userId: owner.id, tenantId: tenant.id, sessionId: mine.sessionId };
    const token = await tokenFor(tenant, owner.email);

    expect(await changePassword(person, { current: 'wrong', next: NEW_PASSWORD }, [])).toEqual({
      ok: false,
      error: { code: 'password_wrong' },
    });
    expect(await database().session.count()).toBe(3);

    expect(await changePassword(person, { current: PASSWORD, next: NEW_PASSWORD }, [])).toMatchObject({
      ok: true,
    });
    expect(await securityNotices(owner.email)).toBe(1);
    expect(await findLiveSession(tenant.id, mine.sessionId)).not.toBeNull();
    expect(await findLiveSession(tenant.id, other.sessionId)).toBeNull();
    expect(await findLiveSession(second.id, elsewhere.sessionId)).toBeNull();
    expect(await isResetTokenUsable(tenant.id, token)).toBe(false);
  });

  it("refuses a new one that is easy to guess, or made of the shop's name", async () => {
    const { tenant, owner } = await shopWithOwner();
    const mine = await createSession(tenant.id, aUser(owner.id), device);
    const person = { userId: owner.id, tenantId: tenant.id, sessionId: mine.sessionId };
    for (const next of ['password1', 'marigoldpots']) {
      const changed = await changePassword(person, { current: PASSWORD, next }, ['marigoldpots']);
      expect(changed).toMatchObject({ error: { code: 'password_weak' } });
    }
  });

  it('limits the number of guesses at the current one', async () => {
    const { tenant, owner } = await shopWithOwner();
    const mine = await createSession(tenant.id, aUser(owner.id), device);
    const person = { userId: owner.id, tenantId: tenant.id, sessionId: mine.sessionId };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await changePassword(person, { current: 'wrong', next: NEW_PASSWORD }, []);
    }
    expect(await changePassword(person, { current: PASSWORD, next: NEW_PASSWORD }, [])).toMatchObject({
      error: { code: 'too_many_attempts' },
    });
  });
});
