import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logTag } from '@/lib/auth/audit-log';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { inviteMember } from '@/lib/auth/team/invitations.commands';
import { database } from '@/lib/db/client';
import { networkOf } from '@/lib/http/network';
import type { SiteCookie } from '@/lib/http/site-cookies';
import { LONGEST_DELAY } from '@/lib/limits/slow-limits';
import { logger } from '@/lib/log';
import { err, ok } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestInvitation } from '@/lib/testing/rows/owed-mails';
import { createPerson, device, PASSWORD } from '@/lib/testing/rows/people';
import { wait } from '@/lib/wait';
import { signIn } from './sign-in';

vi.mock('@node-rs/argon2', { spy: true });
vi.mock('@/lib/auth/passwords/passwords', { spy: true });
vi.mock('@/lib/wait', () => ({ wait: vi.fn(async () => undefined) }));

/** The mark of the browser after a sign-in; none for a refusal. */
const markOf = (signedIn: Awaited<ReturnType<typeof signIn>>) =>
  signedIn.ok && signedIn.value.mark !== null ? [signedIn.value.mark] : [];

beforeEach(async () => {
  vi.restoreAllMocks();
  await resetDatabase();
});

/** The hash of an unknown password. */
const NO_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$b25lIHNhbHQgZm9yIG5vYm9keQ$rbLqzXz1kO0v8yWqCBYe2RP1d9FFMr5wxJ2Dq0mYk0k';

async function shopWithOwner() {
  const tenant = await createTenant();
  return { tenant, owner: await createPerson({ tenantId: tenant.id, role: 'owner' }) };
}

