import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { storeLinksAt } from './hosts/address-of-now';
import { isSlug } from './hosts/hostname';
import { readTenantKey } from './hosts/tenant-key';
import { readShopState } from './state/shop-state';

/**
 * The origin of the shop whose address this tenant key was; null if it was none's. Says of a draft or a closed shop only
 * to its people where it is.
 */
export async function findMovedTo(
  key: string,
): Promise<{ tenantId: TenantId; origin: string | null } | null> {
  const { host, door } = readTenantKey(key);
  if (!isSlug(host)) {
    return null;
  }
  // Across tenants, because the question is which shop it was.
  const former = await platformDb().formerSlug.findUnique({
    where: { slug: host },
    select: { tenant: { select: { id: true, slug: true, customDomain: true, state: true } } },
  });
  if (!former?.tenant) {
    return null;
  }
  const { id, state, ...store } = former.tenant;
  const isHidden = ['draft', 'closed'].includes(readShopState(state)) && door.kind !== 'staff';
  return {
    tenantId: id,
    origin: isHidden ? null : new URL(storeLinksAt(store, null)('/')).origin,
  };
}

/** The same origin, cached: of a former address until the shop is saved, of any other host for a minute. */
export async function getMovedTo(key: string): Promise<string | null> {
  'use cache';
  const moved = await findMovedTo(key);
  if (moved === null) {
    cacheLife('unknownHost');
    return null;
  }
  cacheLife('tenant');
  cacheTag(tags.tenant(moved.tenantId));
  return moved.origin;
}
