// Sign-in through the provider by the handlers, as a browser with cookies: who is linked, who is not, and
// what a stranger, another shop or a second answer gets.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { proveCustomer } from '@/lib/auth/customers/customer-proof';
import { codeAt } from '@/lib/auth/factors/totp';
import { confirmTotp, enrolTotp } from '@/lib/auth/factors/totp.commands';
import { unlinkCustomerProviderIdentity } from '@/lib/auth/provider/customer-identities.commands';
import { listCustomerProviderIdentities } from '@/lib/auth/provider/customer-identities.queries';
import { forgetDiscovery } from '@/lib/auth/provider/provider-discovery';
import { unlinkUserProviderIdentity } from '@/lib/auth/provider/user-identities.commands';
import { listUserProviderIdentities } from '@/lib/auth/provider/user-identities.queries';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { proveByCode } from '@/lib/auth/sign-in/staff-proof';
import { visitorWith } from '@/lib/auth/visitor';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { chooseAccount, environmentOf } from '@/lib/testing/outside/sign-in-provider';
import { createTenant } from '@/lib/testing/rows/factories';
import { createPerson, device } from '@/lib/testing/rows/people';
import { subjectOf } from '../../../../../tools/sign-in-provider/accounts';
import { type SignInProvider, startSignInProvider } from '../../../../../tools/sign-in-provider/server';
import { GET as callback } from '../../../../api/sign-in/provider/callback/route';
import { GET as finish } from './finish/route';
import { POST as begin } from './route';

const provider = vi.hoisted(() => ({ environment: {} }));
vi.mock('@/lib/env', async (original) => {
  const module = await original<typeof import('@/lib/env')>();
  return { ...module, env: () => ({ ...module.env(), ...provider.environment }) };
});
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  connection: () => {},
  after: () => {},
}));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const ROSA = { email: 'rosa@example.test' };
const PLATFORM = 'localhost:3000';

let standIn: SignInProvider;
let shop: Tenant;
let neighbour: Tenant;
beforeAll(async () => {
  standIn = await startSignInProvider(0);
  standIn.redirectUris.add(`http://${PLATFORM}/api/sign-in/provider/callback`);
});
afterAll(() => standIn.stop());
beforeEach(async () => {
  provider.environment = environmentOf(standIn);
  forgetDiscovery();
  await resetDatabase();
  [shop, neighbour] = [await createTenant(), await createTenant()];
});

const hostOf = ({ slug }: Tenant) => `${slug}.${PLATFORM}`;

