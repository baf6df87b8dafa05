// The published client, unmodified, against the handlers on the wire.
import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { HEADLESS_ROUTES } from '@/lib/testing/outside/headless-routes';
import { clientAt, type HeadlessServer, startHeadlessServer } from '@/lib/testing/outside/headless-server';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestCode } from '@/lib/testing/rows/owed-mails';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
const deliverAccountMails = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails }));
const outage = vi.hoisted(() => ({ isOn: false }));
const sms = vi.hoisted(() => ({ sendTextMessage: vi.fn(), sendsTextMessages: vi.fn(() => true) }));
vi.mock('@/lib/sms/sms-sender', () => sms);
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return {
    ...queries,
    getCachedTenant: (key: string) =>
      outage.isOn ? Promise.reject(new Error('no database')) : queries.findTenantByKey(key),
  };
});

const EMAIL = 'ada@example.test';
const PHONE = '+15035550134';
const PASSWORD = 'a loom of many colors';
const NEW_PASSWORD = 'nine kilns and a teapot';

let server: HeadlessServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startHeadlessServer(HEADLESS_ROUTES, async () => {
    await Promise.all(later.splice(0).map((work) => work()));
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetDatabase();
  await database().$executeRaw`TRUNCATE rate_limits`;
  sms.sendTextMessage.mockReset();
  sms.sendsTextMessages.mockReturnValue(true);
  outage.isOn = false;
  later.length = 0;
  tenant = await createTenant({ appSignIn: true });
});
afterEach(() => vi.restoreAllMocks());

const authUrl = (shop = tenant) => `${server.urlOf(shop.slug)}/api/auth/v1`;
const app = (device?: { device?: string; address?: string }, shop = tenant) =>
  clientAt(authUrl(shop), device);
const otherDevice = { device: 'device-of-a-test-02', address: '198.51.100.9' };

const sessions = () => database().session.findMany({ where: { customerId: { not: null } } });

/** Signs up by mail on a device, and confirms it with the code. */
async function signedUp(device?: { device?: string; address?: string }) {
  const own = app(device);
  await own.client.signUp({ email: EMAIL, password: PASSWORD, options: { data: { name: 'Ada' } } });
  const token = await newestCode(tenant.id, EMAIL);
  const { error } = await own.client.verifyOtp({ email: EMAIL, token, type: 'signup' });
  expect(error).toBeNull();
  return own;
}

const signedIn = async (device: { device?: string; address?: string }) => {
  const own = app(device);
  const { error } = await own.client.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(error).toBeNull();
  return own;
};

