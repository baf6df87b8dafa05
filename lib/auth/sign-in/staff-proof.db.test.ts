// From the password to the second step as in a browser, with the mails and links about it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmEmailChange, startEmailChange } from '@/lib/auth/email-change/email-change.commands';
import { makeRecoveryCodes } from '@/lib/auth/factors/recovery-codes.commands';
import { requireSecondFactor } from '@/lib/auth/factors/team-factors';
import { codeAt } from '@/lib/auth/factors/totp';
import { confirmTotp, enrolTotp } from '@/lib/auth/factors/totp.commands';
import { markAfterReset } from '@/lib/auth/known-browser/known-browser.queries';
import { endAndRecover, mailNewDevice } from '@/lib/auth/new-device/new-device.commands';
import { signNotMe } from '@/lib/auth/new-device/not-me-token';
import { requestPasswordReset } from '@/lib/auth/passwords/password-resets.commands';
import { aUser } from '@/lib/auth/sessions/person';
import { sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { visitorWith } from '@/lib/auth/visitor';
import { database } from '@/lib/db/client';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { createPerson, device, PASSWORD } from '@/lib/testing/rows/people';
import { signIn } from './sign-in';
import { type KnownVisitor, proveByCode, proveByPassword } from './staff-proof';
import { staffCookie } from './staff-session';

vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));

let tenant: Tenant;
let other: Tenant;
let person: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  await database().$executeRaw`TRUNCATE rate_limits`;
  person = await createPerson({ tenantId: tenant.id, role: 'owner' }, { tenantId: other.id, role: 'owner' });
});

async function addApp() {
  const hourAgo = new Date(Date.now() - 3_600_000);
  const made = await enrolTotp(
    tenant.id,
    aUser(person.id),
    { name: 'Phone', issuer: 'Loom', account: 'ada' },
    hourAgo,
  );
  const { id, secret } = made.ok ? made.value : expect.fail('no secret');
  await confirmTotp(tenant.id, aUser(person.id), { factorId: id, code: codeAt(secret, hourAgo) }, hourAgo);
  return secret;
}

/** Signs in with the password, in a browser that holds these cookies. */
async function byPassword(cookies: readonly SiteCookie[] = [], shop = tenant) {
  const signedIn = await signIn(
    shop,
    { email: person.email, password: PASSWORD },
    device,
    (name) => cookies.find((one) => one.name === name)?.value,
  );
  const value = signedIn.ok ? signedIn.value : expect.fail('not signed in');
  const cookie = await staffCookie({ ...value, role: 'owner' }, value);
  return { ...value, cookie, visitor: await visitorWith(shop.id, cookie.value) };
}

const known = (visitor: Awaited<ReturnType<typeof visitorWith>>): KnownVisitor =>
  visitor.kind === 'anonymous' || visitor.kind === 'expired' ? expect.fail('nobody') : visitor;
const asking = (visitor: KnownVisitor, cookies: readonly SiteCookie[] = []) => ({
  tenant,
  visitor,
  device,
  readCookie: (name: string) => cookies.find((one) => one.name === name)?.value,
});

describe('the password of somebody with a second factor', () => {
  it('opens nothing, in any of their shops, and marks no new browser', async () => {
    await addApp();
    for (const shop of [tenant, other]) {
      const { visitor, mark, isNewDevice } = await byPassword([], shop);
      expect(visitor.kind).toBe('second_step');
      expect([mark, isNewDevice]).toEqual([null, false]);
    }
  });

  it('marks no browser either when a mailed link has set it', async () => {
    expect(await markAfterReset(tenant.id, person.id)).not.toBeNull();
    await addApp();
    expect(await markAfterReset(tenant.id, person.id)).toBeNull();
  });

  it('is followed by a code, which gets a new session and ends the one before', async () => {
    const secret = await addApp();
    const { visitor, sessionId, cookie } = await byPassword();
    const proved = await proveByCode(asking(known(visitor)), {
      kind: 'totp',
      code: codeAt(secret, new Date()),
    });
    const value = proved.ok ? proved.value : expect.fail(JSON.stringify(proved.error));
    expect(value.isNewDevice).toBe(true);
    expect(value.sessionId).not.toBe(sessionId);
    const kept = value.cookies.find(({ name }) => name === sessionCookie().name);
    expect(await visitorWith(tenant.id, kept?.value)).toMatchObject({ kind: 'signed_in', assuranceLevel: 2 });
    expect(await visitorWith(tenant.id, cookie.value)).toEqual({ kind: 'anonymous' });
    // The browser is known from now on, so no mail about it.
    const again = await byPassword(value.cookies);
    expect(again.mark).not.toBeNull();
    expect(again.visitor.kind).toBe('second_step');
  });

  it('proves nothing by itself, before the second step and after it', async () => {
    await addApp();
    const { visitor } = await byPassword();
    expect(await proveByPassword(asking(known(visitor)), PASSWORD)).toEqual({
      ok: false,
      error: { code: 'not_enough' },
    });
  });

  it('is followed by a recovery code, of which the person is told by mail', async () => {
    await addApp();
    const [code = ''] = (await makeRecoveryCodes(tenant.id, aUser(person.id))) ?? [];
    const { visitor } = await byPassword();
    expect(await proveByCode(asking(known(visitor)), { kind: 'recovery', code })).toMatchObject({
      ok: true,
      value: { left: 9 },
    });
    expect(
      await database().outboxMail.count({ where: { kind: 'security_notice', recipient: person.email } }),
    ).toBe(1);
  });
});

