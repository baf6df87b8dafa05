// Somebody who opened a shop by codes alone, and is asked again who they are.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeAt } from '@/lib/auth/factors/totp';
import { confirmTotp, enrolTotp } from '@/lib/auth/factors/totp.commands';
import { requestPasswordReset, resetPassword } from '@/lib/auth/passwords/password-resets.commands';
import { changePassword } from '@/lib/auth/passwords/set-password';
import { aUser } from '@/lib/auth/sessions/person';
import { endWaysIn } from '@/lib/auth/sessions/sessions.commands';
import { signIn } from '@/lib/auth/sign-in/sign-in';
import { type KnownVisitor, proveByPassword } from '@/lib/auth/sign-in/staff-proof';
import { beginStaffSession } from '@/lib/auth/sign-in/staff-session';
import { visitorWith } from '@/lib/auth/visitor';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOperator } from '@/lib/testing/rows/operators';
import { newestCode, newestResetToken } from '@/lib/testing/rows/owed-mails';
import { createPerson, device, PASSWORD } from '@/lib/testing/rows/people';
import { prepareMailedCode, proveByMailedCode } from './mailed-proof';

vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));

let tenant: Tenant;
let person: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  [tenant] = await freshTenants();
  await database().$executeRaw`TRUNCATE rate_limits`;
  person = await createPerson({ tenantId: tenant.id, role: 'owner' });
  await database().user.update({ where: { id: person.id }, data: { passwordHash: '' } });
});

async function comeIn(): Promise<KnownVisitor> {
  const { cookie } = await beginStaffSession(
    tenant.id,
    { userId: person.id, name: '', email: person.email, role: 'owner' },
    { device, proof: { assuranceLevel: 1, methods: ['otp'] }, replaced: null },
  );
  const visitor = await visitorWith(tenant.id, cookie.value);
  return visitor.kind === 'signed_in' ? visitor : expect.fail(visitor.kind);
}

const asking = (visitor: KnownVisitor) => ({ tenant, visitor, device, readCookie: () => undefined });

async function codeFor(visitor: KnownVisitor): Promise<string> {
  const ready = await prepareMailedCode({ tenant, visitor });
  await (ready.ok ? ready.value.send() : expect.fail(ready.error.code));
  return newestCode(tenant.id, person.email);
}

const provedAt = async ({ sessionId }: KnownVisitor) =>
  (await database().session.findFirstOrThrow({ where: { id: sessionId } })).provedAt.getTime();

describe('somebody without a password', () => {
  it('proves again who they are by a code that is mailed to them, once', async () => {
    const visitor = await comeIn();
    await database().session.updateMany({ data: { provedAt: new Date(0) } });
    const code = await codeFor(visitor);
    expect(await proveByMailedCode(asking(visitor), code)).toMatchObject({ ok: true });
    expect(await provedAt(visitor)).toBeGreaterThan(Date.now() - 60_000);
    expect(await proveByMailedCode(asking(visitor), code)).toEqual({
      ok: false,
      error: { code: 'code_wrong' },
    });
  });

  it('needs the code of this very session', async () => {
    const [visitor, elsewhere] = [await comeIn(), await comeIn()];
    const code = await codeFor(visitor);
    expect(await proveByMailedCode(asking(elsewhere), code)).toMatchObject({ error: { code: 'code_wrong' } });
  });

  it('is matched by no password, and told so as anybody else', async () => {
    const visitor = await comeIn();
    for (const password of ['', PASSWORD]) {
      expect(await proveByPassword(asking(visitor), password)).toEqual({
        ok: false,
        error: { code: 'password_wrong' },
      });
      expect(await signIn(tenant, { email: person.email, password }, device)).toEqual({
        ok: false,
        error: { code: 'credentials_wrong' },
      });
    }
    const { userId, sessionId } = visitor;
    const changed = await changePassword(
      { userId, tenantId: tenant.id, sessionId },
      { current: '', next: 'a heddle of many colors' },
      [],
    );
    expect(changed).toEqual({ ok: false, error: { code: 'password_wrong' } });
  });

  it('chooses one by the link of a forgotten password, and then needs it', async () => {
    const visitor = await comeIn();
    await requestPasswordReset(tenant, person.email, 'https://clay.makerfront.test/');
    const token = await newestResetToken(tenant.id, person.email);
    expect(await resetPassword(tenant, token, 'a heddle of many colors')).toMatchObject({ ok: true });
    const signedIn = await signIn(
      tenant,
      { email: person.email, password: 'a heddle of many colors' },
      device,
    );
    expect(signedIn.ok).toBe(true);
    expect(await prepareMailedCode({ tenant, visitor })).toEqual({
      ok: false,
      error: { code: 'not_enough' },
    });
  });

  it('needs their second factor once they have one', async () => {
    const visitor = await comeIn();
    const code = await codeFor(visitor);
    const hourAgo = new Date(Date.now() - 3_600_000);
    const names = { name: 'Phone', issuer: 'Loom', account: 'ada' };
    const made = await enrolTotp(tenant.id, aUser(person.id), names, hourAgo);
    const { id, secret } = made.ok ? made.value : expect.fail('no secret');
    await confirmTotp(tenant.id, aUser(person.id), { factorId: id, code: codeAt(secret, hourAgo) }, hourAgo);
    expect(await proveByMailedCode(asking(visitor), code)).toEqual({
      ok: false,
      error: { code: 'not_enough' },
    });
  });

  it('gets five codes in fifteen minutes', async () => {
    const visitor = await comeIn();
    for (let number = 1; number <= 5; number += 1) {
      expect((await prepareMailedCode({ tenant, visitor })).ok).toBe(true);
    }
    expect(await prepareMailedCode({ tenant, visitor })).toMatchObject({
      error: { code: 'too_many_attempts' },
    });
  });
});

it('signing out of a shop ends the ways in through the platform, and no operator’s work there', async () => {
  const operator = await createOperator();
  await database().session.create({
    data: {
      tenantId: operator.platformId,
      userId: person.id,
      accessExpiresAt: new Date(Date.now() + 60_000),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const visitor = await comeIn();
  await endWaysIn(person.id);
  await endWaysIn(operator.userId);
  const left = await database().session.findMany({ orderBy: { createdAt: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual([operator.sessionId, visitor.sessionId]);
});
