import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Gives a copy of a product the same products beside it, in the transaction that makes it. */
export async function copyRelated(
  db: Database,
  tenantId: TenantId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rows = await db.relatedProduct.findMany({ where: { tenantId, productId: from } });
  await db.relatedProduct.createMany({ data: rows.map((row) => ({ ...row, productId: to })) });
}
