// A shop's team against a real database: who may change it, what stays, and what the audit log records.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { database } from '@/lib/db/client';
import { platformDb } from '@/lib/db/platform-db';
import { cents } from '@/lib/money/cents';
import type { Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { newestInvitation } from '@/lib/testing/rows/owed-mails';
import { createPerson, device } from '@/lib/testing/rows/people';
import { listAuditEvents } from './audit-events.queries';
import {
  acceptInvitation,
  acceptInvitationAsNew,
  inviteMember,
  removeOldInvitations,
  resendInvitation,
  revokeInvitation,
} from './invitations.commands';
import { findOpenInvitation } from './invitations.queries';
import { changeMemberRole, removeMember, setRefundLimit } from './team.commands';
import { getRefundLimit, listInvitations, listMembers, listShopsOfPerson } from './team.queries';

const EMAIL = 'nora@example.test';
const STORE_URL = 'https://clayandkiln.makerfront.example/';

type Person = Awaited<ReturnType<typeof createPerson>>;
let [shop, neighbour]: Tenant[] = [];
let [owner, stranger]: Person[] = [];
const ours = () => shop as Tenant;
const theirs = () => neighbour as Tenant;
const us = () => owner as Person;
const them = () => stranger as Person;

beforeEach(async () => {
  await resetDatabase();
  [shop, neighbour] = [await createTenant(), await createTenant()];
  // Each has an owner.
  await database().tenantUser.deleteMany();
  owner = await createPerson({ tenantId: shop.id, role: 'owner' });
  stranger = await createPerson({ tenantId: neighbour.id, role: 'owner' });
});

const inviter = (person = us()) => ({ actorId: person.id, actorName: person.name, storeUrl: STORE_URL });
const invite = (email = EMAIL, person = us(), to = ours()) =>
  inviteMember(to, inviter(person), { email, role: 'order-manager' });
const kinds = async (tenant = ours()) =>
  (await listAuditEvents(tenant.id, null)).entries.map(({ event }) => event?.kind);
const rolesOf = async (tenant = ours()) =>
  Object.fromEntries((await listMembers(tenant.id)).map(({ userId, role }) => [userId, role]));
const addMember = (role: string) => createPerson({ tenantId: ours().id, role });
const invitationId = async () => (await listInvitations(ours().id))[0]?.id ?? '';

describe('an invitation', () => {
  it('makes a person without an account a member with the role that it says, once', async () => {
    expect(await invite()).toEqual({ ok: true, value: null });
    const token = await newestInvitation(ours().id, EMAIL);
    expect(await findOpenInvitation(ours().id, token)).toMatchObject({ email: EMAIL, userId: null });
    const person = { name: 'Nora', passwordHash: await hashPassword('a basket of seven plums') };
    const accepted = await acceptInvitationAsNew(ours().id, token, person);
    expect(accepted.ok).toBe(true);
    expect(await listMembers(ours().id)).toMatchObject([
      { userId: us().id },
      { name: 'Nora', email: EMAIL, role: 'order-manager' },
    ]);
    expect(await findOpenInvitation(ours().id, token)).toBeNull();
    expect(await acceptInvitationAsNew(ours().id, token, person)).toEqual({
      ok: false,
      error: 'link_invalid',
    });
    expect(await listInvitations(ours().id)).toEqual([]);
    expect(await kinds()).toEqual(['member.joined', 'invitation.sent']);
  });

  it('never touches the account that there is, and is accepted by it alone', async () => {
    const nora = await createPerson();
    await invite(nora.email);
    const token = await newestInvitation(ours().id, nora.email);
    expect(await findOpenInvitation(ours().id, token)).toMatchObject({ userId: nora.id });
    const person = { name: 'Thief', passwordHash: 'stolen' };
    expect(await acceptInvitationAsNew(ours().id, token, person)).toEqual({
      ok: false,
      error: 'has_account',
    });
    expect(await acceptInvitation(ours().id, token, them().id)).toEqual({ ok: false, error: 'link_invalid' });
    expect(await acceptInvitation(ours().id, token, nora.id)).toEqual({ ok: true, value: null });
    expect(await database().user.findUnique({ where: { id: nora.id } })).toEqual(nora);
    expect(await rolesOf()).toEqual({ [us().id]: 'owner', [nora.id]: 'order-manager' });
    expect(await listShopsOfPerson(nora.id)).toMatchObject([{ id: ours().id, role: 'order-manager' }]);
  });

  it('of which two are accepted at once makes one account and one member', async () => {
    await invite();
    const token = await newestInvitation(ours().id, EMAIL);
    const answers = await Promise.all(
      ['Nora', 'Nora again'].map((name) =>
        acceptInvitationAsNew(ours().id, token, { name, passwordHash: 'none' }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await database().user.count({ where: { email: EMAIL } })).toBe(1);
    expect(await database().tenantUser.count({ where: { tenantId: ours().id } })).toBe(2);
  });

  it('is accepted once by the person whom it is for, however many requests say so at once', async () => {
    const nora = await createPerson();
    await invite(nora.email);
    const token = await newestInvitation(ours().id, nora.email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => acceptInvitation(ours().id, token, nora.id)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rolesOf()).toEqual({ [us().id]: 'owner', [nora.id]: 'order-manager' });
    expect(await kinds()).toEqual(['member.joined', 'invitation.sent']);
  });

  it('is accepted or taken back, where both are asked for at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const nora = await createPerson();
      await invite(nora.email);
      const token = await newestInvitation(ours().id, nora.email);
      const id = await invitationId();
      const [accepted, revoked] = await Promise.all([
        acceptInvitation(ours().id, token, nora.id),
        revokeInvitation(ours().id, { actorId: us().id, id }),
      ]);
      expect([accepted.ok, revoked.ok].filter(Boolean), `round ${round}`).toHaveLength(1);
      expect(nora.id in (await rolesOf())).toBe(accepted.ok);
    }
  });

  it('leaves somebody the role that they have got by another way', async () => {
    const nora = await createPerson();
    await inviteMember(ours(), inviter(), { email: nora.email, role: 'owner' });
    const token = await newestInvitation(ours().id, nora.email);
    await database().tenantUser.create({
      data: { tenantId: ours().id, userId: nora.id, role: 'product-manager' },
    });
    await acceptInvitation(ours().id, token, nora.id);
    expect(await rolesOf()).toMatchObject({ [nora.id]: 'product-manager' });
  });

  it('is kept for a month after it has run out, whatever became of it', async () => {
    await invite();
    await invite('accepted@example.test');
    await database().teamInvitation.updateMany({
      where: { email: 'accepted@example.test' },
      data: { acceptedAt: new Date() },
    });
    const from = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    await database().teamInvitation.updateMany({ data: { expiresAt: from(29) } });
    expect(await removeOldInvitations(from(30))).toBe(0);
    await database().teamInvitation.updateMany({ data: { expiresAt: from(31) } });
    expect(await removeOldInvitations(from(30))).toBe(2);
    // The log stays.
    expect(await kinds()).toEqual(['invitation.sent', 'invitation.sent']);
  });

  it('opens in the shop that sent it, and in no other', async () => {
    await invite();
    const token = await newestInvitation(ours().id, EMAIL);
    const person = { name: 'Nora', passwordHash: 'none' };
    expect(await findOpenInvitation(theirs().id, token)).toBeNull();
    expect(await acceptInvitationAsNew(theirs().id, token, person)).toEqual({
      ok: false,
      error: 'link_invalid',
    });
    expect(await rolesOf(theirs())).toEqual({ [them().id]: 'owner' });
  });

  it('is revoked, has run out, or has been sent again: the link opens nothing', async () => {
    await invite();
    const first = await newestInvitation(ours().id, EMAIL);
    const id = await invitationId();
    expect(await resendInvitation(ours(), inviter(), id)).toEqual({ ok: true, value: { email: EMAIL } });
    const second = await newestInvitation(ours().id, EMAIL);
    expect(second).not.toBe(first);
    // The unsent mail with the void link was deleted.
    expect(await database().outboxMail.count()).toBe(1);
    expect(await findOpenInvitation(ours().id, first)).toBeNull();
    await database().teamInvitation.updateMany({ data: { expiresAt: new Date(0) } });
    expect(await findOpenInvitation(ours().id, second)).toBeNull();
    expect(await listInvitations(ours().id)).toMatchObject([{ state: 'expired' }]);
    expect((await resendInvitation(ours(), inviter(), id)).ok).toBe(true);
    const third = await newestInvitation(ours().id, EMAIL);
    expect(await findOpenInvitation(ours().id, third)).not.toBeNull();
    expect(await revokeInvitation(ours().id, { actorId: us().id, id })).toEqual({ ok: true, value: null });
    expect(await database().outboxMail.count()).toBe(0);
    const person = { name: 'Nora', passwordHash: 'none' };
    for (const token of [first, second, third]) {
      expect((await acceptInvitationAsNew(ours().id, token, person)).ok).toBe(false);
    }
    expect(await revokeInvitation(ours().id, { actorId: us().id, id })).toEqual({ ok: false, error: 'gone' });
    expect(await kinds()).toEqual([
      'invitation.revoked',
      'invitation.renewed',
      'invitation.renewed',
      'invitation.sent',
    ]);
  });

  it('is one for an address, none for a member, and again for one that has run out', async () => {
    await invite();
    expect(await invite()).toEqual({ ok: false, error: { code: 'is_invited' } });
    expect(await invite(us().email)).toEqual({ ok: false, error: { code: 'is_member' } });
    await database().teamInvitation.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await invite()).ok).toBe(true);
    expect(await listInvitations(ours().id)).toHaveLength(1);
  });

  it('is sent five times a day to one address, and its answer is the same with and without an account', async () => {
    const nora = await createPerson();
    expect(await invite(nora.email)).toEqual(await invite('nobody@example.test'));
    for (let tries = 2; tries <= 5; tries += 1) {
      await invite(nora.email);
    }
    expect(await invite(nora.email)).toMatchObject({ error: { code: 'too_many_mails' } });
    expect((await invite('somebody@example.test')).ok).toBe(true);
  });

  it('is one of fifty mails a day of its shop, whoever they go to, and another shop’s day is its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => invite(`stranger-${index}@example.test`)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    // Revoking them does not free the limit of mails.
    for (const { id } of await listInvitations(ours().id)) {
      await revokeInvitation(ours().id, { actorId: us().id, id });
    }
    const refused = await invite('stranger-61@example.test');
    expect(refused).toMatchObject({ error: { code: 'too_many_mails', minutes: 24 * 60 } });
    expect(await invite('stranger-61@example.test', them(), theirs())).toEqual({ ok: true, value: null });
  });

  it('is sent again at most five times a day, whatever becomes of the count of new ones', async () => {
    await invite();
    const id = await invitationId();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await resendInvitation(ours(), inviter(), id)).ok).toBe(true);
    }
    expect(await resendInvitation(ours(), inviter(), id)).toMatchObject({
      error: { code: 'too_many_mails' },
    });
  });

  it('waits for fifty people at most', async () => {
    await database().teamInvitation.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        tenantId: ours().id,
        email: `waiting-${index}@example.test`,
        role: 'owner',
        tokenHash: `hash ${index}`,
        invitedByName: 'Rosalind Harker',
        expiresAt: new Date(Date.now() + 60_000),
      })),
    });
    expect(await invite()).toEqual({ ok: false, error: { code: 'too_many' } });
    expect((await invite(EMAIL, them(), theirs())).ok).toBe(true);
  });

  it.each(['order-manager', 'product-manager'])('is for owners: not for a %s', async (role) => {
    await invite();
    const id = await invitationId();
    const member = await addMember(role);
    for (const person of [member, them()]) {
      expect(await invite('other@example.test', person)).toEqual({ ok: false, error: { code: 'denied' } });
      expect(await resendInvitation(ours(), inviter(person), id)).toEqual({
        ok: false,
        error: { code: 'denied' },
      });
      expect(await revokeInvitation(ours().id, { actorId: person.id, id })).toEqual({
        ok: false,
        error: 'denied',
      });
    }
    // Another shop's owner, in their own shop: our invitation does not exist there.
    expect(await revokeInvitation(theirs().id, { actorId: them().id, id })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await resendInvitation(theirs(), inviter(them()), id)).toMatchObject({ error: { code: 'gone' } });
    expect(await kinds()).toEqual(['invitation.sent']);
  });

  it('does not outlive its inviter’s right to send it', async () => {
    const second = await addMember('owner');
    await invite(EMAIL, second);
    const token = await newestInvitation(ours().id, EMAIL);
    await changeMemberRole(ours().id, {
      actorId: us().id,
      userId: second.id,
      seen: 'owner',
      role: 'order-manager',
    });
    expect(await findOpenInvitation(ours().id, token)).toBeNull();
    expect(await database().outboxMail.count()).toBe(0);
    expect(await kinds()).toEqual(['invitation.revoked', 'member.role_changed', 'invitation.sent']);
  });
});

