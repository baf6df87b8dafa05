'use server';
import { z } from 'zod';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { refused } from '@/lib/outcome';
import { completeOrder, undoCompletion } from '@/lib/production/making/complete-order';
import { changeTicks, type TickError } from '@/lib/production/making/made-pieces.commands';
import { ok } from '@/lib/result';
import { MOST_ROWS } from '@/lib/rosters/roster-table';

const sentences: Record<TickError, string> = {
  item_not_found: messages.production.itemGone,
  row_not_found: messages.production.rowGone,
  not_in_production: messages.production.notInProduction,
};

/**
 * Ticks or unticks rows of an order's line. Renders nothing again: the page knows its own change, and other pages ask
 * for changes.
 */
export const tickPieces = adminAction({
  may: 'production.edit',
  schema: z.object({
    order_item_id: z.uuid(),
    rows: z
      .array(
        z
          .int()
          .min(0)
          .max(MOST_ROWS - 1),
      )
      .min(1)
      .max(MOST_ROWS),
    is_made: z.boolean(),
  }),
  fieldMessage: () => messages.production.tickFailed,
  failureMessage: messages.production.tickFailed,
  handle: async (admin, { order_item_id: orderItemId, rows, is_made: isMade }) => {
    const madeBy = actorNameOf(admin);
    const changed = await changeTicks(admin.tenant.id, { orderItemId, rows, isMade, madeBy });
    return changed.ok ? ok(changed.value) : refused(sentences[changed.error]);
  },
});

const completion = z.object({ order_id: z.uuid().transform(asOrderId) });

/** Completes an order, and delays its mail for as long as the completion can be undone. Renders nothing again. */
export const completeMadeOrder = adminAction({
  may: 'production.edit',
  schema: completion,
  failureMessage: messages.production.completeFailed,
  handle: async (admin, { order_id: orderId }) => {
    const completed = await completeOrder(admin.tenant.id, { orderId, actorName: actorNameOf(admin) });
    if (completed.ok) {
      return ok(null);
    }
    return refused(
      completed.error === 'order_not_found'
        ? messages.production.itemGone
        : messages.production.completeRefused,
    );
  },
});

/** Undoes a completion, unless the mail has been sent. */
export const undoOrderCompletion = adminAction({
  may: 'production.edit',
  schema: completion,
  failureMessage: messages.production.undoFailed,
  handle: async (admin, { order_id: orderId }) => {
    const undone = await undoCompletion(admin.tenant.id, { orderId, actorName: actorNameOf(admin) });
    return undone.ok ? ok(null) : refused(messages.production.undoLate);
  },
});
