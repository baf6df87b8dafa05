// A shopper takes their data along, and has the account deleted.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshShop } from '@/lib/testing/rows/fresh-shop';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { emptyStore } from '@/lib/testing/rows/pictures';
import { createCustomer, type SignedInBrowser, signedInBrowser } from '@/lib/testing/rows/shopper-browser';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { GET as download } from './data/route';
import { POST as remove } from './delete/route';
import { POST as askProof } from './proof/code/route';

const later: (() => unknown)[] = [];
let store: ObjectStore;
vi.mock('next/server', () => ({ after: (work: () => unknown) => later.push(work), connection: () => {} }));
vi.mock('@/lib/auth/mails/deliver-account-mails', () => ({ deliverAccountMails: async () => undefined }));
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const EMAIL = 'coach_a@example.test';
const PASSWORD = 'a loom of many colors';

let tenant: Tenant;
let customerId: string;
let own: SignedInBrowser;
beforeEach(async () => {
  later.length = 0;
  ({ store } = await emptyStore());
  tenant = await freshShop();
  customerId = (await createCustomer(tenant, { email: EMAIL, passwordHash: await hashPassword(PASSWORD) }))
    .id;
  own = await signedInBrowser(tenant, customerId, { later });
});

const order = async (name: string, changes: Partial<Prisma.OrderUncheckedCreateInput> = {}, shop = tenant) =>
  (await createTeamOrder(shop.id, [{ people: [[name, '07', 'YM']] }], changes)).orderId;

const address = (customer: string, street: string) =>
  database().customerAddress.create({
    data: {
      tenantId: tenant.id,
      customerId: customer,
      name: 'Ada',
      address: street,
      city: 'Asheville',
      state: 'NC',
      zip: '28801',
    },
  });

const fetchData = async (browser = own, shop = tenant) => {
  const response = await browser.ask(download, {}, shop);
  return { response, text: await response.text() };
};

/** Tables with rows of customers: a new one is put into the download, or here with the reason why not. */
const IN_DOWNLOAD = [
  'customer_addresses',
  'customer_factors',
  'customer_identities',
  'orders',
  'saved_teams',
  'sessions',
];
const LEFT_OUT = [
  // Hashes of codes, which tell nothing.
  'customer_recovery_codes',
  // Live for ten minutes and tell nothing that the shopper was not sent.
  'one_time_codes',
];

it('every table of customers is in the download, or left out on purpose, and goes with the account', async () => {
  const tables = await database().$queryRaw<{ name: string; rule: string }[]>`
    SELECT conrelid::regclass::text AS name, confdeltype::text AS rule FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'customers'::regclass ORDER BY 1`;
  expect(tables.map(({ name }) => name)).toEqual([...IN_DOWNLOAD, ...LEFT_OUT].sort());
  // c: deleted with the customer. The orders stay.
  expect(tables.filter(({ rule }) => rule !== 'c').map(({ name }) => name)).toEqual(['orders']);
});

describe('the download', () => {
  it('has all that is the shopper’s, and nothing of anybody else', async () => {
    const bob = await createCustomer(tenant, { email: 'bob@example.test', name: 'Bobby' });
    await address(customerId, '12 Kiln Lane');
    await address(bob.id, '1 Strangers Row');
    const factor = {
      tenantId: tenant.id,
      kind: 'totp',
      sealedSecret: 'sealed-secret',
      confirmedAt: new Date(),
    };
    await database().customerFactor.createMany({
      data: [
        { ...factor, customerId, name: 'Ada’s phone' },
        { ...factor, customerId: bob.id, name: 'Bobby’s phone' },
      ],
    });
    // As after the second step.
    await database().session.updateMany({ data: { assuranceLevel: 2 } });
    const identity = { tenantId: tenant.id, issuer: 'https://id.example', email: EMAIL };
    await database().customerIdentity.create({ data: { ...identity, customerId, subject: 'ada-1' } });
    await order('Annabella', { customerId });
    await order('Guestine', { customerEmail: 'Coach_A@example.test' });
    await order('Patternella', { customerEmail: 'coachXa@example.test' });
    await order('Bobbina', { customerId: bob.id, customerEmail: EMAIL });
    await order('Elsewhere', { customerEmail: EMAIL }, await createTenant());
    const { response, text } = await fetchData();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${tenant.slug}-account-\\d{4}-\\d\\d-\\d\\d\\.json"$`),
    );
    const data = JSON.parse(text);
    expect(data).toMatchObject({
      store: tenant.name,
      account: { email: EMAIL, name: 'Ada' },
      addresses: [{ address: '12 Kiln Lane' }],
      sessions: [{ user_agent: 'Firefox/1 Linux' }],
      identities: [{ issuer: 'https://id.example', subject: 'ada-1', email: EMAIL }],
      second_factors: [{ kind: 'totp', name: 'Ada’s phone' }],
      orders_left_out: 0,
    });
    expect(text).not.toContain('sealed-secret');
    expect(text).not.toContain('Bobby’s phone');
    expect(
      data.orders.map(
        ({ items }: { items: { roster: { rows: string[][] } }[] }) => items[0]?.roster.rows[0]?.[0],
      ),
    ).toEqual(['Guestine', 'Annabella']);
    expect(text).not.toMatch(/Patternella|Bobb|Strangers|Elsewhere|argon2|internal_note|platform_fee/);
  });

  it('is one whole file of many orders, each once', async () => {
    for (let count = 0; count < 23; count += 1) {
      await order(`Player ${count}`, { customerId });
    }
    const { text } = await fetchData();
    const ids = JSON.parse(text).orders.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(23);
    expect(ids).toHaveLength(23);
  });

  it('has no order of an address that was not proved', async () => {
    await database().customer.updateMany({ data: { emailVerifiedAt: null } });
    await order('Guestine', { customerEmail: EMAIL });
    expect(JSON.parse((await fetchData()).text).orders).toEqual([]);
  });

  it('is made five times an hour, for its own shopper, at their shop', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await fetchData()).response.status).toBe(200);
    }
    expect((await fetchData()).response.status).toBe(429);
    expect((await fetchData(own, await createTenant())).response.status).toBe(401);
  });
});