describe('a role', () => {
  it('changes, counts at once, and is written down', async () => {
    const nora = await addMember('order-manager');
    const { sessionId } = await createSession(ours().id, aUser(nora.id), device);
    const change = {
      actorId: us().id,
      userId: nora.id,
      seen: 'order-manager',
      role: 'product-manager',
    } as const;
    expect(await changeMemberRole(ours().id, change)).toEqual({ ok: true, value: null });
    expect(await findLiveSession(ours().id, sessionId)).toMatchObject({ role: 'product-manager' });
    expect(await changeMemberRole(ours().id, change)).toEqual({ ok: false, error: 'moved_on' });
    expect((await listAuditEvents(ours().id, null)).entries).toMatchObject([
      {
        actorName: us().name,
        event: {
          kind: 'member.role_changed',
          email: nora.email,
          from: 'order-manager',
          to: 'product-manager',
        },
      },
    ]);
  });

  it('is not changed by anybody but an owner of this shop, nor somebody’s in another shop', async () => {
    const nora = await addMember('order-manager');
    const change = { userId: nora.id, seen: 'order-manager', role: 'owner' } as const;
    for (const actorId of [nora.id, them().id, randomUUID()]) {
      expect(await changeMemberRole(ours().id, { ...change, actorId })).toEqual({
        ok: false,
        error: 'denied',
      });
    }
    expect(await changeMemberRole(theirs().id, { ...change, actorId: them().id })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await kinds()).toEqual([]);
  });
});