describe('the published client', () => {
  it('signs up, confirms by the code, is who it says, and signs out', async () => {
    const { client, events } = app();
    const asked = await client.signUp({ email: ' ADA@example.test', password: PASSWORD });
    expect(asked).toMatchObject({ error: null, data: { session: null, user: { email: EMAIL } } });
    const token = await newestCode(tenant.id, EMAIL);
    const confirmed = await client.verifyOtp({ email: EMAIL, token, type: 'signup' });
    const customer = await database().customer.findFirstOrThrow();
    expect(confirmed).toMatchObject({ error: null, data: { user: { id: customer.id, email: EMAIL } } });
    expect(confirmed.data.session?.expires_in).toBeGreaterThan(800);
    expect((await client.getUser()).data.user?.id).toBe(customer.id);
    expect((await client.getClaims()).data?.claims).toMatchObject({
      sub: customer.id,
      aal: 'aal1',
      aud: 'authenticated',
      iss: `urn:makerfront:shop:${tenant.id}`,
      amr: [{ method: 'otp' }],
    });
    expect(await client.signOut()).toEqual({ error: null });
    expect(await sessions()).toEqual([]);
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
  });

  it('signs up by phone, whose code comes as a text message', async () => {
    const { client } = app();
    await client.signUp({ phone: PHONE, password: PASSWORD });
    const token = /\d{6}/.exec(sms.sendTextMessage.mock.calls[0]?.[0].text)?.[0] ?? '';
    const { data, error } = await client.verifyOtp({ phone: PHONE, token, type: 'sms' });
    expect({ error, phone: data.user?.phone }).toEqual({ error: null, phone: PHONE });
    await client.signOut();
    expect((await client.signInWithPassword({ phone: PHONE, password: PASSWORD })).error).toBeNull();
  });

  it('signs in with the password', async () => {
    await signedUp();
    const { client, events } = app(otherDevice);
    const { data, error } = await client.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: EMAIL, user_metadata: { name: 'Ada' } });
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN']);
  });

  it('signs in with a code, which makes the account', async () => {
    const { client } = app();
    expect((await client.signInWithOtp({ email: EMAIL })).error).toBeNull();
    expect(await database().customer.count()).toBe(0);
    const token = await newestCode(tenant.id, EMAIL);
    expect((await client.verifyOtp({ email: EMAIL, token, type: 'email' })).error).toBeNull();
    expect(await database().customer.count()).toBe(1);
  });

  it('is sent no code for an unknown address without an account to be made, and told nothing', async () => {
    const { client } = app();
    const { error } = await client.signInWithOtp({ email: EMAIL, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    expect(await database().outboxMail.count()).toBe(0);
    await signedUp(otherDevice);
    const sent = await database().outboxMail.count();
    await client.signInWithOtp({ email: EMAIL, options: { shouldCreateUser: false } });
    expect(await database().outboxMail.count()).toBe(sent + 1);
  });

  it('refreshes, each time with another refresh token', async () => {
    const { client, events } = await signedUp();
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await client.getUser()).error).toBeNull();
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  it('has a code sent again', async () => {
    const { client } = app();
    await client.signUp({ email: EMAIL, password: PASSWORD });
    const first = await newestCode(tenant.id, EMAIL);
    expect((await client.resend({ email: EMAIL, type: 'signup' })).error).toBeNull();
    const second = await newestCode(tenant.id, EMAIL);
    expect((await client.verifyOtp({ email: EMAIL, token: second, type: 'signup' })).error).toBeNull();
    expect(first).not.toBe(second);
    // With the password of the sign-up's request.
    await client.signOut();
    expect((await client.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull();
  });

  it('recovers: signs in by a code, chooses a new password, and ends the other sessions', async () => {
    const old = await signedUp();
    const { client, events } = app(otherDevice);
    expect((await client.resetPasswordForEmail(EMAIL)).error).toBeNull();
    const token = await newestCode(tenant.id, EMAIL);
    expect((await client.verifyOtp({ email: EMAIL, token, type: 'recovery' })).error).toBeNull();
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(events).toEqual(['INITIAL_SESSION', 'PASSWORD_RECOVERY', 'USER_UPDATED']);
    expect((await old.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    const again = await app(otherDevice).client.signInWithPassword({ email: EMAIL, password: NEW_PASSWORD });
    expect(again.error).toBeNull();
  });

  it('changes the password of an older session only with a code', async () => {
    const { client } = await signedUp();
    await database().session.updateMany({ data: { provedAt: new Date(Date.now() - 11 * 60_000) } });
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    expect((await client.reauthenticate()).error).toBeNull();
    const nonce = await newestCode(tenant.id, EMAIL);
    const wrong = nonce === '000000' ? '000001' : '000000';
    expect((await client.updateUser({ password: NEW_PASSWORD, nonce: wrong })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
      message: 'Nonce has expired or is invalid',
    });
    expect((await client.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
  });

  it('changes the password, of which the person hears by mail', async () => {
    const { client } = await signedUp();
    const notices = () =>
      database().outboxMail.findMany({ where: { kind: 'account_notice' }, select: { recipient: true } });
    expect((await client.updateUser({ password: PASSWORD })).error).not.toBeNull();
    expect(await notices()).toEqual([]);
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(await notices()).toEqual([{ recipient: EMAIL }]);
    expect(deliverAccountMails).toHaveBeenLastCalledWith(tenant.id, EMAIL);
  });

  it('changes the password of an account with a number, which is sent a text message', async () => {
    const { client } = await signedUp();
    await database().customer.updateMany({
      data: { email: null, emailVerifiedAt: null, phone: PHONE, phoneVerifiedAt: new Date() },
    });
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
    expect(sms.sendTextMessage.mock.calls).toMatchObject([[{ to: PHONE }]]);
  });

  it('changes the name', async () => {
    const { client } = await signedUp();
    const { data } = await client.updateUser({ data: { name: '  Ada Lovelace ', role: 'owner' } });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada Lovelace' });
    expect(data.user?.role).toBe('authenticated');
  });

  it.each([
    ['local', [0, 1, 0]],
    ['others', [1, 0, 0]],
    ['global', [0, 0, 0]],
  ] as const)('signs out %s', async (scope, [own, other]) => {
    const here = await signedUp();
    const there = await signedIn(otherDevice);
    const token = (await here.client.getSession()).data.session?.access_token ?? '';
    expect((await here.client.signOut({ scope })).error).toBeNull();
    // A token that was stolen earlier is worth no more than its session.
    const stolen = await app().client.getUser(token);
    expect(stolen.error === null).toBe(own === 1);
    expect((await there.client.getUser()).error === null).toBe(other === 1);
  });
});

describe('a second factor', () => {
  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

  /** Enrols an authenticator app and verifies its first code. */
  async function enrolled() {
    const own = await signedUp();
    const { data: factor, error } = await own.client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
    });
    if (error) {
      throw error;
    }
    const { secret } = factor.totp;
    const code = codeAt(secret);
    const verified = await own.client.mfa.challengeAndVerify({ factorId: factor.id, code });
    return { ...own, factor, secret, code, verified };
  }

  it('is enrolled, verified by a code, and raises the session', async () => {
    const { client, events, factor, verified } = await enrolled();
    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(factor.totp.uri).toContain(`issuer=${encodeURIComponent(tenant.name)}`);
    expect(verified.error).toBeNull();
    expect(verified.data).toMatchObject({ recovery_codes: expect.any(Array) });
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'MFA_CHALLENGE_VERIFIED']);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    });
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factor.id, status: 'verified' },
    ]);
    expect((await client.signOut()).error).toBeNull();
    expect(await sessions()).toEqual([]);
  });

  it('is asked for at the next sign-in, and takes a code once', async () => {
    const { factor, secret, code } = await enrolled();
    const { client } = await signedIn(otherDevice);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    const used = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(used.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const next = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeAt(secret, 1) });
    expect(next.error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    // Refreshed, it is still so.
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  it('keeps whoever has only the password from all that matters', async () => {
    const { factor } = await enrolled();
    const { client } = await signedIn(otherDevice);
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await client.updateUser({ data: { name: 'Mallory' } })).error).not.toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      message: 'AAL2 required to enroll a new factor',
    });
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    expect(identities).toHaveLength(1);
    for (const identity of identities) {
      expect((await client.unlinkIdentity(identity)).error).toMatchObject({ code: 'insufficient_aal' });
    }
    const before = (await sessions()).length;
    await client.signOut({ scope: 'global' });
    expect(await sessions()).toHaveLength(before - 1);
  });

  it('is not passed over by a new password', async () => {
    await enrolled();
    const { client } = app(otherDevice);
    await client.resetPasswordForEmail(EMAIL);
    const token = await newestCode(tenant.id, EMAIL);
    expect((await client.verifyOtp({ email: EMAIL, token, type: 'recovery' })).error).toBeNull();
    expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
      code: 'insufficient_aal',
    });
  });

  it('that is lost is replaced by a recovery code, once', async () => {
    const { factor, verified } = await enrolled();
    const [code = ''] = z.object({ recovery_codes: z.array(z.string()) }).parse(verified.data).recovery_codes;
    for (const [device, isRight] of [
      ['device-of-a-test-03', true],
      ['device-of-a-test-04', false],
    ] as const) {
      const { client } = await signedIn({ device });
      const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
      expect(error === null).toBe(isRight);
    }
  });

  it('is removed by a session that has given it, which is back at the first level then', async () => {
    const { client, factor } = await enrolled();
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect((await client.getUser()).data.user?.factors).toEqual([]);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1');
  });

  it('takes a recent sign-in to be enrolled, or a nonce', async () => {
    const { client } = await signedUp();
    await database().session.updateMany({ data: { provedAt: new Date(Date.now() - 11 * 60_000) } });
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'reauthentication_needed',
    });
    await client.reauthenticate();
    expect((await client.updateUser({ nonce: await newestCode(tenant.id, EMAIL) })).error).toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });

  it('of a kind that apps cannot have is refused', async () => {
    const { client } = await signedUp();
    expect((await client.mfa.enroll({ factorType: 'phone', phone: PHONE })).error).toMatchObject({
      code: 'mfa_phone_enroll_not_enabled',
    });
    expect((await client.mfa.enroll({ factorType: 'webauthn' })).error).toMatchObject({
      code: 'mfa_webauthn_enroll_not_enabled',
    });
  });
});

