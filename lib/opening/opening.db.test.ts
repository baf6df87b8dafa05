import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendCode } from '@/lib/auth/customers/send-code';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { readClaims } from '@/lib/auth/sessions/session-cookie';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { enterShop } from '@/lib/auth/sign-in/enter-shop';
import { type HandedOver, handOffPath } from '@/lib/auth/sign-in/hand-off';
import { signIn } from '@/lib/auth/sign-in/sign-in';
import { getWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import { database } from '@/lib/db/client';
import { operatorDb } from '@/lib/db/operator-db';
import { platformDb } from '@/lib/db/platform-db';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform, findTenantById } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { newestCode } from '@/lib/testing/rows/owed-mails';
import { MOST_SHOPS, openShop, signInByOpeningCode } from './opening.commands';
import { getOpening, mayOpen } from './opening.queries';
import { checkAddress } from './shop-address.queries';

const EMAIL = 'june@example.test';
const REQUESTER = 'abcdefghijklmnopqrstuv';
const device = { address: '203.0.113.7', userAgent: 'test' };

let platform: Tenant;
beforeEach(async () => {
  await resetDatabase();
  const found = await findPlatform();
  if (found === null) {
    throw new Error('The platform has no row');
  }
  platform = found;
});

async function codeFor(email: string, requester = REQUESTER): Promise<string> {
  const address = { kind: 'email', value: email } as const;
  await sendCode(platform, { address, purpose: 'sign_in', requester, customerId: null });
  return newestCode(platform.id, email);
}

async function prove(email = EMAIL) {
  const code = await codeFor(email);
  const signedIn = await signInByOpeningCode(
    platform.id,
    { email, code, requester: REQUESTER },
    { device, replaced: null },
  );
  const claims = signedIn.ok ? await readClaims(signedIn.value.cookie.value) : null;
  if (claims === null) {
    throw new Error('Not signed in');
  }
  return { userId: claims.sub, sessionId: claims.sessionId, email };
}

const setOpening = (opening: string) =>
  database().tenant.update({ where: { id: platform.id }, data: { opening } });
const shop = {
  name: 'Juniper Knits',
  slug: 'juniper-knits',
  trade: 'textiles',
  timeZone: 'America/Denver',
} as const;

describe('an address that is proved', () => {
  it('becomes a person of the platform once, who has no role there', async () => {
    const { userId, sessionId } = await prove();
    expect(await findLiveSession(platform.id, sessionId)).toMatchObject({
      userId,
      role: null,
      assuranceLevel: 1,
    });
    expect((await prove()).userId).toBe(userId);
    expect(await database().user.count()).toBe(1);
  });

  it('needs the very code, in the browser that asked for it, once', async () => {
    const code = await codeFor(EMAIL);
    const enter = (changes: { code?: string; requester?: string | undefined }) =>
      signInByOpeningCode(
        platform.id,
        { email: EMAIL, code, requester: REQUESTER, ...changes },
        { device, replaced: null },
      );
    const wrong = { ok: false, error: 'code_wrong' };
    expect(await enter({ requester: undefined })).toEqual(wrong);
    expect(await enter({ requester: 'another-browser-of-22c' })).toEqual(wrong);
    expect(await enter({ code: code === '000000' ? '000001' : '000000' })).toEqual(wrong);
    expect(await database().user.count()).toBe(0);
    expect(await enter({})).toMatchObject({ ok: true });
    expect(await enter({})).toEqual(wrong);
  });

  it('gives an account that no password opens, until its owner chooses one', async () => {
    const { userId } = await prove();
    const made = await openShopAt();
    for (const password of ['', 'makerfront-demo', 'password']) {
      expect(await signIn(made, { email: EMAIL, password }, device)).toEqual({
        ok: false,
        error: { code: 'credentials_wrong' },
      });
    }
    await database().user.update({
      where: { id: userId },
      data: { passwordHash: await hashPassword('seven plums in a basket') },
    });
    const credentials = { email: EMAIL, password: 'seven plums in a basket' };
    expect(await signIn(made, credentials, device)).toMatchObject({ ok: true });
  });

  it('leaves the password of an account that is there as it is', async () => {
    await database().user.create({ data: { email: EMAIL, passwordHash: 'theirs' } });
    await prove();
    expect(await database().user.findMany()).toMatchObject([{ email: EMAIL, passwordHash: 'theirs' }]);
  });
});

