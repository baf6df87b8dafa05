import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { type Cents, cents, sumCents } from '@/lib/money/cents';

/** What was captured for an order, and what of it goes back by refunds that are completed or in progress. */
export async function readTakenMoney(
  db: Database,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<{ paid: Cents; returned: Cents }> {
  const payments = await db.payment.findMany({
    where: { tenantId, orderId, status: 'captured' },
    select: {
      amountCents: true,
      refunds: { where: { status: { not: 'failed' } }, select: { amountCents: true } },
    },
  });
  return {
    paid: sumCents(payments.map(({ amountCents }) => cents(amountCents))),
    returned: sumCents(
      payments.flatMap(({ refunds }) => refunds.map(({ amountCents }) => cents(amountCents))),
    ),
  };
}
