import { beforeEach, expect, it } from 'vitest';
import { asOrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createTeamOrder } from '@/lib/testing/rows/teams/team-orders';
import { findOrderRoster } from './order-roster.queries';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

it('finds the roster of a line, and null for a line without one', async () => {
  const { orderId, itemIds } = await createTeamOrder(tenant.id, [
    { people: [['Ada', '007', 'S']], productSku: 'JER-1' },
    { productName: 'Socks' },
  ]);
  const [itemId = '', socks = ''] = itemIds;
  expect(await findOrderRoster(tenant.id, { orderId, itemId })).toMatchObject({
    sku: 'JER-1',
    roster: { rows: [['Ada', '007', 'S', '']] },
  });
  expect(await findOrderRoster(tenant.id, { orderId, itemId: socks })).toBeNull();
});

it('finds nothing of another order or shop, and nothing for an invalid id', async () => {
  const own = await createTeamOrder(tenant.id, [{ people: [['Ada', '7', 'S']] }]);
  const theirs = await createTeamOrder((await createTenant()).id, [{ people: [['Eve', '7', 'S']] }]);
  const [ownItem = '', theirItem = ''] = [own.itemIds[0], theirs.itemIds[0]];
  for (const [orderId, itemId] of [
    [theirs.orderId, theirItem],
    [own.orderId, theirItem],
    [theirs.orderId, ownItem],
    [asOrderId('nonsense'), ownItem],
    [own.orderId, "' OR 1=1"],
  ] as const) {
    expect(await findOrderRoster(tenant.id, { orderId, itemId })).toBeNull();
  }
});