describe('a role that changes twice at once', () => {
  it('changes once: the second of two owners reads that it has changed', async () => {
    const other = await addMember('owner');
    const nora = await addMember('order-manager');
    const to = (actor: Person, role: Role) =>
      changeMemberRole(ours().id, { actorId: actor.id, userId: nora.id, seen: 'order-manager', role });
    const answers = await Promise.all([to(us(), 'owner'), to(other, 'product-manager')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({ ok: false, error: 'moved_on' });
    expect(await kinds()).toEqual(['member.role_changed']);
  });

  it('is not changed by an owner who is being removed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await addMember('owner');
      const nora = await addMember('order-manager');
      const [removed, changed] = await Promise.all([
        removeMember(ours().id, { actorId: us().id, userId: other.id }),
        changeMemberRole(ours().id, {
          actorId: other.id,
          userId: nora.id,
          seen: 'order-manager',
          role: 'owner',
        }),
      ]);
      expect(removed.ok).toBe(true);
      const [latest] = await kinds();
      // Either the change came first, or it was refused.
      expect(latest).toBe('member.removed');
      expect((await rolesOf())[nora.id]).toBe(changed.ok ? 'owner' : 'order-manager');
      await database().tenantUser.deleteMany({ where: { userId: nora.id } });
    }
  });
});

