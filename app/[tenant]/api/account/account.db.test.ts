// Signing in as a shopper, through the handlers, like a browser with its cookies.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { readShopperName } from '@/lib/auth/customers/shopper-name';
import { codeAt } from '@/lib/auth/factors/totp';
import { confirmTotp, enrolTotp } from '@/lib/auth/factors/totp.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { sessionCookie, writeClaims } from '@/lib/auth/sessions/session-cookie';
import { visitorWith } from '@/lib/auth/visitor';
import { database } from '@/lib/db/client';
import { messages } from '@/lib/messages';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshShop } from '@/lib/testing/rows/fresh-shop';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { POST as requestCode } from './code/route';
import { POST as signInWithCode } from './code/sign-in/route';
import { POST as prove } from './factors/proof/route';
import { POST as signInWithPassword } from './password/sign-in/route';
import { POST as completeRecovery } from './recovery/complete/route';
import { POST as recover } from './recovery/route';
import { POST as refresh } from './session/route';
import { POST as signOut } from './sign-out/route';
import { POST as confirm } from './sign-up/confirm/route';
import { POST as signUp } from './sign-up/route';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));
const hashing = vi.hoisted(() => ({ lanes: [] as unknown[], isBusy: false }));
vi.mock('@/lib/auth/passwords/passwords', async (original) => {
  const passwords = await original<typeof import('@/lib/auth/passwords/passwords')>();
  const { hashPassword, hashPasswordIn } = passwords;
  return {
    ...passwords,
    hashPassword: (password: string) => {
      hashing.lanes.push({ isKnown: true });
      return hashPassword(password);
    },
    hashPasswordIn: (...call: Parameters<typeof hashPasswordIn>) => {
      hashing.lanes.push(call[0]);
      return hashing.isBusy ? { ok: false, error: 'busy' } : hashPasswordIn(...call);
    },
  };
});
const sms = vi.hoisted(() => ({ sendTextMessage: vi.fn(), sendsTextMessages: vi.fn(() => true) }));
vi.mock('@/lib/sms/sms-sender', () => sms);
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const EMAIL = 'ada@example.test';
const PASSWORD = 'a loom of many colors';
const NEW_PASSWORD = 'nine kilns and a teapot';
let tenant: Tenant;
beforeEach(async () => {
  sms.sendTextMessage.mockReset();
  sms.sendsTextMessages.mockReturnValue(true);
  later.length = 0;
  hashing.isBusy = false;
  tenant = await freshShop();
});

type Handler = typeof requestCode;

/** A browser at a shop. It keeps its cookies, and runs the work after each response. */
function browser({ shop = tenant, address = '203.0.113.7' } = {}) {
  const jar = new Map<string, string>();
  let newest: string[] = [];
  const send = async (handler: Handler, body: object = {}) => {
    const request = new Request('http://shop.test/api/account', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'shop.test',
        origin: 'http://shop.test',
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    });
    const response = await handler(request, { params: Promise.resolve({ tenant: shop.slug }) });
    newest = response.headers.getSetCookie();
    for (const cookie of newest) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      value === '' ? jar.delete(name) : jar.set(name, value);
    }
    const text = await response.text();
    await Promise.all(later.splice(0).map((work) => work()));
    return { status: response.status, body: JSON.parse(text) };
  };
  return {
    jar,
    send,
    /** The cookies that the last answer set. */
    newest: () => newest,
    customer: () => customerWith(shop.id, jar.get('customer-session')),
    /** Signs in with a code. */
    async signIn(email = EMAIL) {
      await send(requestCode, { address: email });
      return send(signInWithCode, { address: email, code: await newestCode(shop.id, email) });
    },
  };
}

const customers = () => database().customer.findMany({ orderBy: { createdAt: 'asc' } });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** Makes an account with a password as a shopper does; returns the browser. */
async function signedUp() {
  const own = browser();
  await own.send(signUp, { address: EMAIL, password: PASSWORD, name: 'Ada' });
  await own.send(confirm, { address: EMAIL, code: await newestCode(tenant.id, EMAIL) });
  return own;
}

