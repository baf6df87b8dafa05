import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { operatorDb } from './operator-db';
import { platformDb } from './platform-db';
import { tenantDb } from './tenant-db';

beforeEach(resetDatabase);

const enter = (sessionId: string) => operatorDb({ sessionId }, (db) => db.tenant.count());

describe('the operator’s door', () => {
  it('opens to an operator’s session with a second factor', async () => {
    const { sessionId } = await createOperator();
    expect(await enter(sessionId)).toBe(1);
  });

  it.each([
    ['a session without the second factor', { assuranceLevel: 1 }],
    ['a session that has ended', { expiresAt: new Date(Date.now() - 1_000) }],
    ['access that has to be refreshed', { accessExpiresAt: new Date(Date.now() - 1_000) }],
  ])('stays shut to %s', async (_, changes) => {
    const { sessionId } = await createOperator();
    await database().session.updateMany({ where: { id: sessionId }, data: changes });
    await expect(enter(sessionId)).rejects.toThrow(/permission denied/);
  });

  it('stays shut to a session of a shop, also of an operator’s', async () => {
    const { userId } = await createOperator();
    const shop = await createTenant();
    const session = await database().session.create({
      data: {
        tenantId: shop.id,
        userId,
        assuranceLevel: 2,
        accessExpiresAt: new Date(Date.now() + 60_000),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    await expect(enter(session.id)).rejects.toThrow(/permission denied/);
  });

  it('stays shut from the moment on in which somebody is no operator any more', async () => {
    const { sessionId, userId } = await createOperator();
    await database().tenantUser.deleteMany({ where: { userId } });
    await expect(enter(sessionId)).rejects.toThrow(/permission denied/);
    await expect(enter(randomUUID())).rejects.toThrow(/permission denied/);
    await expect(enter('')).rejects.toThrow(/permission denied/);
  });

  it('is not left open for the next transaction', async () => {
    const { sessionId } = await createOperator();
    await enter(sessionId);
    const [row] = await platformDb().$queryRaw<
      { who: string | null }[]
    >`SELECT operator_of_session()::text AS who`;
    expect(row?.who).toBeNull();
  });

  it('does not exist in a shop’s scope, even with an operator’s session', async () => {
    const { sessionId } = await createOperator();
    const shop = await createTenant();
    for (const call of ['operator_of_session()', 'operator_required()', 'platform_tenant()']) {
      const calling = tenantDb(shop.id, async (db) => {
        await db.$queryRaw`SELECT set_config('makerfront.operator_session', ${sessionId}, true)`;
        return db.$queryRawUnsafe(`SELECT ${call}::text`);
      });
      await expect(calling, call).rejects.toThrow(/permission denied/);
    }
  });
});

describe('the role of operators', () => {
  it('is nobody’s in a shop, and the platform has no owners', async () => {
    const { userId, platformId } = await createOperator();
    const shop = await createTenant();
    const add = (tenantId: string, role: string) =>
      database().tenantUser.create({ data: { tenantId, userId, role } });
    await expect(add(shop.id, 'operator')).rejects.toThrow(/operators belong to the platform/);
    await database().tenantUser.deleteMany({ where: { userId } });
    await expect(add(platformId, 'owner')).rejects.toThrow(/operators belong to the platform/);
  });
});
