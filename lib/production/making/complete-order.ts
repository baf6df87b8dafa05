// Completing an order from the production view: one press, which can be taken back as long as nobody was told.
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
  /** Who does it, as the order's timeline names them. */
  actorName: string;
};

export type CompletionError = 'order_not_found' | 'moved_on';

/**
 * Completes an order that is paid for, also one that nobody has begun; its mail waits until it can no longer be taken
 * back. An order that is completed already is fine.
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
 * Takes a completion back whose mail still waits, and the mail with it: `too_late` once it may have left. The one move
 * that the table of statuses does not have (docs/decisions/0079), with an event of its own.
 */
export const undoCompletion = (
  tenantId: TenantId,
  { orderId, actorName }: Completion,
): Promise<Result<null, 'too_late'>> =>
  tenantDb(tenantId, async (db) => {
    // Whoever sends it moves its moment on first: of the two, one finds the row as it was.
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