describe('removing somebody', () => {
  it('ends their sessions and links in this shop, and nothing elsewhere', async () => {
    const nora = await createPerson(
      { tenantId: ours().id, role: 'order-manager' },
      { tenantId: theirs().id, role: 'order-manager' },
    );
    const here = await createSession(ours().id, aUser(nora.id), device);
    const there = await createSession(theirs().id, aUser(nora.id), device);
    const reset = { userId: nora.id, tokenHash: 'hash', expiresAt: new Date(Date.now() + 60_000) };
    await platformDb().passwordReset.create({ data: { tenantId: ours().id, ...reset } });
    expect(await removeMember(theirs().id, { actorId: us().id, userId: nora.id })).toEqual({
      ok: false,
      error: 'denied',
    });
    expect(await removeMember(ours().id, { actorId: us().id, userId: nora.id })).toEqual({
      ok: true,
      value: null,
    });
    expect(await findLiveSession(ours().id, here.sessionId)).toBeNull();
    expect(await findLiveSession(theirs().id, there.sessionId)).toMatchObject({ role: 'order-manager' });
    expect(await database().passwordReset.count()).toBe(0);
    expect(await removeMember(ours().id, { actorId: us().id, userId: nora.id })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await kinds()).toEqual(['member.removed']);
  });

  it('is leaving where somebody does it themselves, which needs no owner', async () => {
    const nora = await addMember('order-manager');
    expect((await removeMember(ours().id, { actorId: nora.id, userId: nora.id })).ok).toBe(true);
    expect(await kinds()).toEqual(['member.left']);
    expect(await removeMember(ours().id, { actorId: nora.id, userId: us().id })).toEqual({
      ok: false,
      error: 'denied',
    });
  });
});

