import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Saves a customer's name. */
export async function renameCustomer(tenantId: TenantId, customerId: string, name: string): Promise<void> {
  await tenantStatement(tenantId, (db) =>
    db.customer.updateMany({ where: { tenantId, id: customerId }, data: { name } }),
  );
}