describe('signing in with a code', () => {
  it('makes the account with the first right code, and opens it with the next', async () => {
    const phone = browser();
    expect(await phone.send(requestCode, { address: ' ADA@example.test' })).toEqual({
      status: 200,
      body: { sent: true },
    });
    expect(await customers()).toEqual([]);
    const code = await newestCode(tenant.id, EMAIL);
    expect(await phone.send(signInWithCode, { address: EMAIL, code })).toMatchObject({ status: 200 });
    const [made] = await customers();
    expect(made).toMatchObject({ email: EMAIL, emailVerifiedAt: expect.any(Date), passwordHash: null });
    expect(await phone.customer()).toMatchObject({ kind: 'signed_in', customer: { id: made?.id } });

    const laptop = browser();
    await laptop.signIn();
    expect(await customers()).toHaveLength(1);
    expect(await laptop.customer()).toMatchObject({ customer: { id: made?.id } });
  });

  it('accepts a code once, and only in the browser that asked for it', async () => {
    const [own, stranger] = [browser(), browser({ address: '198.51.100.1' })];
    await own.send(requestCode, { address: EMAIL });
    const code = await newestCode(tenant.id, EMAIL);
    const refused = { status: 401, body: { error: { message: accountSignInSentences.codeWrong } } };
    expect(await stranger.send(signInWithCode, { address: EMAIL, code })).toMatchObject(refused);
    expect(await own.send(signInWithCode, { address: EMAIL, code: wrongOf(code) })).toMatchObject(refused);
    expect(await own.send(signInWithCode, { address: EMAIL, code })).toMatchObject({ status: 200 });
    expect(await own.send(signInWithCode, { address: EMAIL, code })).toMatchObject(refused);
  });

  it('at another shop is another customer, who is not signed in by the first shop’s cookie', async () => {
    const other = await createTenant();
    const [here, there] = [browser(), browser({ shop: other })];
    await here.signIn();
    await there.signIn();
    expect((await customers()).map(({ tenantId }) => tenantId).sort()).toEqual([tenant.id, other.id].sort());
    expect(await customerWith(other.id, here.jar.get('customer-session'))).toEqual({ kind: 'anonymous' });
  });

  it('ends the session that the browser had before', async () => {
    const own = browser();
    await own.signIn();
    await own.signIn();
    expect(await database().session.count()).toBe(1);
  });

  it('works by text message, if the installation sends some', async () => {
    const own = browser();
    const address = '(828) 555-0142';
    await own.send(requestCode, { address });
    const [message] = sms.sendTextMessage.mock.calls.flat();
    expect(message).toMatchObject({ to: '+18285550142' });
    const code = /\d{6}/.exec(message.text)?.[0];
    expect(await own.send(signInWithCode, { address, code })).toMatchObject({ status: 200 });
    expect(await customers()).toMatchObject([{ phone: '+18285550142', email: null }]);
    sms.sendsTextMessages.mockReturnValue(false);
    expect(await own.send(requestCode, { address })).toMatchObject({
      status: 422,
      body: { error: { fields: { address: accountSignInSentences.phoneNotOffered } } },
    });
  });

  it('makes a stranger who tries all codes wait, and still lets the owner in', async () => {
    const own = browser();
    await own.signIn();
    const guesser = browser({ address: '198.51.100.1' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      statuses.push((await guesser.send(requestCode, { address: EMAIL })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await own.signIn()).toMatchObject({ status: 200 });
  });
});

describe('an account with a password', () => {
  it('is made when its address is proved, and can be opened with the password', async () => {
    const own = browser();
    const wish = { address: EMAIL, password: PASSWORD, name: 'Ada' };
    expect(await own.send(signUp, wish)).toEqual({ status: 200, body: { sent: true } });
    expect(await customers()).toEqual([]);
    expect(await own.send(signInWithPassword, wish)).toMatchObject({ status: 401 });
    const code = await newestCode(tenant.id, EMAIL);
    expect(await own.send(confirm, { address: EMAIL, code })).toMatchObject({ status: 200 });
    expect(await customers()).toMatchObject([{ email: EMAIL, name: 'Ada' }]);
    const laptop = browser();
    expect(await laptop.send(signInWithPassword, wish)).toMatchObject({ status: 200 });
    expect(await laptop.customer()).toMatchObject({ kind: 'signed_in', customer: { name: 'Ada' } });
  });

  it('is not changed by a second sign-up, which gets the same answer', async () => {
    await signedUp();
    const again = browser();
    const wish = { address: EMAIL, password: NEW_PASSWORD, name: 'Somebody else' };
    expect(await again.send(signUp, wish)).toEqual({ status: 200, body: { sent: true } });
    const code = await newestCode(tenant.id, EMAIL);
    expect(await again.send(confirm, { address: EMAIL, code })).toMatchObject({ status: 200 });
    expect(await customers()).toMatchObject([{ name: 'Ada' }]);
    expect(await browser().send(signInWithPassword, wish)).toMatchObject({ status: 401 });
  });

  it('refuses a weak password with reasons, and a missing one in the words of the specification', async () => {
    const own = browser();
    const weak = await own.send(signUp, { address: EMAIL, password: 'password', name: '' });
    expect(weak).toMatchObject({ status: 422, body: { error: { code: 'password_weak' } } });
    expect(weak.body.error.fields.password).toContain(messages.auth.passwordWeak);
    expect(await own.send(signUp, { address: '', password: '', name: '' })).toMatchObject({
      status: 422,
      body: {
        error: { message: 'You must provide either an email or phone number and a password' },
      },
    });
  });

  it('gets the same answer for an unknown address and a wrong password', async () => {
    await signedUp();
    const stranger = browser();
    const unknown = await stranger.send(signInWithPassword, { address: 'x@example.test', password: 'x' });
    expect(unknown).toEqual(await stranger.send(signInWithPassword, { address: EMAIL, password: 'x' }));
    expect(unknown).toMatchObject({ status: 401, body: { error: { message: messages.auth.signInFailed } } });
  });

  it('gets a new password with a code, which ends every other session', async () => {
    const own = await signedUp();
    const phone = browser();
    await phone.send(recover, { address: EMAIL });
    const code = await newestCode(tenant.id, EMAIL);
    const complete = { address: EMAIL, code, password: 'password' };
    expect(await phone.send(completeRecovery, complete)).toMatchObject({ status: 422 });
    expect(await phone.send(completeRecovery, { ...complete, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await own.customer()).toEqual({ kind: 'anonymous' });
    expect(await phone.customer()).toMatchObject({ kind: 'signed_in' });
    const sent = { address: EMAIL, password: NEW_PASSWORD };
    expect(await browser().send(signInWithPassword, sent)).toMatchObject({ status: 200 });
  });

  it('cannot be recovered if it does not exist: the answer is the same, and nothing is sent', async () => {
    const own = browser();
    expect(await own.send(recover, { address: EMAIL })).toEqual({ status: 200, body: { sent: true } });
    expect(await database().outboxMail.count()).toBe(0);
  });

  it('is hashed for a stranger in the lane of strangers, who are refused where too many wait', async () => {
    const own = browser();
    const wish = { address: EMAIL, password: PASSWORD, name: 'Ada' };
    hashing.lanes = [];
    await own.send(signUp, wish);
    expect(hashing.lanes).toEqual([{ isKnown: false, network: expect.stringContaining('203.0.113.7') }]);
    hashing.isBusy = true;
    expect(await own.send(signUp, wish)).toMatchObject({
      status: 503,
      body: { error: { code: 'store_busy', message: messages.auth.signInBusy } },
    });
    expect(await database().outboxMail.count()).toBe(1);
  });

  it('is hashed for a new password once the code was right, and not for whoever guesses', async () => {
    await signedUp();
    const own = browser();
    await own.send(recover, { address: EMAIL });
    const code = await newestCode(tenant.id, EMAIL);
    const complete = { address: EMAIL, code, password: NEW_PASSWORD };
    hashing.lanes = [];
    expect(await own.send(completeRecovery, { ...complete, code: wrongOf(code) })).toMatchObject({
      status: 401,
    });
    expect(await browser().send(completeRecovery, complete)).toMatchObject({ status: 401 });
    expect(hashing.lanes).toEqual([]);
    expect(await own.send(completeRecovery, complete)).toMatchObject({ status: 200 });
    expect(hashing.lanes).toEqual([{ isKnown: true }]);
    expect(await own.send(completeRecovery, complete)).toMatchObject({ status: 401 });
  });

  it('is not opened by a code for another purpose', async () => {
    const own = await signedUp();
    await own.send(requestCode, { address: EMAIL });
    const code = await newestCode(tenant.id, EMAIL);
    const complete = { address: EMAIL, code, password: NEW_PASSWORD };
    expect(await own.send(completeRecovery, complete)).toMatchObject({ status: 401 });
  });
});

describe('a shopper with a second factor', () => {
  const marksOf = ({ jar }: { jar: ReadonlyMap<string, string> }) =>
    [...jar.keys()].filter((name) => name.includes('known_browser'));

  /** Adds an authenticator app to the only account. */
  async function addApp() {
    const person = aCustomer((await database().customer.findFirstOrThrow()).id);
    const hourAgo = new Date(Date.now() - 3_600_000);
    const made = await enrolTotp(
      tenant.id,
      person,
      { name: 'Phone', issuer: 'Loom', account: 'ada' },
      hourAgo,
    );
    const { id, secret } = made.ok ? made.value : expect.fail('no secret');
    await confirmTotp(tenant.id, person, { factorId: id, code: codeAt(secret, hourAgo) }, hourAgo);
    return secret;
  }

  it('has a browser known by the second step, not by the password or a mailed code', async () => {
    await signedUp();
    const secret = await addApp();
    const [own, mailed, recovered] = [browser(), browser(), browser()];
    await own.send(signInWithPassword, { address: EMAIL, password: PASSWORD });
    await mailed.signIn();
    await recovered.send(recover, { address: EMAIL });
    const code = await newestCode(tenant.id, EMAIL);
    await recovered.send(completeRecovery, { address: EMAIL, code, password: NEW_PASSWORD });
    for (const one of [mailed, recovered]) {
      expect(one.jar.has('customer-session')).toBe(true);
    }
    expect([own, mailed, recovered].map(marksOf)).toEqual([[], [], []]);

    await own.send(signInWithPassword, { address: EMAIL, password: NEW_PASSWORD });
    expect(await own.customer()).toMatchObject({ kind: 'second_step' });
    const proof = { kind: 'totp', code: codeAt(secret, new Date()) };
    expect(await own.send(prove, proof)).toMatchObject({ status: 200 });
    expect(await own.customer()).toMatchObject({ kind: 'signed_in' });
    expect(marksOf(own)).toHaveLength(1);
    // Known once, it stays known by the password too.
    await own.send(signInWithPassword, { address: EMAIL, password: NEW_PASSWORD });
    expect(own.newest().some((cookie) => cookie.includes('known_browser'))).toBe(true);
  });
});

describe('a shopper’s session', () => {
  it('leaves the shopper’s name for the header, for scripts too, and takes it away with itself', async () => {
    const own = await signedUp();
    const nameOf = () => readShopperName([...own.jar].map((pair) => pair.join('=')).join('; '));
    expect(nameOf()).toBe('Ada');
    await database().customer.updateMany({ data: { name: 'Ada Byron' } });
    await own.send(refresh);
    expect(nameOf()).toBe('Ada Byron');
    await database().session.deleteMany();
    expect(await own.send(refresh)).toMatchObject({ status: 401 });
    expect(nameOf()).toBeNull();
    expect(own.jar.has('customer-session')).toBe(false);
    await own.signIn();
    expect(nameOf()).toBe('Ada Byron');
    await own.send(signOut, { scope: 'others' });
    expect(nameOf()).toBe('Ada Byron');
    await own.send(signOut, { scope: 'local' });
    expect(nameOf()).toBeNull();
  });

  it('shows scripts the name and nothing that opens anything', async () => {
    const own = browser();
    await own.signIn();
    const readable = own.newest().filter((cookie) => !cookie.includes('HttpOnly'));
    expect(readable).toEqual([expect.stringMatching(/^shopper-name=n; Path=\/; Max-Age=\d+; SameSite=Lax$/)]);
    expect(own.newest().length).toBeGreaterThan(2);
  });

  it('is refreshed with its cookie, and refused without one', async () => {
    const own = browser();
    await own.signIn();
    await database().session.updateMany({ data: { accessExpiresAt: new Date(Date.now() - 1) } });
    expect(await own.customer()).toEqual({ kind: 'expired' });
    expect(await own.send(refresh)).toMatchObject({
      status: 200,
      body: { access_expires_at: expect.any(Number) },
    });
    expect(await own.customer()).toMatchObject({ kind: 'signed_in' });
    expect(await browser().send(refresh)).toMatchObject({ status: 401 });
  });

  it('ends for thief and owner if a stolen cookie was refreshed and the old one is used again', async () => {
    const own = browser();
    await own.signIn();
    const stolen = browser();
    stolen.jar.set('customer-session', own.jar.get('customer-session') ?? '');
    const past = new Date(Date.now() - 10 * 60_000);
    await database().session.updateMany({ data: { accessExpiresAt: past } });
    await stolen.send(refresh);
    await database().session.updateMany({ data: { accessExpiresAt: past, refreshedAt: past } });
    expect(await own.send(refresh)).toMatchObject({ status: 401 });
    expect(await stolen.send(refresh)).toMatchObject({ status: 401 });
    expect(await database().session.count()).toBe(0);
  });

  it.each([
    ['local', { own: 'anonymous', other: 'signed_in', stolen: 'anonymous' }],
    ['others', { own: 'signed_in', other: 'anonymous', stolen: 'signed_in' }],
    ['global', { own: 'anonymous', other: 'anonymous', stolen: 'anonymous' }],
  ])('signed out with scope %s leaves %o', async (scope, left) => {
    const [own, other] = [browser(), browser()];
    await own.signIn();
    await other.signIn();
    const stolen = browser();
    stolen.jar.set('customer-session', own.jar.get('customer-session') ?? '');
    expect(await own.send(signOut, { scope })).toEqual({ status: 200, body: { signed_out: true } });
    const kinds = {
      own: await own.customer(),
      other: await other.customer(),
      stolen: await stolen.customer(),
    };
    expect(Object.entries(kinds).map(([name, { kind }]) => [name, kind])).toEqual(Object.entries(left));
  });

  it('never counts as one of staff, nor the other way round', async () => {
    const own = browser();
    await own.signIn();
    const cookie = own.jar.get('customer-session');
    expect(await visitorWith(tenant.id, cookie)).toEqual({ kind: 'anonymous' });
    const [session] = await database().session.findMany();
    // Even a forged staff cookie that names a customer's session opens nothing.
    const forged = await writeClaims(
      {
        sub: session?.customerId ?? '',
        sessionId: session?.id ?? '',
        name: '',
        email: EMAIL,
        refreshToken: '',
        accessExpiresAt: Date.now() + 60_000,
        role: null,
      },
      60,
    );
    expect(await visitorWith(tenant.id, forged)).toEqual({ kind: 'anonymous' });
    expect(await customerWith(tenant.id, forged)).toEqual({ kind: 'anonymous' });
    expect(sessionCookie().name).not.toBe('customer-session');
  });
});
