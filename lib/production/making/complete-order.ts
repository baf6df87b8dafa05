// Completes an order from the production view: with one click, which can be undone until the mail is sent.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { moveOrder } from '@/lib/orders/change-order-status';
import { recordEvent } from '@/lib/orders/events/order-events.commands';
import { readOrderStatuses } from '@/lib/orders/status/stored-status';
import { FUNDED_STATUSES } from '@/lib/production/in-production';
import { err, ok, type Result } from '@/lib/result';
import { UNDO_LIFE } from './undo-life';

export type Completion = {
  orderId: OrderId;
  /** The person who does it, as the order's timeline names them. */
  actorName: string;
};

export type CompletionError = 'order_not_found' | 'moved_on';

/**
 * Completes a paid order, even if nobody has started it; its mail waits until the completion can no longer be undone.
 * Idempotent.
 */
export const completeOrder = (
  tenantId: TenantId,
  { orderId, actorName }: Completion,
): Promise<Result<null, CompletionError>> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.order.findUnique({
      where: { tenantId_id: { tenantId, id: orderId } },
      select: { status: true, paymentStatus: true },
    });
    if (row === null) {
      return err('order_not_found');
    }
    const { status, paymentStatus } = readOrderStatuses(row);
    if (status === 'completed') {
      return ok(null);
    }
    if (!FUNDED_STATUSES.some((funded) => funded === paymentStatus)) {
      return err('moved_on');
    }
    if (status === 'pending') {
      await moveOrder(db, tenantId, { orderId, from: 'pending', to: 'processing', actorName });
    }
    const mailNotBefore = new Date(Date.now() + UNDO_LIFE);
    const moved = await moveOrder(db, tenantId, {
      orderId,
      from: 'processing',
      to: 'completed',
      actorName,
      mailNotBefore,
    });
    return moved.ok ? ok(null) : err(moved.error.code);
  });

/**
 * Undoes a completion while its mail waits, and deletes the mail; `too_late` once the mail may have been sent. This
 * change is not in the table of statuses (docs/decisions/0079), and has an event of its own.
 */
export const undoCompletion = (
  tenantId: TenantId,
  { orderId, actorName }: Completion,
): Promise<Result<null, 'too_late'>> =>
  tenantDb(tenantId, async (db) => {
    // Race: the sender first moves `nextAttemptAt` on, so either the sender or this delete finds the row.
    const { count: mails } = await db.outboxMail.deleteMany({
      where: {
        tenantId,
        orderId,
        kind: 'order_completed',
        attempts: 0,
        sentAt: null,
        nextAttemptAt: { gt: new Date() },
      },
    });
    if (mails === 0) {
      return err('too_late');
    }
    const { count } = await db.order.updateMany({
      where: { tenantId, id: orderId, status: 'completed' },
      data: { status: 'processing' },
    });
    if (count === 1) {
      await recordEvent(db, tenantId, orderId, { kind: 'order.completion_undone', actorName });
    }
    return ok(null);
  });
