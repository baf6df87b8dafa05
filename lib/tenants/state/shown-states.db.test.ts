import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { tenantKeyAt } from '../hosts/tenant-key';
import type { Tenant } from '../tenant';
import { findTenantByKey } from '../tenants.queries';
import { renewPreview } from './preview.commands';
import { previewKeyOf } from './preview-key';
import { SHOP_STATES, type ShopState } from './shop-state';

let shop: Tenant;
beforeEach(async () => {
  await resetDatabase();
  shop = await createTenant();
});

const put = async (state: ShopState): Promise<Tenant> => {
  await database().tenant.update({ where: { id: shop.id }, data: { state } });
  return { ...shop, state };
};
const isSeen = async (door: Parameters<typeof tenantKeyAt>[1], host = shop.slug) =>
  (await findTenantByKey(tenantKeyAt(host, door))) !== null;

describe('a shop', () => {
  it.each(SHOP_STATES)('that is %s is found through the doors that it has', async (state) => {
    await put(state);
    const isPublic = state === 'live' || state === 'paused' || state === 'suspended';
    expect(await isSeen({ kind: 'public' })).toBe(isPublic);
    expect(await isSeen({ kind: 'staff' })).toBe(true);
    expect(await isSeen({ kind: 'preview', key: previewKeyOf(shop) })).toBe(isPublic || state === 'draft');
    expect(await isSeen({ kind: 'preview', key: 'x'.repeat(43) })).toBe(isPublic);
  });

  it('that is a draft is shown by its own, latest preview link', async () => {
    await put('draft');
    const key = previewKeyOf(shop);
    const other = await createTenant();
    expect(await isSeen({ kind: 'preview', key: previewKeyOf(other) })).toBe(false);
    expect(await isSeen({ kind: 'preview', key })).toBe(true);
    await renewPreview(shop.id);
    expect(await isSeen({ kind: 'preview', key })).toBe(false);
    const { previewVersion } = await database().tenant.findUniqueOrThrow({ where: { id: shop.id } });
    expect(await isSeen({ kind: 'preview', key: previewKeyOf({ id: shop.id, previewVersion }) })).toBe(true);
  });
});