describe('the last owner', () => {
  it('cannot leave and cannot be demoted', async () => {
    await addMember('order-manager');
    const self = { actorId: us().id, userId: us().id };
    expect(await removeMember(ours().id, self)).toEqual({ ok: false, error: 'last_owner' });
    const demotion = { ...self, seen: 'owner', role: 'order-manager' } as const;
    expect(await changeMemberRole(ours().id, demotion)).toEqual({ ok: false, error: 'last_owner' });
    expect(await kinds()).toEqual([]);
  });

  it('stays where two owners leave, demote themselves or one another at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [await addMember('owner'), await addMember('owner')];
      await database().tenantUser.deleteMany({ where: { tenantId: ours().id, userId: us().id } });
      const demote = (actor: Person, member: Person) =>
        changeMemberRole(ours().id, {
          actorId: actor.id,
          userId: member.id,
          seen: 'owner',
          role: 'order-manager',
        });
      const leave = (person: Person) => removeMember(ours().id, { actorId: person.id, userId: person.id });
      const tries: (() => Promise<{ ok: boolean }>)[][] = [
        [() => leave(one), () => leave(other)],
        [() => demote(one, other), () => demote(other, one)],
        [() => demote(one, one), () => demote(other, other)],
        [() => leave(one), () => demote(one, other)],
      ];
      const answers = await Promise.all((tries[round % tries.length] ?? []).map((attempt) => attempt()));
      expect(
        answers.filter(({ ok }) => ok),
        `round ${round}`,
      ).toHaveLength(1);
      expect(Object.values(await rolesOf()).filter((role) => role === 'owner')).toHaveLength(1);
      await database().tenantUser.deleteMany({ where: { tenantId: ours().id } });
    }
  });

  it('stays also where a transaction goes on with what it saw before', async () => {
    const other = await addMember('owner');
    const client = new Client({ connectionString: process.env.PLATFORM_DATABASE_URL });
    await client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await client.query('SELECT count(*) FROM tenant_users');
      expect((await removeMember(ours().id, { actorId: us().id, userId: us().id })).ok).toBe(true);
      const values = [ours().id, other.id];
      await expect(client.query('SELECT team_remove($1, $2, $2)', values)).rejects.toThrow(/serialize/);
    } finally {
      await client.end();
    }
    expect(await rolesOf()).toEqual({ [other.id]: 'owner' });
  });
});