describe('signing in', () => {
  it('starts a session of the owner, whatever the case of the address and the blanks around it', async () => {
    const { tenant, owner } = await shopWithOwner();
    const email = `  ${owner.email.toUpperCase()} `;
    const signedIn = await signIn(tenant, { email, password: PASSWORD }, device);
    expect(signedIn).toMatchObject({ ok: true, value: { userId: owner.id, name: owner.name } });
    const sessionId = signedIn.ok ? signedIn.value.sessionId : '';
    expect(await findLiveSession(tenant.id, sessionId)).toMatchObject({ userId: owner.id });
    expect(await database().session.findFirst()).toMatchObject(device);
  });

  it('answers alike for an unknown address and a wrong password', async () => {
    const { tenant, owner } = await shopWithOwner();
    const refusal = { ok: false, error: { code: 'credentials_wrong' } };
    expect(await signIn(tenant, { email: owner.email, password: 'wrong' }, device)).toEqual(refusal);
    expect(await signIn(tenant, { email: 'nobody@example.test', password: 'wrong' }, device)).toEqual(
      refusal,
    );
    expect(await database().session.count()).toBe(0);
  });

  it('does the same hashing work for an unknown address, so the response time reveals nothing', async () => {
    const { tenant, owner } = await shopWithOwner();
    const comparisons = async (email: string) => {
      vi.mocked(verify).mockClear();
      await signIn(tenant, { email, password: 'wrong' }, device);
      // A hash starts with the algorithm and its settings, which determine the cost of a comparison.
      return vi
        .mocked(verify)
        .mock.calls.map(([hashed, password]) => [String(hashed).split('$').slice(0, 4).join('$'), password]);
    };
    const known = await comparisons(owner.email);
    expect(known).toEqual([['$argon2id$v=19$m=19456,t=2,p=1', 'wrong']]);
    expect(await comparisons('nobody@example.test')).toEqual(known);
  });

  it.each(['product-manager', 'order-manager'])(
    'starts a session of a %s, in their shop only',
    async (role) => {
      const [tenant, other] = [await createTenant(), await createTenant()];
      const person = await createPerson({ tenantId: tenant.id, role });
      const credentials = { email: person.email, password: PASSWORD };
      const signedIn = await signIn(tenant, credentials, device);
      const sessionId = signedIn.ok ? signedIn.value.sessionId : '';
      expect(await findLiveSession(tenant.id, sessionId)).toMatchObject({ userId: person.id, role });
      expect(await signIn(other, credentials, device)).toEqual({
        ok: false,
        error: { code: 'no_permission' },
      });
      expect(await database().session.count()).toBe(1);
    },
  );

  it('refuses somebody without a role here, and starts a session for them with an invitation of theirs', async () => {
    const { tenant, owner } = await shopWithOwner();
    const [nora, thief] = [await createPerson(), await createPerson()];
    const storeUrl = 'https://clayandkiln.makerfront.example/';
    const inviter = { actorId: owner.id, actorName: owner.name, storeUrl };
    await inviteMember(tenant, inviter, { email: nora.email, role: 'order-manager' });
    const invitation = await newestInvitation(tenant.id, nora.email);
    const credentials = { email: nora.email, password: PASSWORD };
    expect(await signIn(tenant, credentials, device)).toEqual({
      ok: false,
      error: { code: 'no_permission' },
    });
    // Neither a wrong password nor another account makes use of it.
    expect(await signIn(tenant, { ...credentials, password: 'wrong', invitation }, device)).toEqual({
      ok: false,
      error: { code: 'credentials_wrong' },
    });
    expect(await signIn(tenant, { email: thief.email, password: PASSWORD, invitation }, device)).toEqual({
      ok: false,
      error: { code: 'invitation_invalid' },
    });
    expect(await signIn(tenant, { ...credentials, invitation }, device)).toMatchObject({ ok: true });
    const roles = await database().tenantUser.findMany({ where: { userId: { in: [nora.id, thief.id] } } });
    expect(roles).toMatchObject([{ tenantId: tenant.id, userId: nora.id, role: 'order-manager' }]);
    // A used invitation does not matter to a member.
    expect(await signIn(tenant, { ...credentials, invitation }, device)).toMatchObject({ ok: true });
  });

  it('asks somebody who has a second factor for it before an invitation is accepted', async () => {
    const { tenant, owner } = await shopWithOwner();
    const nora = await createPerson();
    const now = new Date();
    await database().userFactor.create({
      data: { userId: nora.id, kind: 'totp', name: 'App', confirmedAt: now, sealedSecret: 'sealed' },
    });
    const storeUrl = 'https://clayandkiln.makerfront.example/';
    const inviter = { actorId: owner.id, actorName: owner.name, storeUrl };
    await inviteMember(tenant, inviter, { email: nora.email, role: 'owner' });
    const invitation = await newestInvitation(tenant.id, nora.email);
    const credentials = { email: nora.email, password: PASSWORD };
    expect(await signIn(tenant, { ...credentials, invitation: 'another' }, device)).toEqual({
      ok: false,
      error: { code: 'invitation_invalid' },
    });
    const signedIn = await signIn(tenant, { ...credentials, invitation }, device);
    expect(signedIn).toMatchObject({ ok: true, value: { isNewDevice: false, mark: null } });
    expect(await database().tenantUser.count({ where: { userId: nora.id } })).toBe(0);
    const sessionId = signedIn.ok ? signedIn.value.sessionId : '';
    expect(await findLiveSession(tenant.id, sessionId)).toMatchObject({ role: null, assuranceLevel: 1 });
  });

  it("refuses another shop's owner", async () => {
    const { owner } = await shopWithOwner();
    const other = await createTenant();
    expect(await signIn(other, { email: owner.email, password: PASSWORD }, device)).toEqual({
      ok: false,
      error: { code: 'no_permission' },
    });
    expect(await database().session.count()).toBe(0);
  });
});

/** Cookies of a browser, as its requests bring them. */
const browserWith =
  (...cookies: SiteCookie[]) =>
  (name: string) =>
    cookies.find((cookie) => cookie.name === name)?.value;

