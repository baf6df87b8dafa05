import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { allowanceOf, type RefundAllowance } from './refund-allowance';

/**
 * What somebody with a limit may still give back of an order. What PayPal took back from the shop does not count, nor
 * does money that should never have come and went back by itself.
 */
export async function readAllowance(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<RefundAllowance> {
  const { refundLimitCents } = await db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: { refundLimitCents: true },
  });
  const { _sum } = await db.refund.aggregate({
    where: { tenantId, orderId, kind: 'refund', status: { not: 'failed' }, reasonCode: null },
    _sum: { amountCents: true },
  });
  const limit = refundLimitCents === null ? null : cents(refundLimitCents);
  return allowanceOf(limit, cents(_sum.amountCents ?? 0));
}

/** The same for a page, which shows it; asking for a refund asks again. */
export const getRefundAllowance = (tenantId: TenantId, orderId: OrderId): Promise<RefundAllowance> =>
  tenantDb(tenantId, (db) => readAllowance(db, tenantId, orderId));
