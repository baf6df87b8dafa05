'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { messages } from '@/lib/messages';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { markPaid } from '@/lib/orders/mark-paid/mark-paid';
import { isNoteMissing, markPaidInput } from '@/lib/orders/mark-paid/mark-paid-input';
import { LONGEST_PAYMENT_NOTE } from '@/lib/orders/payment-method';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';

/** Marks an unpaid order as paid outside of PayPal. */
export const markOrderPaid = adminAction({
  may: 'orders.mark_paid',
  schema: markPaidInput,
  fieldMessage: (path, input) =>
    path !== 'note'
      ? messages.order.failed
      : isNoteMissing(input)
        ? messages.order.noteMissing
        : messages.order.noteTooLong(LONGEST_PAYMENT_NOTE),
  failureMessage: messages.order.failed,
  handle: async (admin, { order_id: orderId, method, note }) => {
    const { tenant } = admin;
    const marked = await markPaid(tenant.id, { orderId, method, note, actorName: actorNameOf(admin) });
    if (marked.ok) {
      after(() => deliverOrderMails(tenant.id, orderId));
      after(() => storeOrderFiles(tenant.id, orderId));
      refresh();
      return ok(marked.value);
    }
    if (marked.error === 'order_not_found') {
      return refused(messages.order.notFound);
    }
    refresh();
    return refused(messages.order.markPaidRefused[marked.error]);
  },
});