const guess = (tenant: Tenant, email: string, address: string, readCookie = browserWith()) =>
  signIn(tenant, { email, password: 'wrong' }, { ...device, address }, readCookie);

const tooMany = { ok: false, error: { code: 'too_many_attempts', minutes: 15 } };

describe('too many tries', () => {
  it('are refused for account and address together, in every shop, with the minutes to wait', async () => {
    const { tenant, owner } = await shopWithOwner();
    const second = await createTenant();
    await database().tenantUser.create({ data: { tenantId: second.id, userId: owner.id, role: 'owner' } });
    const credentials = { email: owner.email, password: PASSWORD };
    const first = await signIn(tenant, credentials, device);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await guess(attempt % 2 === 0 ? tenant : second, owner.email, device.address);
    }
    expect(await signIn(tenant, credentials, device)).toEqual(tooMany);
    expect(await signIn(second, credentials, device)).toEqual(tooMany);
    // An existing session stays.
    expect(await findLiveSession(tenant.id, first.ok ? first.value.sessionId : '')).not.toBeNull();
    // The owner at another address, and another account at this address, are not affected.
    expect(await signIn(tenant, credentials, { ...device, address: '198.51.100.1' })).toMatchObject({
      ok: true,
    });
    const colleague = await createPerson({ tenantId: tenant.id, role: 'owner' });
    expect(await signIn(tenant, { email: colleague.email, password: PASSWORD }, device)).toMatchObject({
      ok: true,
    });
  });

  it('do not affect a browser in which the account has signed in before', async () => {
    const { tenant, owner } = await shopWithOwner();
    const credentials = { email: owner.email, password: PASSWORD };
    const first = await signIn(tenant, credentials, device);
    const known = browserWith(...markOf(first));
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await guess(tenant, owner.email, device.address);
    }
    expect(await signIn(tenant, credentials, device)).toEqual(tooMany);
    const again = await signIn(tenant, credentials, device, known);
    expect(again).toMatchObject({ ok: true });
    // The browser keeps its id, so it keeps its limit.
    const idIn = (mark: string | undefined) => mark?.split('.')[0];
    expect(idIn(markOf(again)[0]?.value ?? '')).toBe(idIn(markOf(first)[0]?.value ?? 'none'));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await guess(tenant, owner.email, device.address, known)).toMatchObject({
        error: { code: 'credentials_wrong' },
      });
    }
    expect(await signIn(tenant, credentials, device, known)).toEqual(tooMany);
  });

  it('from many addresses are slowed down together, and refused when too many wait', async () => {
    const { tenant, owner } = await shopWithOwner();
    const second = await createTenant();
    const turns: number[] = [];
    vi.mocked(wait).mockImplementation(async (milliseconds) => {
      turns.push(milliseconds);
    });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        guess(index % 2 === 0 ? tenant : second, owner.email, `198.51.100.${index}`),
      ),
    );
    const codes = answers.map((answer) => (answer.ok ? '' : answer.error.code));
    expect(codes.filter((code) => code === 'credentials_wrong').length).toBeGreaterThanOrEqual(30);
    expect(codes.filter((code) => code === 'account_busy').length).toBeGreaterThanOrEqual(4);
    expect(turns.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...turns)).toBeLessThanOrEqual(6_000);
    // Another account has its own queue.
    expect(await guess(tenant, 'nobody@example.test', '198.51.100.200')).toMatchObject({
      error: { code: 'credentials_wrong' },
    });
  });

  it('are counted when they come all at once', async () => {
    const { tenant, owner } = await shopWithOwner();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess(tenant, owner.email, device.address)),
    );
    const codes = answers.map((answer) => (answer.ok ? '' : answer.error.code));
    expect(codes.filter((code) => code === 'credentials_wrong').length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 'credentials_wrong').length).toBeLessThanOrEqual(10);
    const [row] = await database().rateLimit.findMany({
      where: { key: { startsWith: 'signInAccountAddress' } },
    });
    expect(row?.points).toBeLessThanOrEqual(20);
    expect(codes.slice(20)).toEqual(Array<string>(10).fill('busy'));
  });

  it('do not block a known browser, and most ask the database nothing', async () => {
    const { tenant, owner } = await shopWithOwner();
    const first = await signIn(tenant, { email: owner.email, password: PASSWORD }, device);
    const known = browserWith(...markOf(first));
    const looks = vi.spyOn(database().user, 'findUnique');
    const warn = vi.spyOn(logger(), 'warn');
    const crowd = Array.from({ length: 300 }, (_, index) =>
      guess(tenant, `guess-${index}@example.test`, `198.51.${Math.floor(index / 250)}.${index % 250}`),
    );
    const again = signIn(tenant, { email: owner.email, password: PASSWORD }, device, known);
    expect(await again).toMatchObject({ ok: true });
    const codes = (await Promise.all(crowd)).map((answer) => (answer.ok ? '' : answer.error.code));
    expect(codes.slice(200)).toEqual(Array<string>(100).fill('busy'));
    expect(warn.mock.calls.map(([line]) => line)).toContainEqual({
      event: 'auth.sign_in_refused',
      tenantId: tenant.id,
      reason: 'busy',
      account: logTag('guess-299@example.test'),
      network: logTag(networkOf('198.51.1.49')),
      isKnownBrowser: false,
    });
    expect(looks.mock.calls.length).toBeLessThanOrEqual(201);
    looks.mockRestore();
  }, 60_000);

  it.each(['forged', 'of a former password'])(
    'with a mark that is %s wait like those without one',
    async (what) => {
      const { tenant, owner } = await shopWithOwner();
      const first = await signIn(tenant, { email: owner.email, password: PASSWORD }, device);
      const mark = markOf(first)[0] ?? expect.fail('not signed in');
      const value = what === 'forged' ? `${mark.value.slice(0, -4)}AAAA` : mark.value;
      if (what !== 'forged') {
        await database().user.update({ where: { id: owner.id }, data: { passwordHash: NO_HASH } });
      }
      const claimed = browserWith({ ...mark, value });
      const compared = vi.mocked(verifyPassword).mock.calls.length;
      const answers = await Promise.all(
        Array.from({ length: 25 }, () => guess(tenant, owner.email, device.address, claimed)),
      );
      // One network has twenty seats.
      const codes = answers.map((answer) => (answer.ok ? '' : answer.error.code));
      expect(codes.filter((code) => code === 'busy').length).toBeGreaterThanOrEqual(5);
      expect(vi.mocked(verifyPassword).mock.calls.length - compared).toBeLessThanOrEqual(20);
    },
  );

  it('are forgotten after the right password', async () => {
    const { tenant, owner } = await shopWithOwner();
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await guess(tenant, owner.email, device.address);
      }
      expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toMatchObject({
        ok: true,
      });
    }
  });

  it('are counted for the network over many accounts', async () => {
    const { tenant } = await shopWithOwner();
    const from = (address: string, index: number) => guess(tenant, `guess-${index}@example.test`, address);
    for (let index = 0; index < 50; index += 1) {
      // All addresses of a /64 belong to one subscriber.
      await from(`2001:db8:1:2::${index}`, index);
    }
    expect(await from('2001:db8:1:2:9::9', 51)).toMatchObject({ error: { code: 'too_many_attempts' } });
    expect(await from('2001:db8:1:3::9', 52)).toMatchObject({ error: { code: 'credentials_wrong' } });
  }, 60_000);

  it('leave no address in the table', async () => {
    const { tenant, owner } = await shopWithOwner();
    await guess(tenant, owner.email, device.address);
    const rows = await database().rateLimit.findMany();
    expect(rows).toHaveLength(4);
    const keys = JSON.stringify(rows.map(({ key }) => key));
    expect(keys).not.toContain(owner.email);
    expect(keys).not.toContain(device.address);
  });
});

