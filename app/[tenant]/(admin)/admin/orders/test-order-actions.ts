'use server';
import { z } from 'zod';
import { adminAction } from '@/lib/entry/admin-action';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { adminOrdersSentences as say } from '@/lib/messages/en/admin/orders';
import { deleteTestOrder as removeTestOrder } from '@/lib/orders/test-orders/delete-test-order';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Deletes a test order. Renders nothing again: its page leads to the list. */
export const deleteTestOrder = adminAction({
  may: 'orders.delete_test',
  schema: z.object({ order_id: z.uuid().transform(asOrderId) }),
  failureMessage: say.testDeleteFailed,
  handle: async (admin, { order_id: orderId }) => {
    const deleted = await removeTestOrder(admin.tenant.id, { orderId, actorId: admin.userId });
    if (deleted.ok) {
      return ok(null);
    }
    switch (deleted.error) {
      case 'busy':
        return refused(say.testBusy);
      case 'denied':
        return refused(messages.auth.accessDenied);
      case 'gone':
        return refused(say.testGone);
    }
  },
});
