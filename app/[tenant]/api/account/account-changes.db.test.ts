// What a shopper changes of their account, through the handlers: name, password, addresses and devices.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_ADDRESSES } from '@/lib/account/addresses/address-view';
import { PROOF_LIFE } from '@/lib/account/proof/proof-rules';
import { hashPassword, verifyPassword } from '@/lib/auth/passwords/passwords';
import { database } from '@/lib/db/client';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshShop } from '@/lib/testing/rows/fresh-shop';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { createCustomer, type SignedInBrowser, signedInBrowser } from '@/lib/testing/rows/shopper-browser';
import { POST as makeDefault } from './addresses/default/route';
import { POST as removeAddress } from './addresses/delete/route';
import { POST as saveAddress } from './addresses/route';
import { POST as rename } from './name/route';
import { POST as setPassword } from './password/route';
import { POST as askProof } from './proof/code/route';
import { POST as prove } from './proof/route';
import { POST as endSession } from './sessions/end/route';
import { POST as signOut } from './sign-out/route';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const EMAIL = 'ada@example.test';
const PASSWORD = 'a loom of many colors';
const NEW_PASSWORD = 'nine kilns and a teapot';

let tenant: Tenant;
let customerId: string;
let own: SignedInBrowser;
let bob: SignedInBrowser;
beforeEach(async () => {
  later.length = 0;
  tenant = await freshShop();
  customerId = (await createCustomer(tenant, { email: EMAIL })).id;
  own = await signedInBrowser(tenant, customerId, { later });
  bob = await signedInBrowser(tenant, (await createCustomer(tenant, { email: 'bob@x.test' })).id, { later });
});

const customer = () => database().customer.findFirstOrThrow({ where: { id: customerId } });

describe('a name', () => {
  it('is changed for the shopper alone, without what nobody can see', async () => {
    const { status, cookies } = await own.send(rename, { name: ' Ada\u200b Lovelace ' });
    expect(status).toBe(200);
    expect(cookies.join()).toContain('shopper-name=nAda%20Lovelace');
    expect(
      (await database().customer.findMany({ orderBy: { email: 'asc' } })).map(({ name }) => name),
    ).toEqual(['Ada Lovelace', 'Ada']);
  });

  it.each([['x'.repeat(201)], ['Ada\nBcc: x'], [7]])('is refused: %o', async (name) => {
    expect(await own.send(rename, { name })).toMatchObject({ status: 422 });
  });
});

describe('every change', () => {
  const HANDLERS = {
    rename,
    setPassword,
    askProof,
    prove,
    saveAddress,
    makeDefault,
    removeAddress,
    endSession,
  };

  it.each(Object.entries(HANDLERS))(
    '%s is for who is signed in at this shop, from its pages',
    async (_, handler) => {
      const elsewhere = await createTenant();
      expect(await own.send(handler, {}, elsewhere)).toMatchObject({ status: 401 });
      const request = { method: 'POST', body: '{}' };
      expect((await own.ask(handler, { ...request, headers: { cookie: '' } })).status).toBe(401);
      expect((await own.ask(handler, { ...request, headers: { origin: 'http://evil.test' } })).status).toBe(
        403,
      );
      await database().session.deleteMany({ where: { id: own.sessionId } });
      expect(await own.send(handler)).toMatchObject({
        status: 401,
        body: { error: { code: 'session_missing' } },
      });
    },
  );

  it('asks for a refresh when the access has run out', async () => {
    await database().session.updateMany({ data: { accessExpiresAt: new Date(0) } });
    expect(await own.send(rename, { name: 'Ada' })).toMatchObject({
      status: 401,
      body: { error: { code: 'token_expired' } },
    });
  });

  it('is limited by shopper, and by no other one', async () => {
    for (let asked = 0; asked < 10; asked += 1) {
      await own.send(askProof);
    }
    expect(await own.send(askProof)).toMatchObject({ status: 429 });
    expect(await bob.send(askProof)).toMatchObject({ status: 200 });
  });
});