describe('what order managers may refund', () => {
  it('is set by owners, in their own shop, and written down once', async () => {
    expect(await getRefundLimit(ours().id)).toBeNull();
    const set = (actorId: string, limit: number | null) =>
      setRefundLimit(ours().id, { actorId, limit: limit === null ? null : cents(limit) });
    expect(await set(us().id, 5_000)).toEqual({ ok: true, value: null });
    expect(await set(us().id, 5_000)).toEqual({ ok: true, value: null });
    const manager = await addMember('order-manager');
    for (const actorId of [manager.id, them().id]) {
      expect(await set(actorId, 1_000_000)).toEqual({ ok: false, error: 'denied' });
    }
    expect([await getRefundLimit(ours().id), await getRefundLimit(theirs().id)]).toEqual([5_000, null]);
    expect((await listAuditEvents(ours().id, null)).entries.map(({ event }) => event)).toEqual([
      { kind: 'refund_limit.changed', from: null, to: 5_000 },
    ]);
  });
});

describe('the platform’s login', () => {
  it('makes the first member of a shop, and plants nobody in one that has people', async () => {
    const plant = (tenantId: string) => platformDb().$executeRaw`
      INSERT INTO tenant_users (tenant_id, user_id, role) VALUES (${tenantId}::uuid, ${them().id}::uuid, 'owner')`;
    await expect(plant(ours().id)).rejects.toThrow(/permission denied/);
    await database().tenantUser.deleteMany({ where: { tenantId: ours().id } });
    expect(await plant(ours().id)).toBe(1);
    const written = platformDb().$executeRaw`UPDATE tenant_users SET role = 'owner'`;
    await expect(written).rejects.toThrow(/permission denied/);
  });
});

describe('the audit log', () => {
  it('is shown in pages, both ways, and to its own shop', async () => {
    await database().auditEvent.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        tenantId: ours().id,
        kind: 'invitation.sent',
        actorName: `Actor ${index}`,
        subject: EMAIL,
        detail: { role: 'owner' },
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    });
    const names = (page: Awaited<ReturnType<typeof listAuditEvents>>) => [
      page.entries[0]?.actorName,
      page.entries.at(-1)?.actorName,
      page.entries.length,
    ];
    const first = await listAuditEvents(ours().id, null);
    expect([...names(first), first.newer]).toEqual(['Actor 119', 'Actor 70', 50, null]);
    const second = await listAuditEvents(ours().id, { side: 'older', id: first.older ?? '' });
    expect(names(second)).toEqual(['Actor 69', 'Actor 20', 50]);
    const last = await listAuditEvents(ours().id, { side: 'older', id: second.older ?? '' });
    expect([...names(last), last.older]).toEqual(['Actor 19', 'Actor 0', 20, null]);
    const back = await listAuditEvents(ours().id, { side: 'newer', id: last.newer ?? '' });
    expect(names(back)).toEqual(names(second));
    const top = await listAuditEvents(ours().id, { side: 'newer', id: back.newer ?? '' });
    expect([...names(top), top.newer]).toEqual([...names(first), null]);
    const foreign = await listAuditEvents(theirs().id, { side: 'older', id: first.older ?? '' });
    expect(foreign).toEqual({ entries: [], newer: null, older: null });
  });
});