describe('a shop at which very many sign in at once', () => {
  it('slows down and refuses nobody', async () => {
    const { tenant, owner } = await shopWithOwner();
    await guess(tenant, 'nobody@example.test', device.address);
    await database().rateLimit.updateMany({
      where: { key: { startsWith: 'signInTenant' } },
      data: { points: 50_000 },
    });
    vi.mocked(wait).mockClear();
    expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toMatchObject({
      ok: true,
    });
    expect(vi.mocked(wait).mock.calls).toEqual([[LONGEST_DELAY]]);
    expect(
      await signIn(await createTenant(), { email: owner.email, password: PASSWORD }, device),
    ).toMatchObject({
      error: { code: 'no_permission' },
    });
    expect(vi.mocked(wait)).toHaveBeenCalledTimes(1);
  });
});

describe('where many passwords are compared', () => {
  it('a stranger counts for their network, and a known browser does not', async () => {
    const { tenant, owner } = await shopWithOwner();
    const first = await signIn(tenant, { email: owner.email, password: PASSWORD }, device);
    expect(vi.mocked(verifyPassword)).toHaveBeenLastCalledWith(owner.passwordHash, PASSWORD, {
      isKnown: false,
      network: networkOf(device.address),
    });
    await guess(tenant, owner.email, device.address, browserWith(...markOf(first)));
    expect(vi.mocked(verifyPassword)).toHaveBeenLastCalledWith(owner.passwordHash, 'wrong', {
      isKnown: true,
    });
  });

  it('a refusal as busy reaches the caller', async () => {
    const { tenant, owner } = await shopWithOwner();
    vi.mocked(verifyPassword).mockResolvedValueOnce(err('busy'));
    expect(await signIn(tenant, { email: owner.email, password: PASSWORD }, device)).toEqual({
      ok: false,
      error: { code: 'busy' },
    });
    expect(await database().session.count()).toBe(0);
  });

  it('an unknown address is refused, even if the comparison says yes', async () => {
    const { tenant } = await shopWithOwner();
    vi.mocked(verifyPassword).mockResolvedValueOnce(ok(true));
    expect(await guess(tenant, 'nobody@example.test', device.address)).toEqual({
      ok: false,
      error: { code: 'credentials_wrong' },
    });
  });
});

