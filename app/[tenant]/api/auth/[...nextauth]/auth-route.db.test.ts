import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as refresh } from '@/app/[tenant]/api/session/route';
import { readClaims } from '@/lib/auth/sessions/session-cookie';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createPerson, PASSWORD } from '@/lib/testing/rows/people';
import { GET, POST } from './route';

vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);
// What follows a response is not of this test, and has no request here.
vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));

const HOST = 'shop.test';
let tenant: Tenant;
/** The browser's cookies. */
const jar = new Map<string, string>();

beforeEach(async () => {
  vi.restoreAllMocks();
  jar.clear();
  env().SITE_SCHEME = undefined;
  await resetDatabase();
  tenant = await createTenant();
});

type Call = {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  shop?: Tenant;
};

/** Sends a request with the browser's cookies and stores those of the response. */
async function call(path: string, { method = 'GET', body, headers = {}, shop = tenant }: Call = {}) {
  const request = new NextRequest(`http://localhost:3000/${shop.slug}/api/auth/${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      host: HOST,
      'x-forwarded-host': HOST,
      'x-forwarded-for': '203.0.113.7',
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST' && {
        origin: `http://${HOST}`,
        'content-type': 'application/x-www-form-urlencoded',
      }),
      ...headers,
    },
  });
  const [nextauth = []] = [path.split('?')[0]?.split('/')];
  const response = await (method === 'GET' ? GET : POST)(request, {
    params: Promise.resolve({ tenant: shop.slug, nextauth }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') {
      jar.delete(name);
    } else {
      jar.set(name, decodeURIComponent(value));
    }
  }
  return response;
}

