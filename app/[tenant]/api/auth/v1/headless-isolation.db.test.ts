// What is refused: another shop's token, another shopper's ids, forged and old tokens, cookies; and
// everything if the owner has not enabled the API, or for a page that is not listed.
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRefreshToken } from '@/lib/auth/headless/app-refresh-token';
import { readAccessToken, signAccessToken } from '@/lib/auth/headless/bearer-token';
import { aCustomer, aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import { sessionCookieHeader } from '@/lib/entry/account/account-answers';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { HEADLESS_ROUTES } from '@/lib/testing/outside/headless-routes';
import { type HeadlessServer, startHeadlessServer } from '@/lib/testing/outside/headless-server';
import { createTenant } from '@/lib/testing/rows/factories';

vi.mock('next/server', () => ({ after: () => {}, connection: () => {} }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

const ORIGIN = 'https://app.example.com';
const NO_DEVICE = { userAgent: 'an app', address: '203.0.113.7' };
const ANY_ID = '0190a1b2-0000-7000-8000-0000000000ff';

let server: HeadlessServer;
let ours: Tenant;
let theirs: Tenant;
beforeAll(async () => {
  server = await startHeadlessServer(HEADLESS_ROUTES, async () => {});
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetDatabase();
  await database().$executeRaw`TRUNCATE rate_limits`;
  ours = await createTenant({ appSignIn: true, appOrigins: [ORIGIN] });
  theirs = await createTenant({ appSignIn: true });
});

/** A customer of a shop with a session and its tokens. */
async function customerOf(tenant: Tenant, email = 'ada@example.test') {
  const { id } = await database().customer.create({
    data: { tenantId: tenant.id, email, emailVerifiedAt: new Date() },
  });
  const tokens = await createSession(tenant.id, aCustomer(id), NO_DEVICE);
  const facts = {
    customerId: id,
    sessionId: tokens.sessionId,
    email,
    phone: null,
    assuranceLevel: 1,
    methods: ['otp'],
    provedAt: new Date(),
    expiresAt: tokens.accessExpiresAt,
  };
  return { id, tokens, facts, access: await signAccessToken(tenant.id, facts) };
}

type Call = { method: string; path: string; body?: object };

/** Every call that needs a token. */
const BEARER_CALLS: Call[] = [
  { method: 'GET', path: '/api/auth/v1/user' },
  { method: 'PUT', path: '/api/auth/v1/user', body: { data: { name: 'Stolen' } } },
  { method: 'GET', path: '/api/auth/v1/user/identities/authorize' },
  { method: 'GET', path: '/api/auth/v1/reauthenticate' },
  { method: 'DELETE', path: `/api/auth/v1/user/identities/${ANY_ID}` },
  { method: 'POST', path: '/api/auth/v1/factors', body: { factor_type: 'totp' } },
  { method: 'DELETE', path: `/api/auth/v1/factors/${ANY_ID}` },
  { method: 'POST', path: `/api/auth/v1/factors/${ANY_ID}/challenge` },
  {
    method: 'POST',
    path: `/api/auth/v1/factors/${ANY_ID}/verify`,
    body: { challenge_id: ANY_ID, code: '123456' },
  },
  { method: 'POST', path: '/api/auth/v1/logout?scope=local' },
  { method: 'POST', path: '/api/auth/v1/logout?scope=others' },
  { method: 'POST', path: '/api/auth/v1/logout?scope=global' },
];
const OPEN_CALLS: Call[] = [
  { method: 'GET', path: '/api/auth/v1/health' },
  { method: 'GET', path: '/api/auth/v1/settings' },
  ...['signup', 'token?grant_type=password', 'otp', 'verify', 'resend', 'recover'].map((name) => ({
    method: 'POST',
    path: `/api/auth/v1/${name}`,
    body: { email: 'ada@example.test', password: 'nine kilns and a teapot', type: 'signup', token: '1' },
  })),
];
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const named = (calls: Call[]) => calls.map((call): [string, Call] => [nameOf(call), call]);

async function ask(tenant: Tenant, { method, path, body }: Call, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.urlOf(tenant.slug)}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const stored = async () => ({
  customers: await database().customer.findMany({ orderBy: { id: 'asc' } }),
  sessions: (await database().session.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id),
  mails: await database().outboxMail.count(),
});

it('lists every call', () => {
  const methods = (route: object) =>
    Object.keys(route).filter((name) => /^(GET|POST|PUT|DELETE)$/.test(name));
  const listed = new Set(
    [...BEARER_CALLS, ...OPEN_CALLS].map(({ path }) =>
      path.split('?')[0]?.replace(ANY_ID, path.includes('identities') ? '[identity]' : '[factor]'),
    ),
  );
  expect([...listed].sort()).toEqual(Object.keys(HEADLESS_ROUTES).sort());
  expect(methods(HEADLESS_ROUTES['/api/auth/v1/user'] ?? {})).toContain('PUT');
});

describe.each(named(BEARER_CALLS))('%s', (_name, call) => {
  it('opens nothing with another shop’s token', async () => {
    const [, stranger] = [await customerOf(ours), await customerOf(theirs)];
    const before = await stored();
    expect(await ask(ours, call, bearer(stranger.access))).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
    expect(await stored()).toEqual(before);
  });

  it('opens nothing with a token that names another shopper’s session, or a member of staff’s', async () => {
    const [ada, bob] = [await customerOf(ours), await customerOf(ours, 'bob@example.test')];
    const { userId } = await database().tenantUser.findFirstOrThrow({ where: { tenantId: ours.id } });
    const staff = await createSession(ours.id, aUser(userId), NO_DEVICE);
    const before = await stored();
    for (const sessionId of [bob.tokens.sessionId, staff.sessionId, ANY_ID]) {
      const mixed = await signAccessToken(ours.id, { ...ada.facts, sessionId });
      expect(await ask(ours, call, bearer(mixed))).toMatchObject({
        status: 403,
        body: { code: 'session_not_found' },
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('asks for a token', async () => {
    const { id, tokens } = await customerOf(ours);
    const cookie = (await sessionCookieHeader(id, tokens)).split(';')[0] ?? '';
    const nothing: Record<string, string>[] = [{}, { authorization: 'Basic YTpi' }, { cookie }];
    for (const headers of nothing) {
      expect(await ask(ours, call, headers)).toMatchObject({
        status: 401,
        body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
      });
    }
  });

  it('is closed where the owner has not switched it on', async () => {
    const { access } = await customerOf(ours);
    await database().tenant.update({ where: { id: ours.id }, data: { appSignIn: false } });
    expect(await ask(ours, call, bearer(access))).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe.each(named(OPEN_CALLS))('%s', (_name, call) => {
  it('is closed where the owner has not switched it on', async () => {
    await database().tenant.update({ where: { id: ours.id }, data: { appSignIn: false } });
    expect(await ask(ours, call)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('another shopper’s', () => {
  it('factors and identities are as good as none', async () => {
    const [ada, bob] = [await customerOf(ours), await customerOf(ours, 'bob@example.test')];
    await database().customer.updateMany({
      where: { id: bob.id },
      data: { phone: '+15035550134', phoneVerifiedAt: new Date() },
    });
    const enrol = { method: 'POST', path: '/api/auth/v1/factors', body: { factor_type: 'totp' } };
    const { body: factor } = await ask(ours, enrol, bearer(bob.access));
    const path = `/api/auth/v1/factors/${factor.id}`;
    const { body: challenge } = await ask(
      ours,
      { method: 'POST', path: `${path}/challenge` },
      bearer(bob.access),
    );
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
    const answer = { challenge_id: challenge.id, code };
    const { body: user } = await ask(ours, { method: 'GET', path: '/api/auth/v1/user' }, bearer(bob.access));
    const before = await stored();
    for (const call of [
      { method: 'POST', path: `${path}/challenge` },
      { method: 'POST', path: `${path}/verify`, body: answer },
      { method: 'DELETE', path },
    ]) {
      expect(await ask(ours, call, bearer(ada.access))).toMatchObject({
        status: 404,
        body: { code: 'mfa_factor_not_found' },
      });
    }
    expect(user.identities).toHaveLength(2);
    for (const { identity_id: id } of user.identities) {
      const unlink = { method: 'DELETE', path: `/api/auth/v1/user/identities/${id}` };
      expect(await ask(ours, unlink, bearer(ada.access))).toMatchObject({
        status: 422,
        body: { code: 'identity_not_found' },
      });
    }
    expect(await stored()).toEqual(before);
    // Bob's challenge is still his.
    const verify = { method: 'POST', path: `${path}/verify`, body: answer };
    expect(await ask(ours, verify, bearer(bob.access))).toMatchObject({ status: 200 });
  });

  it('challenge answers nothing: it is of one session', async () => {
    const ada = await customerOf(ours);
    const enrol = { method: 'POST', path: '/api/auth/v1/factors', body: { factor_type: 'totp' } };
    const { body: factor } = await ask(ours, enrol, bearer(ada.access));
    const path = `/api/auth/v1/factors/${factor.id}`;
    const { body: challenge } = await ask(
      ours,
      { method: 'POST', path: `${path}/challenge` },
      bearer(ada.access),
    );
    const other = await createSession(ours.id, aCustomer(ada.id), NO_DEVICE);
    const access = await signAccessToken(ours.id, { ...ada.facts, sessionId: other.sessionId });
    const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
    const verify = { method: 'POST', path: `${path}/verify`, body: { challenge_id: challenge.id, code } };
    expect(await ask(ours, verify, bearer(access))).toMatchObject({
      status: 422,
      body: { code: 'mfa_challenge_expired' },
    });
  });
});

describe('a page that calls', () => {
  it.each(named([...OPEN_CALLS, ...BEARER_CALLS]))(
    'is refused at %s if it is not listed',
    async (_, call) => {
      for (const origin of [
        'https://evil.example',
        'null',
        `${ORIGIN}.evil.example`,
        'https://app.example.com:8443',
      ]) {
        const answer = await ask(ours, call, { origin, 'sec-fetch-site': 'cross-site' });
        expect(answer).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  it('may read the answer if it is listed, also an error', async () => {
    for (const call of [...OPEN_CALLS.slice(0, 2), ...BEARER_CALLS]) {
      const { status, headers } = await ask(ours, call, { origin: ORIGIN, 'sec-fetch-site': 'cross-site' });
      expect([200, 401]).toContain(status);
      expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('is told so before, if it is listed', async () => {
    const preflight = (origin: string) =>
      ask(
        ours,
        { method: 'OPTIONS', path: '/api/auth/v1/token' },
        { origin, 'sec-fetch-site': 'cross-site' },
      );
    const { status, headers } = await preflight(ORIGIN);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    for (const name of [
      'authorization',
      'x-supabase-api-version',
      'x-client-info',
      'content-type',
      'x-requester-id',
    ]) {
      expect(headers.get('access-control-allow-headers')).toContain(name);
    }
    const refused = await preflight('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('of one shop’s list is none of another’s', async () => {
    const call = { method: 'GET', path: '/api/auth/v1/settings' };
    expect((await ask(theirs, call, { origin: ORIGIN, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const headerOf = (token: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  const invalid = { ok: false, error: 'token_invalid' };

  it('is read by its own shop, until it ends', async () => {
    const { id, tokens, facts, access } = await customerOf(ours);
    expect(await readAccessToken(ours.id, access)).toEqual({
      ok: true,
      value: { customerId: id, sessionId: tokens.sessionId },
    });
    const old = await signAccessToken(ours.id, { ...facts, expiresAt: new Date(Date.now() - 2_000) });
    expect(await readAccessToken(ours.id, old)).toEqual({ ok: false, error: 'token_expired' });
    expect(await ask(ours, { method: 'GET', path: '/api/auth/v1/user' }, bearer(old))).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
  });

  it('without a signature, with another algorithm or key is none', async () => {
    const { access } = await customerOf(ours);
    const [header, claims] = [headerOf(access), claimsOf(access)];
    const signed = (head: object, key: string, hash = 'sha256') => {
      const text = `${part(head)}.${part(claims)}`;
      return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
    };
    const forged = [
      `${part({ ...header, alg: 'none' })}.${part(claims)}.`,
      `${part(header)}.${part(claims)}.`,
      signed(header, ''),
      signed(header, 'secret'),
      signed({ ...header, alg: 'HS512' }, 'secret', 'sha512'),
      signed({ ...header, kid: 'unknown' }, 'secret'),
      signed({ alg: 'HS256', typ: 'JWT' }, 'secret'),
      `${access.slice(0, -2)}AA`,
      access.replace(part(claims), part({ ...claims, sub: ANY_ID })),
      '',
      'x',
      'a.b.c',
      'x'.repeat(100_000),
    ];
    for (const token of forged) {
      expect(await readAccessToken(ours.id, token)).toEqual(invalid);
    }
  });

  it('for a browser’s cookie or a refresh is no access token', async () => {
    const { id, tokens } = await customerOf(ours);
    const [, cookie = ''] = /=([^;]*)/.exec(await sessionCookieHeader(id, tokens)) ?? [];
    for (const token of [cookie, tokens.refreshToken, appRefreshToken(tokens)]) {
      expect(await readAccessToken(ours.id, token)).toEqual(invalid);
    }
  });

  it('tells nothing in it that the shopper may not know', async () => {
    const { access } = await customerOf(ours);
    expect(Object.keys(claimsOf(access)).sort()).toEqual(
      [
        ...['aal', 'amr', 'aud', 'email', 'exp', 'iat', 'is_anonymous', 'iss', 'phone', 'role', 'session_id'],
        'sub',
      ].sort(),
    );
    expect(headerOf(access)).toMatchObject({ alg: 'HS256', typ: 'JWT' });
  });
});

describe('what clients from before codes were words are told', () => {
  it('is the code beside its number', async () => {
    const response = await fetch(`${server.urlOf(ours.slug)}/api/auth/v1/user`);
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
  });
});

describe('a scope', () => {
  it('that is none is named, and ends nothing', async () => {
    const { access } = await customerOf(ours);
    const call = { method: 'POST', path: '/api/auth/v1/logout?scope=elsewhere' };
    expect(await ask(ours, call, bearer(access))).toMatchObject({
      status: 400,
      body: { message: 'Unsupported logout scope "elsewhere"' },
    });
    expect((await stored()).sessions).toHaveLength(1);
  });
});
