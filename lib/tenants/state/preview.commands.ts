import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Gives a shop's preview another link. Whoever holds the one before sees nothing of a draft any more. */
export const renewPreview = (tenantId: TenantId): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    await db.tenant.update({ where: { id: tenantId }, data: { previewVersion: { increment: 1 } } });
    await recordChange(db, tenantId, { kind: 'tenant' });
  });