/** A browser at a shop, with its cookies. */
function browser(at = shop, address = '203.0.113.7') {
  const jar = new Map<string, string>();
  const keep = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      value === '' ? jar.delete(name) : jar.set(name, value);
    }
    return response;
  };
  const headers = () => ({
    host: hostOf(at),
    origin: `http://${hostOf(at)}`,
    'content-type': 'application/json',
    'x-forwarded-for': address,
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const context = { params: Promise.resolve({ tenant: at.slug }) };
  const own = {
    jar,
    /** The address of the provider that the button leads to. */
    async begin(who = 'shopper', { purpose = 'sign_in', to = '/checkout', more = {} } = {}) {
      const request = new Request(`http://${hostOf(at)}/api/sign-in/provider`, {
        method: 'POST',
        headers: { ...headers(), ...more },
        body: JSON.stringify({ who, purpose, return: to }),
      });
      const answer = keep(await begin(request, context));
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    },
    /** The shop's address for this answer. */
    async finish(url: URL) {
      const request = new Request(url, { headers: headers() });
      const answer = keep(await finish(request, context));
      expect(answer.status).toBe(303);
      return answer.headers.get('location');
    },
    /** The whole flow: begins, chooses the account, and comes back. */
    async signIn(person: Parameters<typeof chooseAccount>[1] = ROSA, who = 'shopper', options = {}) {
      const { body } = await own.begin(who, options);
      return own.finish(await back(body.url, person));
    },
    customer: () => customerWith(at.id, jar.get('customer-session')),
    visitor: () => visitorWith(at.id, jar.get('next-auth.session-token')),
  };
  return own;
}

/** The shop's address to which the platform's callback redirects. */
async function back(url: string, person: Parameters<typeof chooseAccount>[1] = ROSA): Promise<URL> {
  const answer = callback(new Request(await chooseAccount(url, person)));
  return new URL(answer.headers.get('location') ?? '');
}

const customers = () => database().customer.findMany({ include: { identities: true } });
const newCustomer = (data: object, tenantId = shop.id) =>
  database().customer.create({ data: { tenantId, email: ROSA.email, ...data } });
const proven = { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };

describe('a shopper', () => {
  it('gets an account the first time and comes back to it, at the page that was asked for', async () => {
    const first = browser();
    expect(await first.signIn({ ...ROSA, name: 'Rosa Delgado' })).toBe('/checkout');
    expect(await first.customer()).toMatchObject({
      kind: 'signed_in',
      customer: { email: ROSA.email, emailVerifiedAt: expect.any(Date), name: 'Rosa Delgado' },
    });
    expect(first.jar.has('provider-attempt')).toBe(false);
    const second = browser();
    await second.signIn();
    const all = await customers();
    expect(all).toHaveLength(1);
    expect(all[0]?.identities).toHaveLength(1);
  });

  it('is linked to the account that has proved the same address in this shop', async () => {
    const { id } = await newCustomer({ ...proven, name: 'R. D.' });
    const own = browser();
    expect(await own.signIn()).toBe('/checkout');
    expect(await own.customer()).toMatchObject({ customer: { id, name: 'R. D.' } });
  });

  it('is not linked to an account that never proved it, and told', async () => {
    await newCustomer({ passwordHash: 'of somebody who typed her address' });
    const own = browser();
    expect(await own.signIn()).toBe('/login?return=%2Fcheckout&provider=account_unproven');
    expect(await own.customer()).toEqual({ kind: 'anonymous' });
    expect((await customers())[0]).toMatchObject({ emailVerifiedAt: null, identities: [] });
  });

  it('gets no account for an address that the provider does not vouch for', async () => {
    const own = browser();
    expect(await own.signIn({ ...ROSA, isVerified: false })).toMatch(/provider=email_unproven$/);
    expect(await customers()).toEqual([]);
  });

  it('stays who they are when the provider tells another address, also one of somebody else', async () => {
    const own = browser();
    await own.signIn();
    const [rosa] = await customers();
    const other = await newCustomer({ email: 'june@example.test', ...proven });
    const { body } = await own.begin();
    standIn.forgeNext({ claims: { sub: rosa?.identities[0]?.subject } });
    await own.finish(await back(body.url, { email: 'june@example.test' }));
    expect(await own.customer()).toMatchObject({ customer: { id: rosa?.id } });
    expect(await listCustomerProviderIdentities(shop.id, other.id)).toEqual([]);
  });

  it('does not get into an account whose address the provider has given to somebody else', async () => {
    await browser().signIn();
    const stranger = browser();
    const { body } = await stranger.begin();
    standIn.forgeNext({ claims: { sub: 'the-next-owner-of-the-address' } });
    expect(await stranger.finish(await back(body.url))).toMatch(/provider=other_identity$/);
    expect(await stranger.customer()).toEqual({ kind: 'anonymous' });
  });

  it('is another person in another shop, and unknown there', async () => {
    await browser().signIn();
    await browser(neighbour).signIn();
    const all = await customers();
    expect(new Set(all.map(({ tenantId }) => tenantId)).size).toBe(2);
    const [ours] = all.filter(({ tenantId }) => tenantId === shop.id);
    const id = ours?.identities[0]?.id ?? '';
    expect(await listCustomerProviderIdentities(neighbour.id, ours?.id ?? '')).toEqual([]);
    expect(await unlinkCustomerProviderIdentity(neighbour.id, ours?.id ?? '', id, null)).toMatchObject({
      error: 'identity_unknown',
    });
  });

  it('has one account after many answers at once', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const own = browser(shop, `203.0.113.${index}`);
        const { body } = await own.begin();
        return { own, url: await back(body.url) };
      }),
    );
    const paths = await Promise.all(browsers.map(({ own, url }) => own.finish(url)));
    expect(new Set(paths)).toEqual(new Set(['/checkout']));
    const all = await customers();
    expect(all).toHaveLength(1);
    expect(all[0]?.identities).toHaveLength(1);
  });

  it('who says no is told so and keeps what was there', async () => {
    const own = browser();
    expect(await own.signIn(null)).toBe('/login?return=%2Fcheckout&provider=cancelled');
  });
});