describe('the log', () => {
  it('names successful sign-ins by id, and refused ones by tags', async () => {
    const { tenant, owner } = await shopWithOwner();
    const lines: Record<string, unknown>[] = [];
    const note = (fields: unknown) => lines.push({ ...(fields as object) });
    vi.spyOn(logger(), 'info').mockImplementation(note);
    vi.spyOn(logger(), 'warn').mockImplementation(note);
    const credentials = { email: owner.email, password: PASSWORD };
    await guess(tenant, owner.email, device.address);
    const first = await signIn(tenant, credentials, device);
    const known = browserWith(...markOf(first));
    await guess(tenant, owner.email, device.address, known);
    const second = await signIn(tenant, credentials, device, known);
    const network = logTag(networkOf(device.address));
    const refused = {
      event: 'auth.sign_in_refused',
      tenantId: tenant.id,
      reason: 'credentials_wrong',
      account: logTag(owner.email),
      network,
    };
    const signedIn = {
      event: 'auth.signed_in',
      tenantId: tenant.id,
      userId: owner.id,
      role: 'owner',
      network,
    };
    expect(lines).toEqual([
      { ...refused, isKnownBrowser: false },
      { ...signedIn, sessionId: first.ok && first.value.sessionId, isKnownBrowser: false },
      { ...refused, isKnownBrowser: true },
      { ...signedIn, sessionId: second.ok && second.value.sessionId, isKnownBrowser: true },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [owner.email, device.address, PASSWORD, owner.passwordHash]) {
      expect(text).not.toContain(secret);
    }
  });
});
