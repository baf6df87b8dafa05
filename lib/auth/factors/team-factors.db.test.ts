import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createPerson, device } from '@/lib/testing/rows/people';
import { hasFactor } from './factors.queries';
import {
  listPeopleWithFactor,
  removeMemberFactors,
  requireSecondFactor,
  requiresSecondFactor,
} from './team-factors';
import { codeAt } from './totp';
import { confirmTotp, enrolTotp } from './totp.commands';

let tenant: Tenant;
let other: Tenant;
let actorId: string;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  actorId = (await createPerson({ tenantId: tenant.id, role: 'owner' })).id;
});

const member = async (...roles: Parameters<typeof createPerson>) => {
  const { id } = await createPerson(...roles);
  const made = await enrolTotp(tenant.id, aUser(id), { name: 'Phone', issuer: 'Loom', account: 'ada' });
  const { id: factorId, secret } = made.ok ? made.value : expect.fail('no secret');
  await confirmTotp(tenant.id, aUser(id), { factorId, code: codeAt(secret, new Date()) });
  await createSession(tenant.id, aUser(id), device);
  return id;
};
const kinds = () => database().auditEvent.findMany({ select: { kind: true, tenantId: true } });

describe('asking the team for a second factor', () => {
  it('is for owners, stands in the log once, and is of this shop', async () => {
    expect(await requiresSecondFactor(tenant.id)).toBe(false);
    expect(await requireSecondFactor(tenant.id, { actorId, isRequired: true })).toMatchObject({ ok: true });
    expect(await requireSecondFactor(tenant.id, { actorId, isRequired: true })).toMatchObject({ ok: true });
    expect(await requiresSecondFactor(tenant.id)).toBe(true);
    expect(await requiresSecondFactor(other.id)).toBe(false);
    expect(await kinds()).toEqual([{ kind: 'second_factor.changed', tenantId: tenant.id }]);
  });

  it.each(['product-manager', 'order-manager'])(
    'is refused to a %s, and to another shop’s owner',
    async (role) => {
      const { id } = await createPerson({ tenantId: tenant.id, role }, { tenantId: other.id, role: 'owner' });
      expect(await requireSecondFactor(tenant.id, { actorId: id, isRequired: true })).toEqual({
        ok: false,
        error: 'denied',
      });
      expect(await requiresSecondFactor(tenant.id)).toBe(false);
      expect(await kinds()).toEqual([]);
    },
  );
});

describe('an owner’s help', () => {
  it('takes a member’s factors and codes away, ends their sessions, and stands in the log', async () => {
    const userId = await member({ tenantId: tenant.id, role: 'order-manager' });
    expect(await listPeopleWithFactor([userId, actorId])).toEqual(new Set([userId]));
    expect(await removeMemberFactors(tenant.id, { actorId, userId })).toMatchObject({ ok: true });
    expect(await hasFactor(tenant.id, aUser(userId))).toBe(false);
    expect(await database().session.count({ where: { userId } })).toBe(0);
    expect(await kinds()).toEqual([{ kind: 'member.factors_removed', tenantId: tenant.id }]);
    expect(await removeMemberFactors(tenant.id, { actorId, userId })).toEqual({ ok: false, error: 'none' });
  });

  it('is refused for somebody who works in another shop too', async () => {
    const userId = await member(
      { tenantId: tenant.id, role: 'order-manager' },
      { tenantId: other.id, role: 'owner' },
    );
    expect(await removeMemberFactors(tenant.id, { actorId, userId })).toEqual({
      ok: false,
      error: 'other_shops',
    });
    expect(await hasFactor(tenant.id, aUser(userId))).toBe(true);
  });

  it('is refused for oneself, for another shop’s people, and to everybody who is no owner', async () => {
    const self = await member({ tenantId: tenant.id, role: 'owner' });
    const stranger = await member({ tenantId: other.id, role: 'owner' });
    const manager = (await createPerson({ tenantId: tenant.id, role: 'order-manager' })).id;
    expect(await removeMemberFactors(tenant.id, { actorId: self, userId: self })).toEqual({
      ok: false,
      error: 'denied',
    });
    expect(await removeMemberFactors(tenant.id, { actorId, userId: stranger })).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await removeMemberFactors(tenant.id, { actorId: manager, userId: self })).toEqual({
      ok: false,
      error: 'denied',
    });
    expect(await hasFactor(tenant.id, aUser(self))).toBe(true);
    expect(await hasFactor(other.id, aUser(stranger))).toBe(true);
    expect(await kinds()).toEqual([]);
  });
});
