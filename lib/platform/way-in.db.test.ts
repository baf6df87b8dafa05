import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { listDeletions } from './deletions.queries';
import { mailWayIn } from './mail-way-in.commands';

let operator: Awaited<ReturnType<typeof createOperator>>;
let platform: Tenant;
let shop: Tenant;
beforeEach(async () => {
  await resetDatabase();
  operator = await createOperator();
  const found = await findPlatform();
  if (found === null) {
    throw new Error('The platform has no row');
  }
  platform = found;
  shop = await createTenant();
});

it('mails a shop’s owners the way in, once an hour, and keeps each press in its log', async () => {
  expect(await mailWayIn(operator, platform, shop)).toBe(1);
  expect(await mailWayIn(operator, platform, shop)).toBe(1);
  const { user } = await database().tenantUser.findFirstOrThrow({
    where: { tenantId: shop.id },
    select: { user: { select: { email: true } } },
  });
  const mails = await database().outboxMail.findMany({ where: { kind: 'store_notice' } });
  expect(mails.length).toBeGreaterThanOrEqual(1);
  // Two presses around a full hour are two mails.
  expect(mails.length).toBeLessThanOrEqual(2);
  expect(new Set(mails.map(({ tenantId, recipient }) => `${tenantId} ${recipient}`))).toEqual(
    new Set([`${platform.id} ${user.email}`]),
  );
  expect(
    await database().auditEvent.count({ where: { tenantId: shop.id, kind: 'shop.way_in_mailed' } }),
  ).toBe(2);
});

it('is for operators alone', async () => {
  const { userId } = await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } });
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { id: sessionId } = await database().session.create({
    data: { tenantId: shop.id, userId, assuranceLevel: 2, accessExpiresAt: inAnHour, expiresAt: inAnHour },
  });
  await expect(mailWayIn({ sessionId }, platform, shop)).rejects.toThrow();
  await expect(listDeletions({ sessionId }, { search: '', page: 1 })).rejects.toThrow();
  expect(await database().outboxMail.count()).toBe(0);
});

it('lists the receipts of deleted shops, by their address', async () => {
  const closedAt = new Date('2026-06-01T12:00:00Z');
  await database().tenantDeletion.createMany({
    data: [
      {
        tenantId: crypto.randomUUID(),
        slug: 'gone-pots',
        closedAt,
        warnedAt: closedAt,
        begunAt: closedAt,
        deletedAt: closedAt,
        counts: { orders: 7 },
        files: 3,
      },
      { tenantId: crypto.randomUUID(), slug: 'closing-yarn', closedAt },
    ],
  });
  const { deletions } = await listDeletions(operator, { search: 'pots', page: 1 });
  expect(deletions).toMatchObject([{ slug: 'gone-pots', orders: 7, files: 3, deletedAt: closedAt }]);
  expect((await listDeletions(operator, { search: '', page: 1 })).deletions).toHaveLength(2);
});
