// Second factors of staff and of customers: the same rules over tables of their own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { findLiveCustomerSession, findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCustomer } from '@/lib/testing/rows/customers';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createPerson, device } from '@/lib/testing/rows/people';
import { factorEnrolled } from './enrol';
import { CHALLENGE_LIFE, ENROLMENT_LIFE, MOST_FACTORS } from './factor';
import { admitFactorTry } from './factor-limits';
import { countRecoveryCodes, hasFactor, listFactors } from './factors.queries';
import { takeFactorCode } from './prove';
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.commands';
import { removeFactor } from './remove-factor';
import { codeAt } from './totp';
import { confirmTotp, enrolTotp, takeTotpCode } from './totp.commands';
import { challengeFactor, verifyFactor } from './verify-factor';

let tenant: Tenant;
let other: Tenant;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  await database().$executeRaw`TRUNCATE rate_limits`;
});

const NAMES = { name: 'Phone', issuer: 'Loom', account: 'ada@example.test' };
const STEP = 30_000;
const after = (milliseconds: number) => new Date(Date.now() + milliseconds);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

const staff = async (shop = tenant): Promise<Person> =>
  aUser((await createPerson({ tenantId: shop.id, role: 'owner' })).id);
const shopper = async (shop = tenant): Promise<Person> => aCustomer((await createCustomer(shop.id)).id);

const enrol = async (person: Person, shop = tenant, now = new Date()) => {
  const made = await enrolTotp(shop.id, person, NAMES, now);
  return made.ok ? made.value : expect.fail('no secret');
};
const sessionOf = async (person: Person, shop = tenant) =>
  (await createSession(shop.id, person, device)).sessionId;

/** An authenticator app that counts; its first code was that of an hour ago. */
async function withApp(person: Person, shop = tenant) {
  const hourAgo = after(-3_600_000);
  const { id, secret } = await enrol(person, shop, hourAgo);
  expect(
    await confirmTotp(shop.id, person, { factorId: id, code: codeAt(secret, hourAgo) }, hourAgo),
  ).toMatchObject({
    ok: true,
  });
  return { id, secret, code: (now = new Date()) => codeAt(secret, now) };
}

const trierOf = (person: Person, { network = '203.0.113.7', knownBrowser = null as string | null } = {}) => ({
  person,
  network,
  knownBrowser,
});

