// Rows for tests, each plausible and unique. A test sets only the fields that it is about.

import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { createTenant as makeTenant } from '@/lib/tenants/create-tenant';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantByKey } from '@/lib/tenants/tenants.queries';

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** A shop with an owner, as the queries return it. Without a notification address unless `data` has one. */
export async function createTenant(data: Partial<Prisma.TenantUncheckedCreateInput> = {}): Promise<Tenant> {
  const { name = 'Test Shop', slug = `shop-${next()}-${randomUUID().slice(0, 8)}` } = data;
  const { id: ownerId } = await database().user.create({
    data: { email: `owner-${randomUUID()}@example.test`, passwordHash: '' },
  });
  const made = await makeTenant({ name, slug, ownerId }, database());
  if (!made.ok) {
    throw new Error(`No shop ${slug}: ${made.error}`);
  }
  await database().tenant.update({
    where: { id: made.value.id },
    data: { notificationEmail: null, state: 'live', ...data },
  });
  const tenant = await findTenantByKey(slug);
  if (tenant === null) {
    throw new Error('The tenant that was just made is not there');
  }
  return tenant;
}

export const createCategory = (tenantId: TenantId, data: Partial<Prisma.CategoryUncheckedCreateInput> = {}) =>
  database().category.create({ data: { tenantId, name: 'Mugs', displayOrder: next(), ...data } });

export const createProduct = (tenantId: TenantId, data: Partial<Prisma.ProductUncheckedCreateInput> = {}) =>
  database().product.create({
    data: { tenantId, name: 'Harvest Mug', sku: `MUG-${next()}`, priceCents: 2_800, ...data },
  });