describe('an answer', () => {
  const UNKNOWN = /^\/login\?(return=[^&]*&)?provider=attempt_unknown$/;

  it('opens nothing in a browser that did not begin', async () => {
    const victim = browser();
    const { body } = await victim.begin();
    const url = await back(body.url);
    const thief = browser();
    expect(await thief.finish(url)).toMatch(UNKNOWN);
    await thief.begin();
    expect(await thief.finish(url)).toMatch(UNKNOWN);
    expect(await thief.customer()).toEqual({ kind: 'anonymous' });
    // The person who began is unaffected.
    expect(await victim.finish(url)).toBe('/checkout');
  });

  it('opens nothing in another shop, also with that shop’s own attempt, or with this one’s cookie', async () => {
    const own = browser();
    const { body } = await own.begin();
    const url = await back(body.url);
    const there = browser(neighbour);
    there.jar.set('provider-attempt', own.jar.get('provider-attempt') ?? '');
    expect(await there.finish(url)).toMatch(UNKNOWN);
    there.jar.clear();
    await there.begin();
    expect(await there.finish(url)).toMatch(UNKNOWN);
    expect(await customers()).toEqual([]);
  });

  it('counts once, also if it comes many times at once with a copied cookie', async () => {
    const own = browser();
    const { body } = await own.begin();
    const url = await back(body.url);
    const cookie = own.jar.get('provider-attempt') ?? '';
    const copies = Array.from({ length: 5 }, () => {
      const copy = browser();
      copy.jar.set('provider-attempt', cookie);
      return copy;
    });
    const asked = standIn.requests.get('/token') ?? 0;
    const paths = await Promise.all(copies.map((copy) => copy.finish(url)));
    expect(paths.filter((path) => path === '/checkout')).toHaveLength(1);
    expect(paths.filter((path) => UNKNOWN.test(path ?? ''))).toHaveLength(4);
    expect((standIn.requests.get('/token') ?? 0) - asked).toBe(1);
  });

  it('that does not hold uses the attempt up and says so', async () => {
    const own = browser();
    const { body } = await own.begin();
    const url = await back(body.url);
    standIn.forgeNext({ signature: 'stranger' });
    expect(await own.finish(url)).toMatch(/provider=answer_invalid$/);
    expect(own.jar.has('provider-attempt')).toBe(false);
  });
});

