import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';

const MOST_SHOWN = 6;

export type FeaturedShop = {
  id: TenantId;
  name: string;
  description: string;
  primaryColor: string;
  href: string;
};

/** The open shops that the operator shows on the landing page, by name. At most six. */
export async function findFeaturedShops(): Promise<FeaturedShop[]> {
  // Across tenants: what everybody may see of shops that are open to everybody.
  const rows = await platformDb().tenant.findMany({
    where: { kind: 'shop', state: 'live', isFeatured: true },
    select: { id: true, name: true, description: true, primaryColor: true, slug: true, customDomain: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MOST_SHOWN,
  });
  return rows.map(({ id, slug, customDomain, ...shop }) => ({
    ...shop,
    id,
    href: storeLinksAt({ slug, customDomain }, null)('/'),
  }));
}

/** The same, cached: until one of them is saved or closes, and a new one shows within minutes. */
export async function getFeaturedShops(): Promise<FeaturedShop[]> {
  'use cache';
  cacheLife('landing');
  const shops = await findFeaturedShops();
  for (const { id } of shops) {
    cacheTag(tags.tenant(id));
  }
  return shops;
}
