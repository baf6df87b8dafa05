import { beforeEach, describe, expect, it } from 'vitest';
import { confirmActing, endActing } from '@/lib/auth/acting/acting.commands';
import { findActing } from '@/lib/auth/acting/acting.queries';
import { type Permission, roleMay } from '@/lib/auth/permissions';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { enterShop } from '@/lib/auth/sign-in/enter-shop';
import { handOffPath } from '@/lib/auth/sign-in/hand-off';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { actAsOwner } from './act.commands';

const DEVICE = { userAgent: 'Test', address: '127.0.0.1' };
const SECRET = 'a-secret-of-the-tab-where-it-began';

let shop: Tenant;
let other: Tenant;
let operator: Awaited<ReturnType<typeof createOperator>>;
beforeEach(async () => {
  await resetDatabase();
  operator = await createOperator();
  [shop, other] = [await createTenant(), await createTenant()];
});

const act = () =>
  actAsOwner({ ...operator, name: 'Olive', email: 'olive@example.test' }, shop.id, 'A total looks wrong');
const role = async (tenant = shop) => (await findActing(tenant.id, operator.userId))?.role ?? null;
const enter = async (tenant = shop) => {
  const path = await handOffPath(
    tenant.id,
    { userId: operator.userId, assuranceLevel: 2, methods: ['pwd', 'otp'] },
    SECRET,
  );
  return enterShop(
    tenant.id,
    { token: path.split('#')[1] ?? '', secret: SECRET },
    { device: DEVICE, replaced: null },
  );
};
const logOf = async (tenantId: string) =>
  (
    await database().auditEvent.findMany({
      where: { tenantId, kind: { startsWith: 'acting.' } },
      orderBy: { createdAt: 'asc' },
      select: { kind: true },
    })
  ).map(({ kind }) => kind);

it('lets an operator in who says why, for half an hour, reading only', async () => {
  expect(await enter()).toEqual({ ok: false, error: 'token_invalid' });
  expect(await act()).toEqual({ ok: true, value: null });
  expect(await enter()).toMatchObject({ ok: true });
  expect([await role(), await role(other)]).toEqual(['acting-reader', null]);
  const acting = await findActing(shop.id, operator.userId);
  const left = (acting?.endsAt.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(29 * 60_000);
  expect(left).toBeLessThanOrEqual(30 * 60_000);
});

it('tells each owner why, and keeps it in the logs of the shop and of the platform', async () => {
  await act();
  await confirmActing(shop.id, operator.userId);
  await endActing(shop.id, operator.userId);
  const owners = await database().tenantUser.findMany({
    where: { tenantId: shop.id, role: 'owner' },
    select: { user: { select: { email: true } } },
  });
  const mails = await database().outboxMail.findMany({
    where: { tenantId: shop.id, kind: 'store_notice' },
    select: { recipient: true },
  });
  expect(mails.map(({ recipient }) => recipient)).toEqual(owners.map(({ user }) => user.email));
  const platform = await database().tenant.findFirstOrThrow({ where: { kind: 'platform' } });
  const all = ['acting.began', 'acting.confirmed', 'acting.ended'];
  expect([await logOf(shop.id), await logOf(platform.id)]).toEqual([all, all]);
});

it('ends by itself, when it is left, when it begins anew, and with the office of operator', async () => {
  await act();
  const { sessionId } = await createSession(shop.id, aUser(operator.userId), DEVICE);
  const seen = async () => (await findLiveSession(shop.id, sessionId))?.role ?? null;
  expect(await seen()).toBe('acting-reader');
  expect(await confirmActing(shop.id, operator.userId)).toBe(true);
  expect(await seen()).toBe('acting-editor');
  // Anew: reading only again.
  await act();
  expect(await seen()).toBe('acting-reader');
  await endActing(shop.id, operator.userId);
  expect(await seen()).toBeNull();
  expect(await confirmActing(shop.id, operator.userId)).toBe(false);

  await act();
  await database().tenantActing.updateMany({
    data: { createdAt: new Date(Date.now() - 40 * 60_000), endsAt: new Date(Date.now() - 11 * 60_000) },
  });
  expect(await seen()).toBeNull();

  await act();
  expect(await seen()).toBe('acting-reader');
  await database().tenantUser.deleteMany({ where: { userId: operator.userId } });
  expect(await seen()).toBeNull();
});

it('is for operators alone, and not for one who works in the shop', async () => {
  await expect(
    actAsOwner({ sessionId: crypto.randomUUID(), name: '', email: 'x@example.test' }, shop.id, 'Why not'),
  ).rejects.toThrow();
  await database().tenantUser.create({
    data: { tenantId: shop.id, userId: operator.userId, role: 'product-manager' },
  });
  expect(await act()).toEqual({ ok: false, error: 'not_here' });
  expect(await role()).toBeNull();
});

describe('acting as the owner', () => {
  const NEVER: Permission[] = [
    ...(['team.edit', 'paypal.edit', 'store.move', 'store.archive', 'domains.edit'] as const),
    ...(['orders.refund', 'orders.refund_any', 'orders.mark_paid', 'orders.files', 'orders.export'] as const),
    ...([
      'finances.export',
      'own_account.view',
      'own_account.edit',
      'platform.view',
      'platform.edit',
    ] as const),
  ];
  it.each(['acting-reader', 'acting-editor'])(
    'never lets a %s touch people, keys, money or files',
    (acting) => {
      expect(NEVER.filter((may) => roleMay(acting, may))).toEqual([]);
      expect(roleMay(acting, 'orders.view')).toBe(true);
    },
  );

  it('changes nothing until it is allowed', () => {
    const changes: Permission[] = ['products.edit', 'settings.edit', 'orders.edit', 'production.edit'];
    expect(changes.filter((may) => roleMay('acting-reader', may))).toEqual([]);
    expect(changes.filter((may) => roleMay('acting-editor', may))).toEqual(changes);
  });
});
