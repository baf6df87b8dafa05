import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { storeLinksAt } from './hosts/address-of-now';
import { isSlug } from './hosts/hostname';
import { readTenantKey } from './hosts/tenant-key';
import { findShopOfDomain } from './shop-of-domain.queries';
import { readShopState } from './state/shop-state';

async function findFormer(slug: string) {
  if (!isSlug(slug)) {
    return null;
  }
  // Across tenants, because the question is which shop it was.
  const former = await platformDb().formerSlug.findUnique({
    where: { slug },
    select: { tenant: { select: { id: true, slug: true, customDomain: true, state: true } } },
  });
  return former?.tenant ?? null;
}

/**
 * The origin of the shop whose address this tenant key was, or one of whose domains it is that lead to the main one; null
 * if it is none's. Says of a draft or a closed shop only to its people where it is.
 */
export async function findMovedTo(
  key: string,
): Promise<{ tenantId: TenantId; origin: string | null } | null> {
  const { host, door } = readTenantKey(key);
  const found = host.includes('.') ? await findShopOfDomain(host) : await findFormer(host);
  if (found === null) {
    return null;
  }
  const { id, state, ...store } = found;
  const isHidden = ['draft', 'closed'].includes(readShopState(state)) && door.kind !== 'staff';
  return {
    tenantId: id,
    // A domain leads to the main one even where links are not made of it (`storeUrl`).
    origin: isHidden
      ? null
      : new URL(storeLinksAt(store, host.includes('.') ? store.customDomain : null)('/')).origin,
  };
}

/** The same origin, cached: of a former address until the shop is saved, of any other host for a minute. */
export async function getMovedTo(key: string): Promise<string | null> {
  'use cache';
  const moved = await findMovedTo(key);
  if (moved === null) {
    cacheLife('unknownHost');
    cacheTag(tags.unknownHosts);
    return null;
  }
  cacheLife('tenant');
  cacheTag(tags.tenant(moved.tenantId));
  return moved.origin;
}