describe.each([
  ['somebody of the platform', staff],
  ['a customer', shopper],
])('the authenticator app of %s', (_who, make) => {
  it('counts once a code of it was right, and its secret lies sealed', async () => {
    const person = await make();
    const { id, secret, svg, uri } = await enrol(person);
    expect(svg).toMatch(/^<svg /);
    expect(uri).toContain(secret);
    expect(await hasFactor(tenant.id, person)).toBe(false);
    const code = codeAt(secret, new Date());
    expect(await confirmTotp(tenant.id, person, { factorId: id, code: wrongOf(code) })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await hasFactor(tenant.id, person)).toBe(false);
    expect(await confirmTotp(tenant.id, person, { factorId: id, code })).toEqual({
      ok: true,
      value: { isNew: true },
    });
    expect(await hasFactor(tenant.id, person)).toBe(true);
    expect(await listFactors(tenant.id, person)).toMatchObject([{ id, kind: 'totp', isConfirmed: true }]);
    const rows = JSON.stringify(
      [await database().userFactor.findMany(), await database().customerFactor.findMany()],
      (_key, value) => (typeof value === 'bigint' ? Number(value) : value),
    );
    expect(rows).toContain(id);
    expect(rows).not.toContain(secret);
  });

  it('takes a code once, also if it comes twenty times at the same moment', async () => {
    const person = await make();
    const app = await withApp(person);
    const now = new Date();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => takeTotpCode(tenant.id, person, app.code(now), now)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('takes no code of a step before one that was taken', async () => {
    const person = await make();
    const app = await withApp(person);
    const now = new Date();
    const next = new Date(now.getTime() + STEP);
    expect(await takeTotpCode(tenant.id, person, app.code(next), now)).toMatchObject({ ok: true });
    expect(await takeTotpCode(tenant.id, person, app.code(now), now)).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await takeTotpCode(tenant.id, person, app.code(next), next)).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    const third = new Date(next.getTime() + STEP);
    expect(await takeTotpCode(tenant.id, person, app.code(third), next)).toMatchObject({ ok: true });
  });

  it('is forgotten if its first code does not come within a quarter of an hour', async () => {
    const person = await make();
    const { id, secret } = await enrol(person);
    const late = after(ENROLMENT_LIFE + 1_000);
    expect(await confirmTotp(tenant.id, person, { factorId: id, code: codeAt(secret, late) }, late)).toEqual({
      ok: false,
      error: 'factor_gone',
    });
    await enrolTotp(tenant.id, person, NAMES, late);
    expect((await listFactors(tenant.id, person)).map((factor) => factor.id)).not.toContain(id);
  });

  it('is nobody else’s: neither its id nor its code works for another person', async () => {
    const [person, stranger] = [await make(), await make()];
    const waiting = await enrol(person);
    const app = await withApp(stranger);
    const now = new Date();
    expect(
      await confirmTotp(
        tenant.id,
        stranger,
        { factorId: waiting.id, code: codeAt(waiting.secret, now) },
        now,
      ),
    ).toEqual({ ok: false, error: 'factor_gone' });
    expect(await takeTotpCode(tenant.id, person, app.code(now), now)).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    const sessionId = await sessionOf(person);
    expect(await removeFactor(tenant.id, person, { factorId: app.id, sessionId })).toEqual({
      ok: false,
      error: 'factor_gone',
    });
    expect(await challengeFactor(tenant.id, person, { sessionId, factorId: app.id })).toEqual({
      ok: false,
      error: 'factor_gone',
    });
    expect(await hasFactor(tenant.id, stranger)).toBe(true);
  });

  it('is one of ten at the most, also where many are asked for at once', async () => {
    const person = await make();
    const answers = await Promise.all(
      Array.from({ length: MOST_FACTORS + 5 }, () => enrolTotp(tenant.id, person, NAMES)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST_FACTORS);
  });

  it('ends the sessions without a second factor when it is added, and raises this one', async () => {
    const person = await make();
    const [mine, weak] = [await sessionOf(person), await sessionOf(person)];
    await withApp(person);
    const { tokens, recoveryCodes } = await factorEnrolled(tenant.id, person, {
      sessionId: mine,
      kind: 'totp',
    });
    expect(tokens?.sessionId).toBe(mine);
    expect(recoveryCodes).toHaveLength(10);
    const left = await database().session.findMany({
      select: { id: true, assuranceLevel: true, methods: true },
    });
    expect(left).toEqual([{ id: mine, assuranceLevel: 2, methods: ['pwd', 'otp'] }]);
    expect(left.map(({ id }) => id)).not.toContain(weak);
  });

  it('is gone with its recovery codes when it is removed as the last one: this session is weaker, others end', async () => {
    const person = await make();
    const mine = await sessionOf(person);
    const app = await withApp(person);
    await factorEnrolled(tenant.id, person, { sessionId: mine, kind: 'totp' });
    const elsewhere = await createSession(tenant.id, person, device, { assuranceLevel: 2, methods: ['otp'] });
    expect(await removeFactor(tenant.id, person, { factorId: app.id, sessionId: mine })).toMatchObject({
      ok: true,
      value: { isLast: true },
    });
    expect(await countRecoveryCodes(tenant.id, person)).toBe(0);
    expect(await database().session.findMany({ select: { id: true, assuranceLevel: true } })).toEqual([
      { id: mine, assuranceLevel: 1 },
    ]);
    expect(elsewhere.sessionId).not.toBe(mine);
  });
});

describe.each([
  ['somebody of the platform', staff],
  ['a customer', shopper],
])('the recovery codes of %s', (_who, make) => {
  it('are ten, each for one use, also if it comes twenty times at once', async () => {
    const person = await make();
    await withApp(person);
    const codes = (await makeRecoveryCodes(tenant.id, person)) ?? [];
    expect(codes).toHaveLength(10);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => takeRecoveryCode(tenant.id, person, codes[0] ?? '')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await takeRecoveryCode(tenant.id, person, codes[1]?.toUpperCase() ?? '')).toEqual({
      ok: true,
      value: { left: 8 },
    });
  });

  it('are void once there are new ones, and there are none without a factor', async () => {
    const person = await make();
    expect(await makeRecoveryCodes(tenant.id, person)).toBeNull();
    await withApp(person);
    const [old = ''] = (await makeRecoveryCodes(tenant.id, person)) ?? [];
    await makeRecoveryCodes(tenant.id, person);
    expect(await takeRecoveryCode(tenant.id, person, old)).toEqual({ ok: false, error: 'code_wrong' });
    expect(await countRecoveryCodes(tenant.id, person)).toBe(10);
  });

  it('open for nobody else', async () => {
    const [person, stranger] = [await make(), await make()];
    await withApp(person);
    const [code = ''] = (await makeRecoveryCodes(tenant.id, person)) ?? [];
    expect(await takeRecoveryCode(tenant.id, stranger, code)).toEqual({ ok: false, error: 'code_wrong' });
  });
});

describe('a customer’s factor at another shop', () => {
  it('is not there: not by its id, its code or its recovery codes', async () => {
    const person = await shopper();
    const app = await withApp(person);
    const [recovery = ''] = (await makeRecoveryCodes(tenant.id, person)) ?? [];
    const now = new Date();
    expect(await listFactors(other.id, person)).toEqual([]);
    expect(await takeTotpCode(other.id, person, app.code(now), now)).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await takeRecoveryCode(other.id, person, recovery)).toEqual({ ok: false, error: 'code_wrong' });
    expect(
      await removeFactor(other.id, person, { factorId: app.id, sessionId: await sessionOf(person) }),
    ).toEqual({ ok: false, error: 'factor_gone' });
    expect(await hasFactor(tenant.id, person)).toBe(true);
  });
});