async function openShopAt(slug = 'juniper-knits'): Promise<Tenant> {
  await setOpening('open');
  const user = await database().user.findFirstOrThrow({ where: { email: EMAIL } });
  const made = await openShop({ userId: user.id, email: EMAIL }, { ...shop, slug }, device);
  const tenant = made.ok ? await findTenantById(made.value.id) : null;
  if (tenant === null) {
    throw new Error(`No shop: ${JSON.stringify(made)}`);
  }
  return tenant;
}

describe('a shop that somebody opens', () => {
  it('is a draft of theirs, with its trade', async () => {
    const { userId } = await prove();
    const made = await openShopAt();
    expect(made).toMatchObject({ name: shop.name, slug: shop.slug, state: 'draft', kind: 'shop' });
    const row = await database().tenant.findUniqueOrThrow({
      where: { id: made.id },
      include: { users: true },
    });
    expect(row).toMatchObject({ trade: 'textiles', users: [{ userId, role: 'owner' }] });
  });

  it.each([
    ['America/Denver', 'America/Denver'],
    ['Moon/Tycho', 'UTC'],
    ['', 'UTC'],
  ])('goes by the clock of whoever opens it: %o is %s', async (timeZone, expected) => {
    const owner = await prove();
    await setOpening('open');
    const made = await openShop(owner, { ...shop, timeZone }, device);
    expect(made.ok && (await getWorkCalendar(made.value.id)).timeZone).toBe(expected);
  });

  it('is made even if its clock cannot be kept', async () => {
    const owner = await prove();
    await setOpening('open');
    await database()
      .$executeRaw`ALTER TABLE work_calendars ADD CONSTRAINT out_of_order CHECK (false) NOT VALID`;
    try {
      const made = await openShop(owner, shop, device);
      expect(made.ok && (await getWorkCalendar(made.value.id)).timeZone).toBe('UTC');
    } finally {
      await database().$executeRaw`ALTER TABLE work_calendars DROP CONSTRAINT out_of_order`;
    }
  });

  it.each([
    ['slug_invalid', { slug: 'ab' }],
    ['slug_invalid', { slug: '12345' }],
    ['slug_invalid', { slug: 'xn--abc' }],
    ['slug_reserved', { slug: 'ns4' }],
    ['slug_reserved', { slug: 'admin' }],
    ['name_missing', { name: ' ' }],
  ])('is refused as %s with %o', async (code, changes) => {
    const owner = await prove();
    await setOpening('open');
    expect(await openShop(owner, { ...shop, ...changes }, device)).toEqual({ ok: false, error: { code } });
    expect(await database().tenant.count({ where: { kind: 'shop' } })).toBe(0);
  });

  it('has an address of its own, also when two open it at once', async () => {
    const owner = await prove();
    await setOpening('open');
    const both = await Promise.all([openShop(owner, shop, device), openShop(owner, shop, device)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'slug_taken' } });
  });

  it('is one of at most twenty', async () => {
    const owner = await prove();
    await setOpening('open');
    for (let number = 1; number <= MOST_SHOPS; number += 1) {
      const { id } = await createTenant({ slug: `juniper-${number}` });
      await database().tenantUser.create({ data: { tenantId: id, userId: owner.userId, role: 'owner' } });
    }
    const refused = { ok: false, error: { code: 'too_many_shops' } };
    expect(await openShop(owner, shop, device)).toEqual(refused);
    await database().tenant.update({ where: { slug: 'juniper-1' }, data: { state: 'closed' } });
    expect(await openShop(owner, shop, device)).toMatchObject({ ok: true });
  });

  it('is one of five a day', async () => {
    const owner = await prove();
    await setOpening('open');
    const opened = [];
    for (let number = 1; number <= 6; number += 1) {
      opened.push(await openShop(owner, { ...shop, slug: `juniper-${number}` }, device));
    }
    expect(opened.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(opened[5]).toMatchObject({ error: { code: 'too_many_attempts' } });
  });
});