describe('a password', () => {
  const withPassword = async () =>
    database().customer.updateMany({
      where: { id: customerId },
      data: { passwordHash: await hashPassword(PASSWORD) },
    });

  it('is set within ten minutes of signing in; other sessions end, and a mail says so', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    expect(await own.send(setPassword, { password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    const { passwordHash } = await customer();
    expect(await verifyPassword(passwordHash ?? '', NEW_PASSWORD, { isKnown: true })).toEqual({
      ok: true,
      value: true,
    });
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
    expect(await own.current()).toMatchObject({ kind: 'signed_in' });
    expect(await bob.current()).toMatchObject({ kind: 'signed_in' });
    expect(await database().outboxMail.findMany()).toMatchObject([
      { kind: 'account_notice', recipient: EMAIL },
    ]);
  });

  it('is not set later without a new proof, by password or by code', async () => {
    await withPassword();
    await own.grow(10);
    const body = { password: NEW_PASSWORD };
    expect(await own.send(setPassword, body)).toMatchObject({
      status: 403,
      body: { error: { code: 'proof_needed' } },
    });
    expect(await own.send(prove, { password: 'wrong' })).toMatchObject({
      status: 422,
      body: { error: { fields: { password: say.passwordWrong } } },
    });
    expect(await own.send(setPassword, body)).toMatchObject({ status: 403 });
    expect(await own.send(prove, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await own.send(setPassword, body)).toMatchObject({ status: 200 });
    await own.grow(10);
    await own.send(askProof);
    const code = await newestCode(tenant.id, EMAIL);
    expect(await own.send(prove, { code })).toMatchObject({ status: 200 });
    expect(await own.send(prove, { code })).toMatchObject({ status: 422 });
    expect(await own.send(setPassword, { password: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('is proved in the session that asked, and in no other', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    await Promise.all([own.grow(10), laptop.grow(10)]);
    await own.send(askProof);
    const code = await newestCode(tenant.id, EMAIL);
    expect(await laptop.send(prove, { code })).toMatchObject({ status: 422 });
    expect(await bob.send(prove, { code })).toMatchObject({ status: 422 });
    expect(await own.send(prove, { code })).toMatchObject({ status: 200 });
    expect(await laptop.send(setPassword, { password: NEW_PASSWORD })).toMatchObject({ status: 403 });
  });

  it('that is weak, or the present one, is refused', async () => {
    await withPassword();
    expect(await own.send(setPassword, { password: 'password' })).toMatchObject({
      status: 422,
      body: { error: { code: 'password_weak' } },
    });
    expect(await own.send(setPassword, { password: PASSWORD })).toMatchObject({
      status: 422,
      body: { error: { message: say.passwordSame } },
    });
  });

  it('is guessed at twenty times and no more, also at once', async () => {
    await withPassword();
    const answers = await Promise.all(Array.from({ length: 30 }, () => own.send(prove, { password: 'x' })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(await own.send(prove, { password: PASSWORD })).toMatchObject({ status: 429 });
  });
});

const HOME = {
  is_default: false,
  customer: { name: 'Ada Lovelace', phone: '(828) 555-0142' },
  shipping_address: { address: '12 Kiln Lane', city: 'Asheville', state: 'north carolina', zip: '28801' },
};

describe('an address', () => {
  const save = async (browser = own, changes: object = {}): Promise<string> => {
    const { body } = await browser.send(saveAddress, { ...HOME, ...changes });
    return body.id;
  };
  const rows = () =>
    database().customerAddress.findMany({ where: { customerId }, orderBy: { createdAt: 'asc' } });
  const defaults = async () => (await rows()).filter(({ isDefault }) => isDefault).map(({ id }) => id);

  it('is saved as the checkout would take it; the first is the default', async () => {
    const id = await save();
    expect(await rows()).toMatchObject([
      {
        id,
        name: 'Ada Lovelace',
        state: 'NC',
        zip: '28801',
        country: 'US',
        addressLine2: '',
        isDefault: true,
      },
    ]);
  });

  it.each<[string, object]>([
    ['shipping_address.zip', { shipping_address: { ...HOME.shipping_address, zip: '1' } }],
    ['shipping_address.state', { shipping_address: { ...HOME.shipping_address, state: 'Kent' } }],
    ['customer.phone', { customer: { ...HOME.customer, phone: '12' } }],
    ['customer.name', { customer: { ...HOME.customer, name: ' ' } }],
  ])('is refused with a sentence for %s', async (path, changes) => {
    const { status, body } = await own.send(saveAddress, { ...HOME, ...changes });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual([path]);
    expect(await rows()).toEqual([]);
  });

  it('is edited in place, made the default, and deleted', async () => {
    const [first, second] = [await save(), await save()];
    expect(await defaults()).toEqual([first]);
    const edited = { ...HOME, id: second, is_default: true, customer: { ...HOME.customer, name: 'Bo' } };
    expect(await own.send(saveAddress, edited)).toMatchObject({ status: 200, body: { id: second } });
    expect(await defaults()).toEqual([second]);
    expect(await own.send(makeDefault, { id: first })).toMatchObject({ status: 200 });
    expect(await defaults()).toEqual([first]);
    expect(await own.send(removeAddress, { id: first })).toMatchObject({ status: 200 });
    expect(await rows()).toMatchObject([{ id: second, name: 'Bo', isDefault: true }]);
    expect(await own.send(removeAddress, { id: first })).toMatchObject({ status: 404 });
  });

  it('of another shopper is neither edited, made the default nor deleted', async () => {
    const bobs = await save(bob);
    await save();
    const before = await database().customerAddress.findMany({ orderBy: { id: 'asc' } });
    expect(await own.send(saveAddress, { ...HOME, id: bobs })).toMatchObject({ status: 404 });
    expect(await own.send(makeDefault, { id: bobs })).toMatchObject({ status: 404 });
    expect(await own.send(removeAddress, { id: bobs })).toMatchObject({ status: 404 });
    expect(await own.send(makeDefault, { id: randomUUID() })).toMatchObject({ status: 404 });
    expect(await database().customerAddress.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });

  it('stays one of twenty, and one is the default, however many are sent at once', async () => {
    await Promise.all(Array.from({ length: MOST_ADDRESSES + 10 }, () => save(own, { is_default: true })));
    expect(await rows()).toHaveLength(MOST_ADDRESSES);
    expect(await defaults()).toHaveLength(1);
    const ids = (await rows()).map(({ id }) => id);
    await Promise.all(ids.map((id) => own.send(makeDefault, { id })));
    expect(await defaults()).toHaveLength(1);
  });
});

describe('a device', () => {
  it('is signed out by its own shopper', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    expect(await own.send(endSession, { id: laptop.sessionId })).toMatchObject({ status: 200 });
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
    expect(await own.current()).toMatchObject({ kind: 'signed_in' });
  });

  it('is not signed out by a session without a fresh proof', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    await database().session.updateMany({
      where: { id: own.sessionId },
      data: { provedAt: new Date(Date.now() - PROOF_LIFE) },
    });
    const refused = { status: 403, body: { error: { code: 'proof_needed' } } };
    expect(await own.send(endSession, { id: laptop.sessionId })).toMatchObject(refused);
    expect(await own.send(signOut, { scope: 'others' })).toMatchObject(refused);
    expect(await laptop.current()).toMatchObject({ kind: 'signed_in' });
    expect(await own.send(signOut, { scope: 'global' })).toMatchObject({ status: 200 });
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
  });

  it('of somebody else stays signed in, and the answer is the same', async () => {
    const answer = await own.send(endSession, { id: bob.sessionId });
    expect(answer).toMatchObject({ status: 200, body: { ended: true } });
    expect(await bob.current()).toMatchObject({ kind: 'signed_in' });
  });
});