describe('somebody of the shop', () => {
  const signIn = (email: string, at = shop) => {
    const own = browser(at);
    return own.signIn({ email }, 'staff', { to: '/admin/orders' }).then((path) => ({ own, path }));
  };

  it('signs in to the account of the same address, and is linked to it for every shop of theirs', async () => {
    const person = await createPerson(
      { tenantId: shop.id, role: 'owner' },
      { tenantId: neighbour.id, role: 'owner' },
    );
    const { own, path } = await signIn(person.email);
    expect(path).toBe('/admin/orders');
    expect(await own.visitor()).toMatchObject({ kind: 'signed_in', userId: person.id, role: 'owner' });
    await database().user.update({ where: { id: person.id }, data: { email: 'moved@example.test' } });
    expect((await signIn(person.email, neighbour)).path).toBe('/admin/orders');
    expect(await listUserProviderIdentities(person.id)).toMatchObject([
      { issuer: standIn.issuer, email: person.email },
    ]);
  });

  it('gets no account: who works elsewhere, nowhere, or in a role that may not enter, is told the same', async () => {
    const elsewhere = await createPerson({ tenantId: neighbour.id, role: 'owner' });
    const refusal = '/admin/login?return=%2Fadmin%2Forders&provider=no_permission';
    expect((await signIn(elsewhere.email)).path).toBe(refusal);
    const stranger = await signIn('nobody@example.test');
    expect(stranger.path).toBe(refusal);
    expect(await stranger.own.visitor()).toEqual({ kind: 'anonymous' });
    expect(await database().user.count({ where: { email: 'nobody@example.test' } })).toBe(0);
    expect(await database().userIdentity.count()).toBe(0);
  });

  it('who is removed from the shop does not get in any more', async () => {
    const person = await createPerson({ tenantId: shop.id, role: 'owner' });
    await signIn(person.email);
    await database().tenantUser.deleteMany({ where: { userId: person.id } });
    expect((await signIn(person.email)).path).toMatch(/provider=no_permission$/);
  });

  it('is not found by an address that the provider does not vouch for', async () => {
    const { email } = await createPerson({ tenantId: shop.id, role: 'owner' });
    const own = browser();
    expect(await own.signIn({ email, isVerified: false }, 'staff')).toMatch(/provider=email_unproven$/);
    expect(await own.visitor()).toEqual({ kind: 'anonymous' });
  });

  it('is no shopper, and a shopper is nobody of the shop', async () => {
    const person = await createPerson({ tenantId: shop.id, role: 'owner' });
    const { own } = await signIn(person.email);
    expect(await own.customer()).toEqual({ kind: 'anonymous' });
    const shopper = browser();
    await shopper.signIn({ email: person.email });
    expect(await shopper.visitor()).toEqual({ kind: 'anonymous' });
  });

  it('ends the sessions that began at the provider by unlinking it, but the one in hand', async () => {
    const person = await createPerson({ tenantId: shop.id, role: 'owner' });
    const { own } = await signIn(person.email);
    const other = await signIn(person.email);
    const visitor = await own.visitor();
    const [identity] = await listUserProviderIdentities(person.id);
    const sessionId = visitor.kind === 'signed_in' ? visitor.sessionId : null;
    expect(await unlinkUserProviderIdentity(person.id, 'no-uuid', sessionId)).toMatchObject({
      error: 'identity_id_invalid',
    });
    const stranger = await createPerson({ tenantId: shop.id, role: 'owner' });
    expect(await unlinkUserProviderIdentity(stranger.id, identity?.id ?? '', null)).toMatchObject({
      error: 'identity_unknown',
    });
    expect((await unlinkUserProviderIdentity(person.id, identity?.id ?? '', sessionId)).ok).toBe(true);
    expect(await own.visitor()).toMatchObject({ kind: 'signed_in' });
    expect(await other.own.visitor()).toEqual({ kind: 'anonymous' });
    expect(await listUserProviderIdentities(person.id)).toEqual([]);
  });
});

