import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Since when a shop is closed; null if it is not. */
export async function closedSince(tenantId: TenantId): Promise<Date | null> {
  const found = await tenantDb(tenantId, (db) =>
    db.tenant.findUnique({ where: { id: tenantId, state: 'closed' }, select: { stateSince: true } }),
  );
  return found?.stateSince ?? null;
}
