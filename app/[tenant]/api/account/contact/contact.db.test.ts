// Another address for an account: both ends agree, or nothing changes.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshShop } from '@/lib/testing/rows/fresh-shop';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { createCustomer, type SignedInBrowser, signedInBrowser } from '@/lib/testing/rows/shopper-browser';
import { POST as confirm } from './confirm/route';
import { POST as remove } from './remove/route';
import { POST as change } from './route';

const later: (() => unknown)[] = [];
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));
const sms = vi.hoisted(() => ({ sendTextMessage: vi.fn(), sendsTextMessages: vi.fn(() => true) }));
vi.mock('@/lib/sms/sms-sender', () => sms);
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const OLD = 'ada@example.test';
const NEW = 'ada@new.test';
const PHONE = '+18285550142';

let tenant: Tenant;
let customerId: string;
let own: SignedInBrowser;
beforeEach(async () => {
  sms.sendTextMessage.mockReset();
  sms.sendsTextMessages.mockReturnValue(true);
  later.length = 0;
  tenant = await freshShop();
  customerId = (await createCustomer(tenant, { email: OLD })).id;
  own = await signedInBrowser(tenant, customerId, { later });
});

const customer = (id = customerId) => database().customer.findFirstOrThrow({ where: { id } });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const textedCode = () => {
  const [message] = sms.sendTextMessage.mock.calls.at(-1) ?? [];
  return /^(\d{6})/.exec(message?.text ?? '')?.[1] ?? '';
};
/** Asks for an address and answers both codes. */
async function ask(address = NEW, browser = own, old = OLD) {
  expect(await browser.send(change, { address })).toMatchObject({
    status: 200,
    body: { confirm_at: old },
  });
  return { old_code: await newestCode(tenant.id, old), code: await newestCode(tenant.id, address), address };
}
const notices = () =>
  database().outboxMail.findMany({ where: { kind: 'account_notice' }, select: { recipient: true } });

