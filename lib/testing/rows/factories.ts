// Rows for tests, each believable and different from the last. What a test is about, it names itself.
import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantByKey } from '@/lib/tenants/tenants.queries';

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** A shop, as the queries answer it. */
export async function createTenant(data: Partial<Prisma.TenantUncheckedCreateInput> = {}): Promise<Tenant> {
  const slug = `shop-${next()}-${randomUUID().slice(0, 8)}`;
  const row = await database().tenant.create({ data: { name: 'Test Shop', slug, ...data } });
  const tenant = await findTenantByKey(row.slug);
  if (tenant === null) {
    throw new Error('The tenant that was just made is not there');
  }
  return tenant;
}

export const createCategory = (tenantId: string, data: Partial<Prisma.CategoryUncheckedCreateInput> = {}) =>
  database().category.create({ data: { tenantId, name: 'Mugs', displayOrder: next(), ...data } });

export const createProduct = (tenantId: string, data: Partial<Prisma.ProductUncheckedCreateInput> = {}) =>
  database().product.create({
    data: { tenantId, name: 'Harvest Mug', sku: `MUG-${next()}`, priceCents: 2_800, ...data },
  });
