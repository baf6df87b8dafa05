import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { PaymentMethod } from '@/lib/orders/payment-method';
import type { AttemptStatus } from '@/lib/orders/status/status';
import { readAttemptStatus, readPaymentMethod } from '@/lib/orders/status/stored-status';
import { OPEN_REFUND_STATUSES } from '../refund-status';

const columns = {
  id: true,
  orderId: true,
  status: true,
  method: true,
  amountCents: true,
  platformFeeCents: true,
  feeCollection: true,
  partnerFeeCents: true,
  refundedCents: true,
  paypalCaptureId: true,
} satisfies Prisma.PaymentSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof columns }>;
export type LockedPayment = Omit<PaymentRow, 'status' | 'method'> & {
  status: AttemptStatus;
  method: PaymentMethod;
};

/**
 * Reads a payment and locks it until the transaction ends; null if the shop has no such payment. Whoever changes the
 * refunds of a payment takes this lock first, so that their sum stays correct.
 */
export async function lockPayment(
  db: Database,
  tenantId: TenantId,
  key: { id: string } | { paypalCaptureId: string },
): Promise<LockedPayment | null> {
  const isIt =
    'id' in key ? Prisma.sql`id = ${key.id}::uuid` : Prisma.sql`paypal_capture_id = ${key.paypalCaptureId}`;
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM payments WHERE tenant_id = ${tenantId}::uuid AND ${isIt} FOR NO KEY UPDATE`;
  if (row === undefined) {
    return null;
  }
  const payment = await db.payment.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: row.id } },
    select: columns,
  });
  return {
    ...payment,
    status: readAttemptStatus(payment.status),
    method: readPaymentMethod(payment.method),
  };
}

/** The sum of the refunds in progress, without the completed ones. */
export async function sumOpenRefunds(db: Database, tenantId: TenantId, paymentId: string): Promise<number> {
  const { _sum } = await db.refund.aggregate({
    where: { tenantId, paymentId, status: { in: [...OPEN_REFUND_STATUSES] } },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0;
}
