'use server';
import { after } from 'next/server';
import { actorNameOf } from '@/lib/auth/admin';
import { adminAction } from '@/lib/entry/admin-action';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { createHandOrder } from '@/lib/orders/by-hand/create-hand-order';
import { findHandGoods } from '@/lib/orders/by-hand/hand-goods.queries';
import { findHandGoodsInput, handOrderInput, handQuoteInput } from '@/lib/orders/by-hand/hand-order-input';
import { quoteHandOrder } from '@/lib/orders/by-hand/quote-hand-order';
import { handRefusal } from '@/lib/orders/by-hand/refusal-sentence';
import { orderFieldMessage } from '@/lib/orders/checkout/order-field-messages';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { storeAddress } from '@/lib/tenants/hosts/store-address';

/** A few products by a part of their name or SKU, to sell them. */
export const findOrderGoods = adminAction({
  may: 'orders.create',
  schema: findHandGoodsInput,
  failureMessage: say.searchFailed,
  handle: async ({ tenant }, { text }) => ok(await findHandGoods(tenant.id, text)),
});

/** What an order by hand would cost at the moment. */
export const quoteOrderByHand = adminAction({
  may: 'orders.create',
  schema: handQuoteInput,
  failureMessage: say.notCounted,
  handle: async ({ tenant }, input) => ok(await quoteHandOrder(tenant.id, input)),
});

/** Creates an order for somebody, paid already or with a payment link. */
export const createOrderByHand = adminAction({
  may: 'orders.create',
  schema: handOrderInput,
  fieldMessage: (path, input) =>
    path.startsWith('customer.') || path.startsWith('shipping_address.')
      ? orderFieldMessage(path, input)
      : say.failed,
  failureMessage: say.failed,
  handle: async (admin, input) => {
    const { tenant } = admin;
    const created = await createHandOrder(tenant, input, {
      actorName: actorNameOf(admin),
      storeUrl: await storeAddress(tenant),
    });
    if (!created.ok) {
      const sentence = handRefusal(created.error);
      return created.error.code === 'too_many_mails'
        ? refused(sentence, { 'customer.email': say.tooManyMailsField })
        : refused(sentence);
    }
    const { id, orderNumber } = created.value;
    after(() => deliverOrderMails(tenant.id, id));
    return ok({ order_id: id, order_number: orderNumber });
  },
});
