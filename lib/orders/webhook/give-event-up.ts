import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { raiseAlert } from '../alerts/order-alerts.commands';
import { readApprovalHint, readCaptureHint, readRefundHint } from './event-resources';

type LostEvent = { id: string; eventType: string; payload: unknown };

/**
 * Alerts the shop about a message of PayPal that is no longer retried, in the transaction that gives it up. No alert
 * for a message without a known order, such as one of another program with the same account.
 */
export async function giveEventUp(
  db: Database,
  tenantId: TenantId,
  { id, eventType, payload }: LostEvent,
): Promise<void> {
  const resource =
    payload !== null && typeof payload === 'object' && 'resource' in payload && payload.resource;
  const capture = readCaptureHint(resource);
  const refund = readRefundHint(resource);
  const ids = [
    readApprovalHint(resource),
    capture?.captureId,
    capture?.paypalOrderId,
    refund?.captureId,
  ].flatMap((one) => one ?? []);
  const payment = await db.payment.findFirst({
    where: { tenantId, OR: [{ paypalOrderId: { in: ids } }, { paypalCaptureId: { in: ids } }] },
    select: { orderId: true, paypalOrderId: true, paypalCaptureId: true },
  });
  const named = capture?.reference?.tenantId === tenantId ? capture.reference.orderId : null;
  const orderId = payment?.orderId ?? named;
  if (orderId === null || (await db.order.count({ where: { tenantId, id: orderId } })) === 0) {
    return;
  }
  // Only ids from our rows, because nobody has confirmed those in the message.
  const detail = {
    eventType,
    paypalOrderId: payment?.paypalOrderId ?? null,
    paypalCaptureId: payment?.paypalCaptureId ?? null,
  };
  await raiseAlert(db, tenantId, { orderId, kind: 'message_lost', subject: id, detail });
}