describe('the deletion', () => {
  it('is asked again by password, however lately somebody signed in', async () => {
    expect(await own.send(remove)).toMatchObject({ status: 422 });
    expect(await own.send(remove, { password: 'wrong' })).toMatchObject({
      status: 422,
      body: { error: { fields: { password: say.passwordWrong } } },
    });
    expect(await database().customer.count()).toBe(1);
    const { status, cookies } = await own.send(remove, { password: PASSWORD });
    expect(status).toBe(200);
    expect(cookies.join()).toMatch(/customer-session=;.*Max-Age=0/);
    expect(await database().customer.count()).toBe(0);
  });

  it('ends all sessions, and leaves nothing but the mail that says so', async () => {
    const laptop = await signedInBrowser(tenant, customerId, { later });
    await address(customerId, '12 Kiln Lane');
    await own.send(askProof);
    const code = await newestCode(tenant.id, EMAIL);
    expect(await own.send(remove, { code })).toMatchObject({ status: 200 });
    expect(await laptop.current()).toEqual({ kind: 'anonymous' });
    expect(await own.current()).toEqual({ kind: 'anonymous' });
    const left = await database().$transaction([
      database().session.count(),
      database().oneTimeCode.count(),
      database().customerAddress.count(),
    ]);
    expect(left).toEqual([0, 0, 0]);
    expect(await database().outboxMail.findMany()).toMatchObject([
      { kind: 'account_notice', recipient: EMAIL },
    ]);
  });

  it('keeps the orders with amounts and addresses; names go with what is done, and stay with what is made', async () => {
    const done = await order('Annabella', { customerId, status: 'completed' });
    const guest = await order('Guestine', { customerEmail: EMAIL, status: 'cancelled' });
    const making = await order('Millie', { customerId, status: 'processing' });
    const before = await database().order.findMany({ orderBy: { id: 'asc' } });
    expect(await own.send(remove, { password: PASSWORD })).toMatchObject({ status: 200 });
    const after = await database().order.findMany({ orderBy: { id: 'asc' } });
    expect(after).toEqual(
      before.map((row) => ({ ...row, customerId: null, searchText: expect.any(String) })),
    );
    const rosters = new Map(
      (await database().orderItem.findMany()).map(({ orderId, rosterData }) => [
        orderId,
        JSON.stringify(rosterData),
      ]),
    );
    expect(rosters.get(done)).not.toContain('Annabella');
    expect(rosters.get(guest)).not.toContain('Guestine');
    expect(rosters.get(done)).toContain('YM');
    expect(rosters.get(making)).toContain('Millie');
  });

  it('touches nobody else', async () => {
    const bob = await createCustomer(tenant, { email: 'bob@example.test' });
    const bobs = await signedInBrowser(tenant, bob.id, { later });
    const theirs = await order('Bobbina', { customerId: bob.id, status: 'completed' });
    const twin = await createCustomer(await createTenant(), { email: EMAIL });
    expect(await own.send(remove, { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await bobs.current()).toMatchObject({ kind: 'signed_in' });
    const ids = (await database().customer.findMany()).map(({ id }) => id);
    expect(ids.sort()).toEqual([bob.id, twin.id].sort());
    const item = await database().orderItem.findFirstOrThrow({ where: { orderId: theirs } });
    expect(JSON.stringify(item.rosterData)).toContain('Bobbina');
  });

  it('happens once when it is asked for ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => own.send(remove, { password: PASSWORD })),
    );
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
    expect(await database().outboxMail.count({ where: { kind: 'account_notice' } })).toBe(1);
  });
});