describe('who may open a shop', () => {
  it('is, without a word of the operator, nobody who was not invited', async () => {
    expect(await getOpening()).toBe('request');
    const owner = await prove();
    const refusal = { ok: false, error: { code: 'not_invited' } };
    expect(await openShop(owner, shop, device)).toEqual(refusal);
    const { id } = await database().contactSignup.create({ data: { email: EMAIL } });
    expect(await openShop(owner, shop, device)).toEqual(refusal);
    const { sessionId } = await createOperator();
    const invited = await operatorDb(
      { sessionId },
      (db) => db.$queryRaw`SELECT operator_invite_signup(${id}::uuid) AS email`,
    );
    expect(invited).toEqual([{ email: EMAIL }]);
    expect(await openShop(owner, shop, device)).toMatchObject({ ok: true });
    expect(await mayOpen('somebody@else.test')).toBe(false);
  });

  it('is set by operators alone', async () => {
    const set = (sessionId: string) =>
      operatorDb({ sessionId }, (db) => db.$queryRaw`SELECT operator_set_opening('open')::text`);
    const { sessionId: ofNobody } = await prove();
    await expect(set(ofNobody)).rejects.toThrow(/permission denied/);
    await expect(platformDb().$queryRaw`SELECT operator_set_opening('open')::text`).rejects.toThrow(
      /permission denied/,
    );
    const update = platformDb().$executeRaw`UPDATE contact_signups SET invited_at = now()`;
    await expect(update).rejects.toThrow(/permission denied/);
    const { sessionId } = await createOperator();
    await set(sessionId);
    expect(await getOpening()).toBe('open');
    expect(await database().auditEvent.findMany({ select: { kind: true, detail: true } })).toEqual([
      { kind: 'platform.opening_changed', detail: { from: 'request', to: 'open' } },
    ]);
  });
});

describe('an address while it is typed', () => {
  it('is free, taken or impossible, with up to three others that are free', async () => {
    await createTenant({ slug: 'clay-and-kiln' });
    const { id } = await createTenant({ slug: 'clay-and-kiln-shop' });
    await database().tenant.update({ where: { id }, data: { state: 'draft' } });
    expect(await checkAddress({ slug: null, name: 'Clay & Kiln' })).toEqual({
      slug: 'clay-and-kiln',
      problem: 'taken',
      suggestions: ['clay-and-kiln-studio', 'clay-and-kiln-makes', 'clay-and-kiln-store'],
    });
    expect(await checkAddress({ slug: 'juniper', name: '' })).toEqual({
      slug: 'juniper',
      problem: null,
      suggestions: [],
    });
    expect(await checkAddress({ slug: 'admin', name: '' })).toMatchObject({
      problem: 'reserved',
      suggestions: ['admin-shop', 'admin-studio', 'admin-makes'],
    });
    expect(await checkAddress({ slug: null, name: '陶芸' })).toEqual({
      slug: '',
      problem: 'too_short',
      suggestions: [],
    });
  });
});

describe('the way from the platform’s host into a shop', () => {
  const tokenOf = (path: string) => path.split('#')[1] ?? '';
  const SECRET = 'begun-in-this-browser';
  const come = (tenantId: Tenant['id'], token: string, secret = SECRET) =>
    enterShop(tenantId, { token, secret }, { device, replaced: null });
  const pathFor = (tenantId: Tenant['id'], person: HandedOver) => handOffPath(tenantId, person, SECRET);

  it('opens once, in that shop, and proves what was proved before', async () => {
    const { userId } = await prove();
    const made = await openShopAt();
    const token = tokenOf(await pathFor(made.id, { userId, assuranceLevel: 2, methods: ['otp', 'hwk'] }));
    const refused = { ok: false, error: 'token_invalid' };
    const other = await createTenant();
    expect(await come(other.id, token)).toEqual(refused);
    expect(await come(made.id, `${token}x`)).toEqual(refused);
    const both = await Promise.all([come(made.id, token), come(made.id, token)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().session.findMany({ where: { tenantId: made.id } })).toMatchObject([
      { userId, assuranceLevel: 2, methods: ['otp', 'hwk'] },
    ]);
  });

  it('opens nothing in another browser, and is used up by the try', async () => {
    const { userId } = await prove();
    const made = await openShopAt();
    const token = tokenOf(await pathFor(made.id, { userId, assuranceLevel: 1, methods: ['otp'] }));
    expect(await come(made.id, token, 'begun-in-another')).toMatchObject({ ok: false });
    expect(await come(made.id, token)).toMatchObject({ ok: false });
    expect(await database().session.count({ where: { tenantId: made.id } })).toBe(0);
  });

  it('is shut after a minute, and to whoever works there no longer', async () => {
    const { userId } = await prove();
    const made = await openShopAt();
    const person = { userId, assuranceLevel: 1, methods: ['otp'] } as const;
    const late = tokenOf(await pathFor(made.id, { ...person, methods: [...person.methods] }));
    await database().authChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await come(made.id, late)).toMatchObject({ ok: false });
    const stranger = await database().user.create({
      data: { email: `${randomUUID()}@x.test`, passwordHash: '' },
    });
    const foreign = tokenOf(await pathFor(made.id, { ...person, userId: stranger.id, methods: [] }));
    expect(await come(made.id, foreign)).toMatchObject({ ok: false });
    expect(await database().session.count({ where: { tenantId: made.id } })).toBe(0);
  });
});