describe('whoever has a factor', () => {
  it('is known to need it in each of their shops, from the next request on', async () => {
    const { id } = await createPerson(
      { tenantId: tenant.id, role: 'owner' },
      { tenantId: other.id, role: 'owner' },
    );
    const there = await sessionOf(aUser(id), other);
    await withApp(aUser(id));
    expect(await hasFactor(other.id, aUser(id))).toBe(true);
    expect(await findLiveSession(other.id, there)).toMatchObject({ assuranceLevel: 1 });
    const customer = await shopper();
    const session = await sessionOf(customer);
    await withApp(customer);
    expect(await findLiveCustomerSession(tenant.id, session)).toMatchObject({
      hasFactor: true,
      assuranceLevel: 1,
    });
  });
});

describe('tries', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('of ever new networks are 20, then three an hour; a browser of the person’s own goes on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const person = await shopper();
    let networks = 0;
    const tryFromElsewhere = () => {
      networks += 1;
      return admitFactorTry(trierOf(person, { network: `198.51.100.${networks}` }));
    };
    const admittedOf = async (tries: number) => {
      let admitted = 0;
      for (let one = 0; one < tries; one += 1) {
        admitted += (await tryFromElsewhere()).ok ? 1 : 0;
      }
      return admitted;
    };
    expect(await admittedOf(30)).toBe(20);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    expect(await admittedOf(30)).toBe(3);
    expect(await tryFromElsewhere()).toEqual({ ok: false, error: { code: 'account_busy' } });
    expect(await admitFactorTry(trierOf(person, { knownBrowser: 'laptop' }))).toMatchObject({ ok: true });
  });

  it('with wrong codes end after ten from one network, whatever comes then', async () => {
    const person = await staff();
    const app = await withApp(person);
    const now = new Date();
    const wrong = { kind: 'totp', code: wrongOf(app.code(now)) } as const;
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await takeFactorCode(tenant.id, trierOf(person), wrong, now)).toEqual({
        ok: false,
        error: { code: 'code_wrong' },
      });
    }
    const right = { kind: 'totp', code: app.code(now) } as const;
    expect(await takeFactorCode(tenant.id, trierOf(person), right, now)).toMatchObject({
      ok: false,
      error: { code: 'too_many_attempts' },
    });
  });

  it('of many networks do not keep out the person in a browser of theirs', async () => {
    const person = await staff();
    const app = await withApp(person);
    const now = new Date();
    const wrong = { kind: 'totp', code: wrongOf(app.code(now)) } as const;
    const answers = [];
    for (let network = 0; network < 25; network += 1) {
      answers.push(
        await takeFactorCode(tenant.id, trierOf(person, { network: `198.51.100.${network}` }), wrong, now),
      );
    }
    expect(answers.filter((one) => !one.ok && one.error.code === 'account_busy').length).toBeGreaterThan(0);
    const right = { kind: 'totp', code: app.code(now) } as const;
    expect(
      await takeFactorCode(tenant.id, trierOf(person, { knownBrowser: 'laptop' }), right, now),
    ).toMatchObject({
      ok: true,
    });
  });
});

describe('a challenge for a code', () => {
  it('is answered once, by the session that it was given to, within five minutes', async () => {
    const person = await shopper();
    const { id: factorId, secret } = await enrol(person);
    const [sessionId, otherSession] = [await sessionOf(person), await sessionOf(person)];
    const now = new Date();
    const given = await challengeFactor(tenant.id, person, { sessionId, factorId }, now);
    const challengeId = given.ok ? given.value.id : '';
    const answer = (of: { sessionId?: string; shop?: Tenant; at?: Date; code?: string } = {}) =>
      verifyFactor(
        (of.shop ?? tenant).id,
        trierOf(person),
        {
          sessionId: of.sessionId ?? sessionId,
          factorId,
          challengeId,
          code: of.code ?? codeAt(secret, of.at ?? now),
        },
        of.at ?? now,
      );
    const GONE = { ok: false, error: { code: 'challenge_gone' } };
    expect(await answer({ sessionId: otherSession })).toEqual(GONE);
    expect(await answer({ shop: other })).toEqual(GONE);
    expect(await answer({ at: new Date(now.getTime() + CHALLENGE_LIFE + 1) })).toEqual(GONE);
    expect(await answer({ code: wrongOf(codeAt(secret, now)) })).toEqual({
      ok: false,
      error: { code: 'code_wrong' },
    });
    const verified = await answer();
    expect(verified).toMatchObject({ ok: true, value: { tokens: { sessionId } } });
    expect(verified.ok && verified.value.recoveryCodes).toHaveLength(10);
    expect(await database().session.findMany({ select: { id: true, assuranceLevel: true } })).toEqual([
      { id: sessionId, assuranceLevel: 2 },
    ]);
    expect(await answer({ code: codeAt(secret, new Date(now.getTime() + STEP)) })).toEqual(GONE);
  });
});