describe('a shop that asks its team for a second factor', () => {
  it('leads whoever has none to set one up, from the next request on; another shop does not', async () => {
    const [here, there] = [await byPassword(), await byPassword([], other)];
    expect(here.visitor.kind).toBe('signed_in');
    await requireSecondFactor(tenant.id, { actorId: person.id, isRequired: true });
    expect((await visitorWith(tenant.id, here.cookie.value)).kind).toBe('enrolment');
    expect((await visitorWith(other.id, there.cookie.value)).kind).toBe('signed_in');
  });
});

describe('a proof by the password', () => {
  it('renews the session’s moment and tokens, and a wrong one does not', async () => {
    const { visitor, sessionId } = await byPassword();
    const old = new Date(Date.now() - 3_600_000);
    await database().session.updateMany({ data: { provedAt: old } });
    expect(await proveByPassword(asking(known(visitor)), 'wrong')).toEqual({
      ok: false,
      error: { code: 'password_wrong' },
    });
    expect(await database().session.findFirst()).toMatchObject({ provedAt: old, generation: 1 });
    expect(await proveByPassword(asking(known(visitor)), PASSWORD)).toMatchObject({
      ok: true,
      value: { sessionId },
    });
    const row = await database().session.findFirstOrThrow();
    expect(Date.now() - row.provedAt.getTime()).toBeLessThan(60_000);
    expect(row).toMatchObject({ id: sessionId, assuranceLevel: 1, generation: 2 });
  });
});

describe('the mail about a new browser', () => {
  it('leads to a link that ends every session and sends one for a new password', async () => {
    await database().user.update({ where: { id: person.id }, data: { createdAt: new Date('2026-01-01') } });
    const { sessionId } = await byPassword();
    await byPassword([], other);
    const storeUrl = 'http://shop.test/';
    await mailNewDevice(tenant, { userId: person.id, sessionId, device, storeUrl });
    expect(await database().outboxMail.findFirst()).toMatchObject({
      kind: 'new_device',
      recipient: person.email,
    });
    const token = signNotMe(tenant.id, { userId: person.id, signedInAt: new Date() });
    expect(await endAndRecover(other, token, storeUrl)).toEqual({ ok: false, error: 'link_invalid' });
    expect(await endAndRecover(tenant, `${token}x`, storeUrl)).toEqual({ ok: false, error: 'link_invalid' });
    expect(await database().session.count()).toBe(2);
    expect(await endAndRecover(tenant, token, storeUrl)).toMatchObject({ ok: true });
    expect(await database().session.count()).toBe(0);
    expect(await database().passwordReset.count()).toBe(1);
    // A thief with the old password cannot void the link by changing the password, nor block the mail by
    // requesting it first.
    await database().user.update({ where: { id: person.id }, data: { passwordHash: 'another' } });
    for (let asked = 0; asked < 4; asked += 1) {
      await requestPasswordReset(tenant, person.email, storeUrl);
    }
    await database().passwordReset.deleteMany();
    expect(await endAndRecover(tenant, token, storeUrl)).toMatchObject({ ok: true });
    expect(await database().passwordReset.count()).toBe(1);
  });

  it('leads to a link that removes what was added since, and leaves what was there before', async () => {
    const userId = person.id;
    const [signedInAt, before] = [new Date(), new Date(Date.now() - 3_600_000)];
    const passkey = (name: string, createdAt: Date) => ({
      ...{ userId, kind: 'passkey', name, createdAt, confirmedAt: createdAt },
      ...{ rpId: 'shop.test', credentialId: name, publicKey: 'key' },
    });
    await database().userFactor.createMany({
      data: [passkey('Mine', before), passkey('Theirs', signedInAt)],
    });
    const identity = (issuer: string, createdAt: Date) => ({ userId, issuer, subject: 'ada', createdAt });
    await database().userIdentity.createMany({
      data: [identity('https://mine.test', before), identity('https://theirs.test', signedInAt)],
    });
    const recoveryCode = (codeHash: string, createdAt: Date) => ({ userId, codeHash, createdAt });
    await database().userRecoveryCode.createMany({
      data: [recoveryCode('mine', before), recoveryCode('theirs', signedInAt)],
    });
    const token = signNotMe(tenant.id, { userId, signedInAt });
    expect(await endAndRecover(tenant, token, 'http://shop.test/')).toMatchObject({ ok: true });
    expect(await database().userFactor.findMany()).toMatchObject([{ name: 'Mine' }]);
    expect(await database().userIdentity.findMany()).toMatchObject([{ issuer: 'https://mine.test' }]);
    expect(await database().userRecoveryCode.findMany()).toMatchObject([{ codeHash: 'mine' }]);
    // Codes belong to a factor: without a factor all are deleted, however old.
    await database().userFactor.updateMany({ data: { createdAt: signedInAt } });
    expect(await endAndRecover(tenant, token, 'http://shop.test/')).toMatchObject({ ok: true });
    expect(await database().userRecoveryCode.count()).toBe(0);
  });

  it('leads to a link that undoes nothing of what its owner has done since they recovered', async () => {
    const userId = person.id;
    const hour = 3_600_000;
    const at = (hours: number) => new Date(Date.now() - hours * hour);
    const passkey = (name: string, createdAt: Date) => ({
      ...{ userId, kind: 'passkey', name, createdAt, confirmedAt: createdAt },
      ...{ rpId: 'shop.test', credentialId: name, publicKey: 'key' },
    });
    const token = signNotMe(tenant.id, { userId, signedInAt: at(3) });
    await database().user.update({ where: { id: userId }, data: { recoveredAt: at(2) } });
    await database().userFactor.createMany({ data: [passkey('Theirs', at(2.5)), passkey('Mine', at(1))] });
    await byPassword();
    expect(await endAndRecover(tenant, token, 'http://shop.test/')).toMatchObject({ ok: true });
    expect(await database().userFactor.findMany()).toMatchObject([{ name: 'Mine' }]);
    expect(await database().session.count()).toBe(1);
    // A later sign-in, also not theirs, still undoes everything since.
    const later = signNotMe(tenant.id, { userId, signedInAt: at(1.5) });
    expect(await endAndRecover(tenant, later, 'http://shop.test/')).toMatchObject({ ok: true });
    expect(await database().userFactor.count()).toBe(0);
    expect(await database().session.count()).toBe(0);
  });

  it('is void after seven days, and is not sent to whoever has just made their account', async () => {
    const signedInAt = new Date(Date.now() - 7 * 86_400_000 - 1);
    const aged = signNotMe(tenant.id, { userId: person.id, signedInAt });
    expect(await endAndRecover(tenant, aged, 'http://shop.test/')).toEqual({
      ok: false,
      error: 'link_invalid',
    });
    await mailNewDevice(tenant, {
      userId: person.id,
      sessionId: person.id,
      device,
      storeUrl: 'http://shop.test/',
    });
    expect(await database().outboxMail.count()).toBe(0);
  });
});

