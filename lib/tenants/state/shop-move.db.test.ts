import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { operatorDb } from '@/lib/db/operator-db';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { moveShop, moveShopAsOperator } from './move-shop.commands';
import { SHOP_STATES, type ShopState } from './shop-state';

let shop: Tenant;
let ownerId: string;
beforeEach(async () => {
  await resetDatabase();
  shop = await createTenant();
  await put('draft');
  ({ userId: ownerId } = await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } }));
});

const put = (state: ShopState) => database().tenant.update({ where: { id: shop.id }, data: { state } });
const stateNow = async () => (await database().tenant.findUniqueOrThrow({ where: { id: shop.id } })).state;
const move = (seen: ShopState, to: ShopState, actorId = ownerId) =>
  moveShop(shop.id, actorId, { seen, to, reason: 'Kiln broke', message: 'Back soon.', backOn: null });

const OF_OWNERS: readonly `${ShopState} ${ShopState}`[] = [
  'draft live',
  'draft closed',
  'live paused',
  'live closed',
  'paused paused',
  'paused live',
  'paused closed',
  'closed paused',
];
const OF_OPERATORS: readonly `${ShopState} ${ShopState}`[] = [
  'draft suspended',
  'live suspended',
  'paused suspended',
  'suspended draft',
  'suspended live',
  'suspended paused',
  'suspended closed',
  'draft closed',
  'live closed',
  'paused closed',
  'closed paused',
];
const PAIRS = SHOP_STATES.flatMap((from) => SHOP_STATES.map((to) => [from, to] as const));

describe('a shop moves', () => {
  it.each(PAIRS)('by its owner from %s to %s where that is theirs to do', async (from, to) => {
    await put(from);
    const isAllowed = OF_OWNERS.includes(`${from} ${to}`);
    expect(await move(from, to)).toEqual(
      isAllowed ? { ok: true, value: null } : { ok: false, error: 'not_from_here' },
    );
    expect(await stateNow()).toBe(isAllowed ? to : from);
  });

  it.each(PAIRS)('by an operator from %s to %s where that is theirs to do', async (from, to) => {
    await put(from);
    const { sessionId } = await createOperator();
    const isAllowed = OF_OPERATORS.includes(`${from} ${to}`);
    expect(
      await moveShopAsOperator({ sessionId }, shop.id, { seen: from, to, reason: 'Abuse', message: '' }),
    ).toEqual(isAllowed ? { ok: true, value: null } : { ok: false, error: 'not_from_here' });
    expect(await stateNow()).toBe(isAllowed ? to : from);
  });

  it('and keeps who did it and why, also in the shop’s own log', async () => {
    await move('draft', 'live');
    const { sessionId, userId } = await createOperator();
    await moveShopAsOperator({ sessionId }, shop.id, {
      seen: 'live',
      to: 'suspended',
      reason: 'Stolen pictures',
      message: '',
    });
    expect(
      await database().tenantStateChange.findMany({
        orderBy: { createdAt: 'asc' },
        select: { fromState: true, toState: true, actorId: true, actorKind: true, reason: true },
      }),
    ).toEqual([
      { fromState: 'draft', toState: 'live', actorId: ownerId, actorKind: 'owner', reason: 'Kiln broke' },
      {
        fromState: 'live',
        toState: 'suspended',
        actorId: userId,
        actorKind: 'operator',
        reason: 'Stolen pictures',
      },
    ]);
    expect(await database().auditEvent.count({ where: { kind: 'shop.state_changed' } })).toBe(2);
  });

  it('for nobody else', async () => {
    const { userId, sessionId } = await createOperator();
    expect(await move('draft', 'live', userId)).toEqual({ ok: false, error: 'denied' });
    await database().session.deleteMany();
    await expect(
      moveShopAsOperator({ sessionId }, shop.id, { seen: 'draft', to: 'suspended', reason: '', message: '' }),
    ).rejects.toThrow(/permission denied/);
    await expect(operatorDb({ sessionId }, (db) => db.tenant.count())).rejects.toThrow();
    expect(await stateNow()).toBe('draft');
  });

  it('once, when two press at once, and not from a state that it has left', async () => {
    const both = await Promise.all([move('draft', 'live'), move('draft', 'live')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await move('draft', 'live')).toEqual({ ok: false, error: 'moved_on' });
  });

  it('back to life by its owner only if it was its owner who closed it', async () => {
    await put('live');
    const { sessionId } = await createOperator();
    await moveShopAsOperator({ sessionId }, shop.id, {
      seen: 'live',
      to: 'closed',
      reason: 'Fraud',
      message: '',
    });
    expect(await move('closed', 'paused')).toEqual({ ok: false, error: 'not_from_here' });
  });
});
