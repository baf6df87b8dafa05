'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { adminAction } from '@/lib/entry/admin-action';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { owePaymentLink } from '@/lib/orders/by-hand/payment-link.commands';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const REFUSALS = {
  order_not_found: messages.order.notFound,
  not_payable: say.linkOver,
  test_order: say.linkIsTest,
} as const;

/** Mails the payment link of an order to its customer again. */
export const sendPaymentLink = adminAction({
  may: 'orders.create',
  schema: z.object({ order_id: z.uuid().transform(asOrderId) }),
  failureMessage: say.linkFailed,
  handle: async ({ tenant }, { order_id: orderId }) => {
    const owed = await owePaymentLink(tenant.id, orderId);
    refresh();
    if (owed.ok) {
      after(() => deliverOrderMails(tenant.id, orderId));
      return ok(null);
    }
    const { error } = owed;
    return refused('minutes' in error ? say.linkTooMany(error.minutes) : REFUSALS[error.code]);
  },
});
