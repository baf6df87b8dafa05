// Takes a use of a code for an order, in the transaction that places the order.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { DiscountCode } from './discount-code';
import { type CodeAsker, countUses } from './discounts.queries';

/** The code was changed, or its last use was taken, after the order was priced: price it again. */
export class DiscountChangedError extends Error {
  override readonly name = 'DiscountChangedError';
}

/**
 * Locks the code until the transaction ends, so that its uses are counted one order at a time: the last use is taken once.
 * A code without a limit is only kept from being changed. Throws DiscountChangedError if it may not be used any more.
 */
export async function lockUse(
  db: Database,
  tenantId: TenantId,
  { id, version, mostUses, mostUsesEach }: DiscountCode,
  asker: CodeAsker,
): Promise<void> {
  const isCounted = mostUses !== null || mostUsesEach !== null;
  const rows = isCounted
    ? await db.$queryRaw<unknown[]>`
        SELECT 1 FROM discount_codes WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND version = ${version}
        FOR NO KEY UPDATE`
    : await db.$queryRaw<unknown[]>`
        SELECT 1 FROM discount_codes WHERE tenant_id = ${tenantId}::uuid AND id = ${id}::uuid AND version = ${version}
        FOR SHARE`;
  if (rows.length === 0) {
    throw new DiscountChangedError();
  }
  if (!isCounted) {
    return;
  }
  const uses = await countUses(db, tenantId, { id, mostUses }, asker);
  if (
    (mostUses !== null && uses.all >= mostUses) ||
    (mostUsesEach !== null && (asker.email === null || uses.mine >= mostUsesEach))
  ) {
    throw new DiscountChangedError();
  }
}

/** Keeps the use of an order that has just been inserted. */
export async function keepUse(
  db: Database,
  tenantId: TenantId,
  { orderId, codeId, email }: { orderId: OrderId; codeId: string; email: string | null },
): Promise<void> {
  await db.discountRedemption.create({
    data: { tenantId, orderId, codeId, email },
    select: { orderId: true },
  });
}
