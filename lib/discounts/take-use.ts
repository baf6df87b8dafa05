// Takes a use of a code for an order, in the transaction that places the order.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { DiscountCode } from './discount-code';
import { type CodeAsker, countUses } from './discounts.queries';

/** The code was changed, or its last use was taken, after the order was priced: price it again. */
export class DiscountChangedError extends Error {
  override readonly name = 'DiscountChangedError';
}

/**
 * Locks a code with a limit until the transaction ends, so that its uses are counted one order at a time: the last use is
 * taken once. Throws DiscountChangedError if it may not be used any more.
 */
export async function lockUse(
  db: Database,
  tenantId: TenantId,
  { id, version, mostUses, mostUsesEach }: DiscountCode,
  asker: CodeAsker,
): Promise<void> {
  if (mostUses === null && mostUsesEach === null) {
    return;
  }
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM discount_codes WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND version = ${version}
    FOR NO KEY UPDATE`;
  if (rows.length === 0) {
    throw new DiscountChangedError();
  }
  const uses = await countUses(db, tenantId, { id, mostUses }, asker);
  if (
    (mostUses !== null && uses.all >= mostUses) ||
    (mostUsesEach !== null && (asker.email === null || uses.mine >= mostUsesEach))
  ) {
    throw new DiscountChangedError();
  }
}

/**
 * The statement that keeps the use of an order, and the code from being changed until the transaction ends. If the code was changed since
 * the order was priced, the use has no code, which its column refuses (`isRawNullViolation`): then the order must not be placed.
 */
export const insertUse = (
  tenantId: TenantId,
  { id, version }: Pick<DiscountCode, 'id' | 'version'>,
  { orderId, email }: { orderId: OrderId; email: string | null },
): Prisma.Sql => Prisma.sql`
  INSERT INTO discount_redemptions (tenant_id, order_id, code_id, email)
  SELECT ${tenantId}::uuid, ${orderId}::uuid, (SELECT id FROM discount_codes
    WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND version = ${version} FOR SHARE), ${email}::text`;
