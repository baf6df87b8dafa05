import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from './factories';

/** The one shop of an empty database in which nobody has tried anything yet. */
export async function freshShop(): Promise<Tenant> {
  await resetDatabase();
  await database().$executeRaw`TRUNCATE rate_limits`;
  return createTenant();
}
