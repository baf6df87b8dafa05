'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { stockBackSentences } from '@/lib/messages/en/admin/products/stock';
import { changeOrderStatus } from '@/lib/orders/change-order-status';
import { noteSeen } from '@/lib/orders/list/order-news.commands';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import { noteInput } from '@/lib/orders/notes/note-input';
import { saveInternalNote } from '@/lib/orders/notes/save-internal-note';
import { piecesBackInput, reasonInput } from '@/lib/orders/refunds/refund-input';
import { LONGEST_REASON } from '@/lib/orders/refunds/refund-view';
import { ORDER_STATUSES } from '@/lib/orders/status/status';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const status = z.enum(ORDER_STATUSES);

export const moveOrder = adminAction({
  may: 'orders.edit',
  schema: z.object({
    order_id: z.uuid().transform(asOrderId),
    from: status,
    to: status,
    back: piecesBackInput.optional(),
    /** Of a cancellation; left out by a page of the previous release. */
    reason: reasonInput.optional(),
  }),
  fieldMessage: (path) =>
    path === 'reason' ? messages.refund.reasonTooLong(LONGEST_REASON) : messages.order.failed,
  failureMessage: messages.order.failed,
  handle: async (admin, { order_id: orderId, from, to, back = [], reason = '' }) => {
    const moved = await changeOrderStatus(admin.tenant.id, {
      ...{ orderId, from, to },
      actorName: actorNameOf(admin),
      back: back.map(({ variant_id: variantId, pieces }) => ({ variantId, pieces })),
      reason,
    });
    if (moved.ok) {
      after(() => deliverOrderMails(admin.tenant.id, orderId));
      refresh();
      return ok(moved.value);
    }
    if (moved.error.code === 'order_not_found') {
      return refused(messages.order.notFound);
    }
    refresh();
    return refused(
      moved.error.code === 'stock_back_changed' ? stockBackSentences.changed : messages.order.moveRefused,
    );
  },
});

export const saveNote = adminAction({
  may: 'orders.edit',
  schema: noteInput,
  fieldMessage: (path) =>
    path === 'note' ? messages.order.noteTooLong(LONGEST_NOTE) : messages.order.failed,
  failureMessage: messages.order.failed,
  handle: async (admin, { order_id: orderId, started_from: startedFrom, note }) => {
    const saved = await saveInternalNote(admin.tenant.id, { orderId, startedFrom, note });
    if (saved.ok) {
      refresh();
      return ok({ isSaved: true, note: saved.value });
    }
    return saved.error.code === 'order_not_found'
      ? refused(messages.order.notFound)
      : ok({ isSaved: false, note: saved.error.note });
  },
});

/** Marks a paid order as seen. Renders nothing again, because the person is looking at the order. */
export const markOrderSeen = adminAction({
  may: 'orders.edit',
  schema: z.object({ order_id: z.uuid().transform(asOrderId) }),
  failureMessage: messages.order.seenFailed,
  handle: async ({ tenant }, { order_id: orderId }) => {
    await noteSeen(tenant.id, orderId);
    return ok(null);
  },
});
