import type { Prisma } from '@/lib/db/generated/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from './factories';

/** Empties the database and makes one shop. */
export async function freshTenant(data: Partial<Prisma.TenantUncheckedCreateInput> = {}): Promise<Tenant> {
  await resetDatabase();
  return createTenant(data);
}

/** Empties the database and makes two shops: the one under test, and a neighbour. */
export async function freshTenants(
  data: Partial<Prisma.TenantUncheckedCreateInput> = {},
): Promise<[Tenant, Tenant]> {
  return [await freshTenant(data), await createTenant(data)];
}
