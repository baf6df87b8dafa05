import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Whether a customer has a password, or signs in by code only. */
export async function hasPassword(tenantId: TenantId, customerId: string): Promise<boolean> {
  const count = await tenantStatement(tenantId, (db) =>
    db.customer.count({ where: { tenantId, id: customerId, passwordHash: { not: null } } }),
  );
  return count === 1;
}
