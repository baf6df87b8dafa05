import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** The payment that a message points at; null if the shop has no such payment. */
export const findHintedPayment = (
  tenantId: TenantId,
  hint: { paypalOrderId: string } | { paypalCaptureId: string },
) =>
  tenantDb(tenantId, async (db) => {
    const row = await db.payment.findFirst({
      where: { tenantId, ...hint },
      select: {
        id: true,
        orderId: true,
        status: true,
        paypalOrderId: true,
        paypalCaptureId: true,
        paypalClientId: true,
        paypalMerchantId: true,
        paypalFeeCents: true,
        declinedAt: true,
      },
    });
    const paypalOrderId = row?.paypalOrderId ?? null;
    return row && paypalOrderId !== null ? { ...row, paypalOrderId } : null;
  });

export type HintedPayment = NonNullable<Awaited<ReturnType<typeof findHintedPayment>>>;