describe('a second factor', () => {
  const totp = { kind: 'totp', name: 'Phone', sealedSecret: 'sealed', confirmedAt: new Date() };

  it('is asked for after the provider’s word, and stands before linking: of staff', async () => {
    const { id, email } = await createPerson({ tenantId: shop.id, role: 'owner' });
    const linked = await createPerson({ tenantId: shop.id, role: 'owner' });
    await browser().signIn({ email: linked.email }, 'staff');
    await database().userFactor.createMany({
      data: [id, linked.id].map((userId) => ({ ...totp, id: randomUUID(), userId })),
    });
    const first = browser();
    expect(await first.signIn({ email }, 'staff')).toMatch(/provider=second_factor_needed$/);
    expect(await first.visitor()).toEqual({ kind: 'anonymous' });
    expect(await listUserProviderIdentities(id)).toEqual([]);
    const second = browser();
    await second.signIn({ email: linked.email }, 'staff');
    expect(await second.visitor()).toMatchObject({ kind: 'second_step', assuranceLevel: 1 });
    // A session without its second factor links nothing either.
    expect((await second.begin('staff', { purpose: 'link' })).status).toBe(401);
  });

  it('likewise of shoppers', async () => {
    const { id } = await newCustomer(proven);
    await database().customerFactor.create({
      data: { ...totp, id: randomUUID(), tenantId: shop.id, customerId: id },
    });
    const own = browser();
    expect(await own.signIn()).toMatch(/provider=second_factor_needed$/);
    await database().customerIdentity.create({
      data: { tenantId: shop.id, customerId: id, issuer: standIn.issuer, subject: subjectOf(ROSA) },
    });
    await own.signIn();
    expect(await own.customer()).toMatchObject({ kind: 'second_step', assuranceLevel: 1 });
  });

  /** An authenticator app of a person; the answer is its code of now. */
  async function addApp(person: Person) {
    const hourAgo = new Date(Date.now() - 3_600_000);
    const names = { name: 'Phone', issuer: 'Loom', account: 'rosa' };
    const made = await enrolTotp(shop.id, person, names, hourAgo);
    const { id, secret } = made.ok ? made.value : expect.fail('no secret');
    await confirmTotp(shop.id, person, { factorId: id, code: codeAt(secret, hourAgo) }, hourAgo);
    return { kind: 'totp' as const, code: codeAt(secret, new Date()) };
  }

  it('leaves no session that began at the provider when it is disconnected: of staff', async () => {
    const { id, email } = await createPerson({ tenantId: shop.id, role: 'owner' });
    await browser().signIn({ email }, 'staff');
    const code = await addApp(aUser(id));
    const own = browser();
    await own.signIn({ email }, 'staff');
    const visitor = await own.visitor();
    const waiting = visitor.kind === 'second_step' ? visitor : expect.fail(visitor.kind);
    const asking = { tenant: shop, visitor: waiting, device, readCookie: () => undefined };
    expect(await proveByCode(asking, code)).toMatchObject({ ok: true });
    const strong = { userId: id, assuranceLevel: 2 };
    expect(await database().session.findMany({ where: strong })).toMatchObject([
      { methods: ['oidc', 'otp'] },
    ]);
    const [identity] = await listUserProviderIdentities(id);
    expect((await unlinkUserProviderIdentity(id, identity?.id ?? '', null)).ok).toBe(true);
    expect(await database().session.count({ where: strong })).toBe(0);
  });

  it('leaves no such session of a shopper either', async () => {
    await browser().signIn();
    const [customer] = await customers();
    const id = customer?.id ?? '';
    const code = await addApp(aCustomer(id));
    const own = browser();
    await own.signIn();
    const shopper = await own.customer();
    const waiting = shopper.kind === 'second_step' ? shopper : expect.fail(shopper.kind);
    const asking = { tenant: shop, shopper: waiting, isBeforeSecondStep: true, device, knownBrowser: null };
    expect(await proveCustomer(asking, code)).toMatchObject({ ok: true });
    const strong = { customerId: id, assuranceLevel: 2 };
    expect(await database().session.findMany({ where: strong })).toMatchObject([
      { methods: ['oidc', 'otp'] },
    ]);
    const identityId = customer?.identities[0]?.id ?? '';
    expect((await unlinkCustomerProviderIdentity(shop.id, id, identityId, null)).ok).toBe(true);
    expect(await database().session.count({ where: strong })).toBe(0);
  });
});