describe('another e-mail address', () => {
  const to = 'rosalind@new.test';

  it('needs the codes of both ends, and ends the other sessions', async () => {
    const [mine] = [await byPassword(), await byPassword([], other)];
    const asker = { userId: person.id, sessionId: mine.sessionId };
    expect(await startEmailChange(tenant.id, asker, to)).toMatchObject({ ok: true });
    const codes = { from: await newestCode(tenant.id, person.email), to: await newestCode(tenant.id, to) };
    const wrong = codes.to === '000000' ? '000001' : '000000';
    for (const half of [
      { ...codes, to: wrong },
      { ...codes, from: wrong },
    ]) {
      expect(await confirmEmailChange(tenant.id, asker, { to, codes: half })).toEqual({
        ok: false,
        error: { code: 'codes_wrong' },
      });
    }
    expect(await confirmEmailChange(tenant.id, asker, { to: 'thief@new.test', codes })).toMatchObject({
      ok: false,
    });
    expect(await confirmEmailChange(tenant.id, asker, { to, codes })).toMatchObject({ ok: true });
    expect(await database().user.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      email: to,
    });
    expect(await database().session.findMany({ select: { id: true } })).toEqual([{ id: mine.sessionId }]);
    expect(
      await database().outboxMail.count({ where: { kind: 'security_notice', recipient: person.email } }),
    ).toBe(1);
  });

  it('counts each wrong code: after five, the right ones open nothing', async () => {
    const asker = { userId: person.id, sessionId: (await byPassword()).sessionId };
    await startEmailChange(tenant.id, asker, to);
    const codes = { from: await newestCode(tenant.id, person.email), to: await newestCode(tenant.id, to) };
    const wrong = codes.to === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      await confirmEmailChange(tenant.id, asker, { to, codes: { ...codes, to: wrong } });
    }
    expect(await confirmEmailChange(tenant.id, asker, { to, codes })).toMatchObject({ ok: false });
  });

  it('that is somebody’s already is told only to whoever reads its mailbox', async () => {
    const taken = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const asker = { userId: person.id, sessionId: (await byPassword()).sessionId };
    expect(await startEmailChange(tenant.id, asker, taken.email)).toMatchObject({ ok: true });
    const codes = {
      from: await newestCode(tenant.id, person.email),
      to: await newestCode(tenant.id, taken.email),
    };
    expect(await confirmEmailChange(tenant.id, asker, { to: taken.email, codes })).toEqual({
      ok: false,
      error: { code: 'email_taken' },
    });
  });
});
