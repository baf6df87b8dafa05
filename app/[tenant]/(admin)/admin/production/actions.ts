'use server';
import { z } from 'zod';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/auth/admin-action';
import { done, refused } from '@/lib/auth/outcome';
import { messages } from '@/lib/messages';
import { changeTicks, type TickError } from '@/lib/production/made-pieces.commands';
import { MOST_ROWS } from '@/lib/rosters/roster-table';

const sentences: Record<TickError, string> = {
  item_not_found: messages.production.itemGone,
  row_not_found: messages.production.rowGone,
  not_in_production: messages.production.notInProduction,
};

/**
 * Ticks rows of an order's line off, or takes the ticks back. Nothing is drawn anew: the page knows what it asked
 * for, and others hear of it when they ask.
 */
export const tickPieces = adminAction({
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
    return changed.ok ? done(changed.value) : refused(sentences[changed.error]);
  },
});