describe('an account that is signed in', () => {
  it('takes an identity of any address, and is opened by it from then on', async () => {
    const own = browser();
    await own.signIn();
    await database().customerIdentity.deleteMany();
    const path = await own.signIn({ email: 'at.work@example.test', isVerified: false }, 'shopper', {
      purpose: 'link',
      to: '/account',
    });
    expect(path).toBe('/account?provider=linked');
    const later = browser();
    await later.signIn({ email: 'at.work@example.test', isVerified: false });
    expect(await later.customer()).toMatchObject({ customer: { email: ROSA.email } });
  });

  it('does not take one of somebody else, or a second one of the same provider', async () => {
    await browser().signIn({ email: 'june@example.test' });
    const own = browser();
    await own.signIn();
    const link = (email: string) => own.signIn({ email }, 'shopper', { purpose: 'link', to: '/account' });
    expect(await link('june@example.test')).toBe('/account?provider=identity_taken');
    expect(await link('third@example.test')).toBe('/account?provider=other_identity');
    expect(await link(ROSA.email)).toBe('/account?provider=linked');
  });

  it('asks for a fresh sign-in, of the same session, at both ends', async () => {
    expect((await browser().begin('shopper', { purpose: 'link' })).status).toBe(401);
    const own = browser();
    await own.signIn();
    await database().session.updateMany({ data: { provedAt: new Date(Date.now() - 11 * 60_000) } });
    expect(await own.begin('shopper', { purpose: 'link' })).toMatchObject({
      status: 403,
      body: { error: { code: 'proof_needed' } },
    });
    await database().session.updateMany({ data: { provedAt: new Date() } });
    const { body } = await own.begin('shopper', { purpose: 'link', to: '/account' });
    const url = await back(body.url, { email: 'at.work@example.test' });
    // Another person signs in at the same machine in the meantime.
    const june = browser();
    await june.signIn({ email: 'june@example.test' });
    own.jar.set('customer-session', june.jar.get('customer-session') ?? '');
    expect(await own.finish(url)).toBe('/account?provider=sign_in_first');
    expect(await database().customerIdentity.count()).toBe(2);
  });

  it('never loses its last way in, also if two are taken away at once', async () => {
    const { id } = await newCustomer({ email: null, phone: '+18285550142' });
    await database().customerIdentity.createMany({
      data: ['a', 'b'].map((issuer) => ({ tenantId: shop.id, customerId: id, issuer, subject: '1' })),
    });
    const [first, second] = await listCustomerProviderIdentities(shop.id, id);
    const results = await Promise.all(
      [first, second].map((identity) =>
        unlinkCustomerProviderIdentity(shop.id, id, identity?.id ?? '', null),
      ),
    );
    expect(results.map((result) => (result.ok ? 'done' : result.error)).sort()).toEqual([
      'done',
      'last_way_in',
    ]);
    expect(await listCustomerProviderIdentities(shop.id, id)).toHaveLength(1);
    await database().customer.updateMany({ where: { id }, data: { email: ROSA.email, ...proven } });
    const [last] = await listCustomerProviderIdentities(shop.id, id);
    expect(await unlinkCustomerProviderIdentity(shop.id, id, 'x', null)).toMatchObject({
      error: 'identity_id_invalid',
    });
    expect((await unlinkCustomerProviderIdentity(shop.id, id, last?.id ?? '', null)).ok).toBe(true);
  });
});

describe('beginning', () => {
  it('is for this host’s own pages', async () => {
    const own = browser();
    const from = (more: object) => own.begin('shopper', { more }).then(({ status }) => status);
    expect(await from({ origin: 'http://evil.example' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('is counted for a network', async () => {
    const own = browser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await own.begin()).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await browser(shop, '198.51.100.4').begin()).status).toBe(200);
  });

  it('at a host that is not the shop’s own leads to the one that is', async () => {
    const own = browser();
    const { body } = await own.begin('staff', {
      more: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    });
    expect(body).toEqual({ url: `http://${hostOf(shop)}/admin/login?return=%2Fcheckout` });
    expect(own.jar.size).toBe(0);
  });

  it('does not exist without a provider', async () => {
    provider.environment = { OIDC_ISSUER: undefined };
    expect((await browser().begin()).status).toBe(404);
  });

  it('says when the provider is away', async () => {
    const away = await startSignInProvider(0);
    provider.environment = environmentOf(away);
    await away.stop();
    expect(await browser().begin()).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unavailable' } },
    });
  });
});
