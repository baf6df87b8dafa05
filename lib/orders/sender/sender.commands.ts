// How an owner changes where the shop sends from. No cached page shows it.
import 'server-only';
import type { z } from 'zod';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { senderInput } from './sender-input';

/** Locks the shop's row, and says which version it has of the address; 0 for none. */
async function lockSender(db: Database, tenantId: TenantId): Promise<number> {
  await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
  const kept = await db.senderAddress.findUnique({ where: { tenantId }, select: { version: true } });
  return kept?.version ?? 0;
}

/** Keeps the address. `changed`: somebody else has changed it since it was opened; nothing is saved. */
export const saveSender = (
  tenantId: TenantId,
  { version, customer, shipping_address: place }: z.output<typeof senderInput>,
): Promise<Result<null, 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    if ((await lockSender(db, tenantId)) !== version) {
      return err('changed');
    }
    const { address, address_line2: addressLine2 = '', city, state, zip, country } = place;
    const data = { ...customer, address, addressLine2, city, state, zip, country, version: version + 1 };
    await db.senderAddress.upsert({
      where: { tenantId },
      create: { tenantId, ...data },
      update: data,
    });
    return ok(null);
  });

/** Removes the address that was opened. */
export const removeSender = (
  tenantId: TenantId,
  { version }: { version: number },
): Promise<Result<null, 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    if ((await lockSender(db, tenantId)) !== version) {
      return err('changed');
    }
    await db.senderAddress.deleteMany({ where: { tenantId } });
    return ok(null);
  });