describe('another e-mail address', () => {
  it('is there once both codes have come back; the old address hears of it', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    const codes = await ask();
    expect(await customer()).toMatchObject({ email: OLD });
    expect(await own.send(confirm, codes)).toMatchObject({ status: 200, body: { changed: true } });
    expect(await customer()).toMatchObject({ email: NEW, emailVerifiedAt: expect.any(Date) });
    expect(await notices()).toEqual([{ recipient: OLD }]);
    expect(await own.current()).toMatchObject({ kind: 'signed_in' });
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
  });

  it.each<[string, 'old_code' | 'code']>([
    ['that the account has', 'old_code'],
    ['that it is to have', 'code'],
  ])('is not taken with a wrong code of the address %s, and the right one stays good', async (_, field) => {
    const codes = await ask();
    const wrong = { ...codes, [field]: wrongOf(codes[field]) };
    expect(await own.send(confirm, wrong)).toMatchObject({
      status: 422,
      body: { error: { fields: { [field]: say.codeWrong } } },
    });
    expect(await customer()).toMatchObject({ email: OLD });
    expect(await own.send(confirm, codes)).toMatchObject({ status: 200 });
  });

  it('is not taken with the codes changed about, nor with one twice', async () => {
    const codes = await ask();
    const sent = [
      { ...codes, old_code: codes.code, code: codes.old_code },
      { ...codes, code: codes.old_code },
      { ...codes, old_code: codes.code },
    ].filter(({ old_code, code }) => old_code !== codes.old_code || code !== codes.code);
    for (const body of sent) {
      expect(await own.send(confirm, body)).toMatchObject({ status: 422 });
    }
    expect(await customer()).toMatchObject({ email: OLD });
  });

  it('is not taken with a code of the old address that agreed to another one', async () => {
    const first = await ask('ada@first.test');
    const second = await ask('ada@second.test');
    const mixed = { ...first, old_code: second.old_code };
    expect(await own.send(confirm, mixed)).toMatchObject({ status: 422 });
    expect(await customer()).toMatchObject({ email: OLD });
  });

  it('is not taken in another session, even of the same shopper', async () => {
    const codes = await ask();
    const laptop = await signedInBrowser(tenant, customerId, { later });
    expect(await laptop.send(confirm, codes)).toMatchObject({ status: 422 });
  });

  it('is not taken by another shopper, nor at another shop', async () => {
    const codes = await ask();
    const other = await createCustomer(tenant, { email: 'bob@example.test' });
    const bob = await signedInBrowser(tenant, other.id, { later });
    expect(await bob.send(confirm, codes)).toMatchObject({ status: 422 });
    const elsewhere = await createTenant();
    expect(await own.send(confirm, codes, elsewhere)).toMatchObject({ status: 401 });
    expect(await customer(other.id)).toMatchObject({ email: 'bob@example.test' });
  });

  it('works once, also for ten requests at the same time', async () => {
    const codes = await ask();
    const answers = await Promise.all(Array.from({ length: 10 }, () => own.send(confirm, codes)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('is void after five wrong tries', async () => {
    const codes = await ask();
    for (let tries = 0; tries < 5; tries += 1) {
      await own.send(confirm, { ...codes, code: wrongOf(codes.code) });
    }
    expect(await own.send(confirm, codes)).toMatchObject({ status: 422 });
  });

  it('may be one of a shopper of another shop', async () => {
    await createCustomer(await createTenant(), { email: NEW });
    expect(await own.send(confirm, await ask())).toMatchObject({ status: 200 });
  });

  it('is refused if the account has it already, and if it is none', async () => {
    expect(await own.send(change, { address: OLD.toUpperCase() })).toMatchObject({
      status: 422,
      body: { error: { message: say.addressSame } },
    });
    expect(await own.send(change, { address: 'ada' })).toMatchObject({
      status: 422,
      body: { error: { fields: { address: say.addressInvalid } } },
    });
    expect(await database().outboxMail.count()).toBe(0);
  });
});

describe('an address that somebody else has', () => {
  it('is answered like any other, until its code was read', async () => {
    await createCustomer(tenant, { email: NEW });
    const codes = await ask();
    expect(await own.send(confirm, codes)).toMatchObject({
      status: 409,
      body: { error: { code: 'address_taken', message: say.addressTaken } },
    });
    expect(await customer()).toMatchObject({ email: OLD });
  });

  it('is refused if they took it between the codes', async () => {
    const codes = await ask();
    await createCustomer(tenant, { email: NEW });
    expect(await own.send(confirm, codes)).toMatchObject({ status: 409 });
  });

  it('is given to one of two who take it at once', async () => {
    const bobs = 'bob@example.test';
    const bob = await signedInBrowser(tenant, (await createCustomer(tenant, { email: bobs })).id, { later });
    const adas = await ask();
    const theirs = await ask(NEW, bob, bobs);
    const answers = await Promise.all([own.send(confirm, adas), bob.send(confirm, theirs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await database().customer.count({ where: { email: NEW } })).toBe(1);
  });
});

describe('a phone number', () => {
  it('is added with a code to it and one to the e-mail address', async () => {
    expect(await own.send(change, { address: '(828) 555-0142' })).toMatchObject({
      status: 200,
      body: { confirm_at: OLD },
    });
    const codes = { address: PHONE, old_code: await newestCode(tenant.id, OLD), code: textedCode() };
    expect(await own.send(confirm, codes)).toMatchObject({ status: 200 });
    expect(await customer()).toMatchObject({ email: OLD, phone: PHONE });
    expect(await notices()).toEqual([{ recipient: OLD }]);
  });

  it('is not offered where no text messages are sent', async () => {
    sms.sendsTextMessages.mockReturnValue(false);
    expect(await own.send(change, { address: PHONE })).toMatchObject({ status: 422 });
  });

  it('says in the message to the old number what it would agree to', async () => {
    await database().customer.updateMany({ data: { phone: PHONE, phoneVerifiedAt: new Date() } });
    await own.send(change, { address: '+442079460958' });
    expect(sms.sendTextMessage.mock.calls[0]?.[0]).toMatchObject({
      to: PHONE,
      text: expect.stringContaining('+442079460958'),
    });
  });
});

describe('removing an address', () => {
  const addPhone = () =>
    database().customer.updateMany({
      where: { id: customerId },
      data: { phone: PHONE, phoneVerifiedAt: new Date() },
    });

  it('is asked for again ten minutes after the last proof', async () => {
    await addPhone();
    await own.grow(10);
    expect(await own.send(remove, { kind: 'phone' })).toMatchObject({
      status: 403,
      body: { error: { code: 'proof_needed' } },
    });
    expect(await customer()).toMatchObject({ phone: PHONE });
  });

  it('tells the address, and signs out everywhere else', async () => {
    await addPhone();
    const laptop = await signedInBrowser(tenant, customerId, { later });
    expect(await own.send(remove, { kind: 'email' })).toMatchObject({ status: 200 });
    expect(await customer()).toMatchObject({ email: null, emailVerifiedAt: null, phone: PHONE });
    expect(await notices()).toEqual([{ recipient: OLD }]);
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
  });

  it('leaves the only way into an account, also if both are removed at once', async () => {
    expect(await own.send(remove, { kind: 'email' })).toMatchObject({
      status: 422,
      body: { error: { message: say.lastAddress } },
    });
    await addPhone();
    const answers = await Promise.all([
      own.send(remove, { kind: 'email' }),
      own.send(remove, { kind: 'phone' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