async function post(path: string, fields: Record<string, string> = {}): Promise<Response> {
  const { csrfToken } = (await (await call('csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString();
  return call(path, { method: 'POST', body });
}

const signIn = (email: string, password = PASSWORD) => post('callback/credentials', { email, password });

const session = async (shop?: Tenant) => (await call('session', shop && { shop })).json();

describe('the requests that reach next-auth', () => {
  it.each([
    ['POST', '_log'],
    ['POST', 'session'],
    ['POST', 'signin/credentials'],
    ['POST', 'callback/credentials/more'],
    ['POST', 'callback/email'],
    ['POST', 'csrf'],
    ['GET', 'signin'],
    ['GET', 'signout'],
    ['GET', 'error'],
    ['GET', 'verify-request'],
    ['GET', 'callback/credentials'],
    ['GET', '_log'],
  ])('do not include %s %s', async (method, path) => {
    const error = vi.spyOn(logger(), 'error');
    const body = method === 'POST' ? `level=error&code=${'x'.repeat(100_000)}` : undefined;
    const response = await call(path, { method, ...(body !== undefined && { body }) });
    expect(response.status).toBe(404);
    expect(error).not.toHaveBeenCalled();
  });

  it('are short forms from a page of this host', async () => {
    const body = 'email=a%40example.test&password=x';
    const path = 'callback/credentials';
    const status = async (options: Call) => (await call(path, { method: 'POST', body, ...options })).status;
    expect(await status({ headers: { origin: 'https://evil.test' } })).toBe(403);
    expect(await status({ headers: { origin: '' } })).toBe(403);
    expect(await status({ headers: { 'sec-fetch-site': 'same-site' } })).toBe(403);
    expect(await status({ body: `${body}${'x'.repeat(20_000)}` })).toBe(413);
    expect(await status({ headers: { 'content-type': 'application/json' } })).toBe(415);
    expect((await call('csrf', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  it('have the true origin, whatever a client sends', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(await (await call('providers', { headers })).json()).toMatchObject({
      credentials: { callbackUrl: `http://${HOST}/api/auth/callback/credentials` },
    });
    env().SITE_SCHEME = 'https';
    expect(
      await (await call('providers', { headers: { 'x-forwarded-proto': 'http' } })).json(),
    ).toMatchObject({
      credentials: { callbackUrl: `https://${HOST}/api/auth/callback/credentials` },
    });
  });
});

describe('signing in', () => {
  it('reports refusals with a code, for which the page has the sentence', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const refused = await signIn(owner.email, 'wrong');
    expect(refused.status).toBe(401);
    const { url } = (await refused.json()) as { url: string };
    expect(new URL(url).searchParams.get('error')).toBe('credentials_wrong');
    expect([...jar.keys()].some((name) => name.includes('session-token'))).toBe(false);
  });

  it('ends the session that it replaces, and no other', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    await signIn(owner.email);
    const first = await readClaims(jar.get('next-auth.session-token'));
    const elsewhere = new Map(jar);
    jar.delete('next-auth.session-token');
    await signIn(owner.email);
    expect(await database().session.count()).toBe(2);
    await signIn(owner.email);
    const ids = (await database().session.findMany()).map(({ id }) => id);
    const newest = await readClaims(jar.get('next-auth.session-token'));
    expect(ids.sort()).toEqual([first?.sessionId, newest?.sessionId].sort());
    // The first browser's session continues.
    jar.clear();
    for (const [name, value] of elsewhere) {
      jar.set(name, value);
    }
    expect(await session()).toMatchObject({ user: { email: owner.email } });
  });

  it('marks the browser, which can sign in even while others guess from its address', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    await signIn(owner.email);
    await post('signout');
    const marks = [...jar].filter(([name]) => name.startsWith('known_browser_'));
    expect(marks).toHaveLength(1);
    expect(JSON.stringify(marks)).not.toContain(owner.email);
    jar.clear();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await signIn(owner.email, 'wrong');
    }
    expect((await signIn(owner.email)).status).toBe(401);
    jar.clear();
    for (const [name, value] of marks) {
      jar.set(name, value);
    }
    expect((await signIn(owner.email)).status).toBe(200);
    expect(await session()).toMatchObject({ user: { email: owner.email } });
  });
});

describe('the session answer', () => {
  it('is empty after signing out, on another shop’s host, and for a forged cookie, and logs nothing', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const other = await createTenant();
    const error = vi.spyOn(logger(), 'error');
    expect(await session()).toEqual({});
    await signIn(owner.email);
    expect(await session()).toMatchObject({ user: { name: owner.name, email: owner.email } });
    expect(await session(other)).toEqual({});
    const cookie = jar.get('next-auth.session-token') ?? '';
    await post('signout');
    expect(jar.has('next-auth.session-token')).toBe(false);
    expect(await database().session.count()).toBe(0);
    jar.set('next-auth.session-token', cookie);
    expect(await session()).toEqual({});
    jar.set('next-auth.session-token', 'forged');
    expect(await session()).toEqual({});
    expect((await post('signout')).status).toBe(200);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('cookies on a site that is https by configuration', () => {
  it('are __Host- and Secure, whatever the request says, and open the session', async () => {
    env().SITE_SCHEME = 'https';
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    const { csrfToken } = (await (
      await call('csrf', { headers: { 'x-forwarded-proto': 'http' } })
    ).json()) as {
      csrfToken: string;
    };
    const body = new URLSearchParams({ csrfToken, json: 'true', email: owner.email, password: PASSWORD });
    const answer = await call('callback/credentials', { method: 'POST', body: body.toString() });
    const lines = answer.headers.getSetCookie();
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      expect(line).toMatch(/^__Host-/);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly/);
      expect(line).toMatch(/; SameSite=Lax/i);
      expect(line).not.toMatch(/Domain/i);
    }
    expect([...jar.keys()].every((name) => name.startsWith('__Host-'))).toBe(true);
    expect(await session()).toMatchObject({ user: { email: owner.email } });
  });
});

describe('a refresh', () => {
  it('logs a change of the role, once', async () => {
    const owner = await createPerson({ tenantId: tenant.id, role: 'owner' });
    await signIn(owner.email);
    await database().tenantUser.updateMany({ data: { role: 'order-manager' } });
    const info = vi.spyOn(logger(), 'info');
    for (let turn = 0; turn < 2; turn += 1) {
      const request = new Request('http://localhost:3000/api/session', {
        method: 'POST',
        headers: { host: HOST, origin: `http://${HOST}` },
      });
      expect((await refresh(request, { params: Promise.resolve({ tenant: tenant.slug }) })).status).toBe(200);
    }
    const lines = info.mock.calls.map(([fields]) => fields as unknown as object);
    expect(lines).toMatchObject([
      { event: 'auth.role_changed', userId: owner.id, from: 'owner', to: 'order-manager' },
    ]);
  });
});
