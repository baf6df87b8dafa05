// What a product page says about tax. Cached and tagged with the shop; what is charged is read live.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/**
 * The name of the tax that the shop's prices include; empty if there are several names, and null if prices include
 * none. A product that is exempt has none either.
 */
export async function findIncludedTax(tenantId: TenantId, productId: string): Promise<string | null> {
  const { names, exempt } = await findIncluded(tenantId);
  const [name = '', ...others] = names;
  return names.length === 0 || exempt.includes(productId) ? null : others.length === 0 ? name : '';
}

async function findIncluded(tenantId: TenantId): Promise<{ names: string[]; exempt: string[] }> {
  'use cache';
  cacheTag(tags.tenant(tenantId));
  cacheLife('catalog');
  return tenantDb(tenantId, async (db) => {
    const settings = await db.taxSettings.findUnique({ where: { tenantId }, select: { answer: true } });
    if (settings?.answer !== 'included') {
      return { names: [], exempt: [] };
    }
    const rates = await db.taxRate.findMany({
      where: { tenantId },
      distinct: ['name'],
      select: { name: true },
    });
    const exempt = await db.taxExemptProduct.findMany({ where: { tenantId }, select: { productId: true } });
    return { names: rates.map(({ name }) => name), exempt: exempt.map(({ productId }) => productId) };
  });
}
