import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { SenderAddress } from './sender-address';

/** Where the shop sends from; null if it has not said so. */
export async function findSender(tenantId: TenantId): Promise<SenderAddress | null> {
  const row = await tenantDb(tenantId, (db) => db.senderAddress.findUnique({ where: { tenantId } }));
  if (row === null) {
    return null;
  }
  const { tenantId: _own, addressLine2: address2, ...address } = row;
  return { ...address, address2 };
}
