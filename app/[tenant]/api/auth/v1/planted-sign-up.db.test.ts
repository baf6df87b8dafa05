// The published client without an `x-requester-id`, which it does not send by itself. A stranger in the same
// network (or a user of the same app, which calls from its own server) cannot plant a password in another's
// sign-up.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { HEADLESS_ROUTES } from '@/lib/testing/outside/headless-routes';
import { clientAt, type HeadlessServer, startHeadlessServer } from '@/lib/testing/outside/headless-server';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestCode } from '@/lib/testing/rows/owed-mails';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

const EMAIL = 'ada@example.test';
const OWN = 'a loom of many colors';
const PLANTED = 'nine kilns and a teapot';
const ELSEWHERE = '198.51.100.9';

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
  later.length = 0;
  tenant = await createTenant({ appSignIn: true });
});

const app = (address = '203.0.113.7', device = '') =>
  clientAt(`${server.urlOf(tenant.slug)}/api/auth/v1`, { device, address }).client;
const signUp = (password: string, address?: string) => app(address).signUp({ email: EMAIL, password });
/** Types the newest code that came by mail. */
const verify = async (type: 'signup' | 'email', address?: string) => {
  const token = await newestCode(tenant.id, EMAIL);
  return (await app(address).verifyOtp({ email: EMAIL, token, type })).error;
};
const opens = async (password: string) =>
  (await app().signInWithPassword({ email: EMAIL, password })).error === null;

describe('without an id of the app', () => {
  it('the password of a sign-up opens the account, also if it was asked for twice', async () => {
    await signUp(OWN);
    await signUp(OWN);
    expect(await verify('signup')).toBeNull();
    expect(await opens(OWN)).toBe(true);
  });

  it.each([
    ['after', [OWN, PLANTED]],
    ['before', [PLANTED, OWN]],
    ['before and after', [PLANTED, OWN, PLANTED]],
  ])('a stranger who signs up %s the person plants nothing', async (_, passwords) => {
    for (const password of passwords) {
      await signUp(password);
    }
    expect(await verify('signup')).toBeNull();
    expect(await opens(PLANTED)).toBe(false);
  });

  it('and nothing in a race', async () => {
    await Promise.all([signUp(OWN), signUp(PLANTED)]);
    expect(await verify('signup')).toBeNull();
    expect([await opens(OWN), await opens(PLANTED)]).toEqual([false, false]);
  });

  it('and nothing from the network into which the person moves', async () => {
    await signUp(OWN);
    await signUp(PLANTED, ELSEWHERE);
    expect(await verify('signup', ELSEWHERE)).toBeNull();
    expect(await opens(PLANTED)).toBe(false);
  });

  it('and nothing while a fresh code is sent again', async () => {
    await signUp(OWN);
    await signUp(PLANTED);
    await app().resend({ email: EMAIL, type: 'signup' });
    expect(await verify('signup')).toBeNull();
    expect(await opens(PLANTED)).toBe(false);
  });

  it('the person chooses a password in the session instead', async () => {
    await signUp(OWN);
    await signUp(PLANTED);
    const client = app();
    await client.verifyOtp({ email: EMAIL, token: await newestCode(tenant.id, EMAIL), type: 'signup' });
    expect((await client.updateUser({ password: OWN })).error).toBeNull();
    expect(await opens(OWN)).toBe(true);
  });
});

it.each(['', 'an-id-that-an-app-shares'])(
  'a code typed to sign in plants no password (id: “%s”)',
  async (id) => {
    await app(undefined, id).signInWithOtp({ email: EMAIL });
    await app(undefined, id).signUp({ email: EMAIL, password: PLANTED });
    const token = await newestCode(tenant.id, EMAIL);
    expect((await app(undefined, id).verifyOtp({ email: EMAIL, token, type: 'email' })).error).toBeNull();
    expect(await database().customer.findMany()).toMatchObject([{ email: EMAIL, passwordHash: null }]);
  },
);