describe('identities', () => {
  it('are listed, and unlinked but for the last', async () => {
    const { client } = await signedUp();
    const one = (await client.getUserIdentities()).data?.identities ?? [];
    expect(one).toMatchObject([{ provider: 'email', identity_data: { email: EMAIL } }]);
    for (const identity of one) {
      expect((await client.unlinkIdentity(identity)).error).toMatchObject({
        status: 422,
        code: 'single_identity_not_deletable',
        message: 'User must have at least 1 identity after unlinking',
      });
    }
    await database().customer.updateMany({ data: { phone: PHONE, phoneVerifiedAt: new Date() } });
    const two = (await client.getUserIdentities()).data?.identities ?? [];
    const phone = two.find(({ provider }) => provider === 'phone');
    expect(two).toHaveLength(2);
    expect(phone && (await client.unlinkIdentity(phone)).error).toBeNull();
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
    expect(phone && (await client.unlinkIdentity(phone)).error).toMatchObject({
      code: 'identity_not_found',
      message: "Identity doesn't exist",
    });
    const malformed = { ...one[0], identity_id: 'x' } as (typeof one)[number];
    expect((await client.unlinkIdentity(malformed)).error).toMatchObject({
      status: 404,
      message: 'identity_id must be an UUID',
    });
    expect((await client.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 404,
      message: 'Manual linking is disabled',
    });
  });

  /** An account with both addresses, and a second signed-in device. */
  async function withBoth() {
    const here = await signedUp();
    const there = await signedIn(otherDevice);
    await database().customer.updateMany({ data: { phone: PHONE, phoneVerifiedAt: new Date() } });
    const identities = (await here.client.getUserIdentities()).data?.identities ?? [];
    const unlink = async (kind: 'email' | 'phone') => {
      const identity = identities.find(({ provider }) => provider === kind);
      return identity ? (await here.client.unlinkIdentity(identity)).error : new Error(`no ${kind}`);
    };
    return { here, there, unlink };
  }

  it.each(['email', 'phone'] as const)('end the other sessions where the %s is unlinked', async (kind) => {
    const { here, there, unlink } = await withBoth();
    expect(await unlink(kind)).toBeNull();
    expect((await there.client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    expect((await here.client.getUser()).error).toBeNull();
  });

  it('leave no number alone where no text messages are sent', async () => {
    const { there, unlink } = await withBoth();
    sms.sendsTextMessages.mockReturnValue(false);
    expect(await unlink('email')).toMatchObject({ code: 'single_identity_not_deletable' });
    expect((await there.client.getUser()).error).toBeNull();
    expect(await unlink('phone')).toBeNull();
  });
});

describe('the classes of errors', () => {
  it('invalid credentials: one answer for an unknown address, a wrong password and an account without one', async () => {
    await signedUp();
    await database().customer.create({ data: { tenantId: tenant.id, email: 'code@example.test' } });
    const { client } = app(otherDevice);
    for (const email of [EMAIL, 'nobody@example.test', 'code@example.test']) {
      const { error } = await client.signInWithPassword({ email, password: 'wrong' });
      expect(error).toBeInstanceOf(AuthApiError);
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  it.each([
    ['short', ['length']],
    ['x'.repeat(129), ['length']],
    ['password', ['pwned']],
    ['makerfront', ['characters']],
  ])('weak password %s, with the reasons', async (password, reasons) => {
    const { error } = await app().client.signUp({ email: EMAIL, password });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons });
    expect(error?.message.length).toBeGreaterThan(10);
  });

  it('session missing: before a sign-in, and once the session is gone', async () => {
    expect((await app().client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
    const { client, events } = await signedUp();
    await database().session.deleteMany();
    const { error } = await client.getUser();
    expect(error).toBeInstanceOf(AuthSessionMissingError);
    expect(error?.message).toBe('Auth session missing!');
    expect(events.at(-1)).toBe('SIGNED_OUT');
  });

  it('invalid credentials of its own, where neither address nor number is given', async () => {
    // As an untyped program would call it.
    const nothing = { password: PASSWORD } as unknown as { email: string; password: string };
    const { error } = await app().client.signUp(nothing);
    expect(error).toBeInstanceOf(AuthInvalidCredentialsError);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
  });

  it('retryable, while the store is busy', async () => {
    outage.isOn = true;
    const { error } = await app().client.signInWithPassword({ email: EMAIL, password: PASSWORD });
    expect(error).toBeInstanceOf(AuthRetryableFetchError);
    expect(error?.status).toBe(503);
  });

  it('anonymous sign-ins are disabled', async () => {
    expect((await app().client.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
      message: 'Anonymous sign-ins are disabled',
    });
  });

  it('a wrong code, and one too many', async () => {
    const { client } = app();
    await client.signInWithOtp({ email: EMAIL });
    const right = await newestCode(tenant.id, EMAIL);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.verifyOtp({ email: EMAIL, token: wrong, type: 'email' })).error).toMatchObject({
        status: 403,
        code: 'otp_expired',
        message: 'Token has expired or is invalid',
      });
    }
    expect((await client.verifyOtp({ email: EMAIL, token: right, type: 'email' })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('a code works on the device that asked for it, and no stranger uses up its tries', async () => {
    const { client } = app();
    await client.signInWithOtp({ email: EMAIL });
    const token = await newestCode(tenant.id, EMAIL);
    const stranger = app(otherDevice).client;
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await stranger.verifyOtp({ email: EMAIL, token, type: 'email' })).error).not.toBeNull();
    }
    await stranger.signInWithOtp({ email: EMAIL });
    expect((await client.verifyOtp({ email: EMAIL, token, type: 'email' })).error).toBeNull();
  });

  it('the same password again', async () => {
    const { client } = await signedUp();
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
  });

  it('too many codes, as for a browser', async () => {
    const { client } = app();
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await client.signInWithOtp({ email: EMAIL })).error).toBeNull();
    }
    expect((await client.signInWithOtp({ email: EMAIL })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  });

  it('no text messages here', async () => {
    sms.sendsTextMessages.mockReturnValue(false);
    expect((await app().client.signInWithOtp({ phone: PHONE })).error).toMatchObject({
      code: 'phone_provider_disabled',
    });
  });
});

describe('refresh tokens', () => {
  const exchange = (token: string, shop = tenant) =>
    app(undefined, shop).client.refreshSession({ refresh_token: token });

  it('are good for two refreshes at once, and a copy that is used later ends the session', async () => {
    const { client } = await signedUp();
    const first = (await client.getSession()).data.session?.refresh_token ?? '';
    const both = await Promise.all([exchange(first), exchange(first)]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    await database().session.updateMany({ data: { refreshedAt: new Date(Date.now() - 61_000) } });
    const { error } = await exchange(first);
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(await sessions()).toEqual([]);
    expect((await client.getUser()).error).toBeInstanceOf(AuthSessionMissingError);
  });

  it.each(['', 'x', '.', '0190a1b2-0000-7000-8000-0000000000ff.1.signature', 'x'.repeat(300)])(
    'that are none, such as “%s”, exchange for nothing',
    async (token) => {
      await signedUp();
      expect((await exchange(token)).error).not.toBeNull();
      expect(await sessions()).toHaveLength(1);
    },
  );

  it('of another shop exchange for nothing', async () => {
    const { client } = await signedUp();
    const token = (await client.getSession()).data.session?.refresh_token ?? '';
    const theirs = await createTenant({ appSignIn: true });
    expect((await exchange(token, theirs)).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect(await sessions()).toHaveLength(1);
  });
});
