import { after } from 'next/server';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { findOrderInput, findOrderMessage } from '@/lib/orders/guest/find-order-input';
import { sendOrderLink } from '@/lib/orders/mails/order-links.commands';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { findOrderCall } from '@/lib/wire/orders';

type Answer = AnswerTo<typeof findOrderCall>;

/**
 * Mails the link of an order to its address if number and address match; the answer does not reveal whether they do.
 */
export const POST = tenantHandler({
  failureMessage: messages.guestOrder.resendFailed,
  admit: limitTries({ address: 'orderFindAddress', shop: 'orderFindTenant' }),
  schema: findOrderInput satisfies TakenBy<typeof findOrderCall>,
  fieldMessage: findOrderMessage,
  async handle({ tenant, body: { order_number: orderNumber, email }, request }) {
    // The limit counts address and network together, so that a stranger cannot lock the owner of the address out.
    // `orderLinkOrder` limits the mails to one address.
    const network = requestNetwork(request.headers);
    const tried = await countTry([{ limit: 'orderFindEmail', key: `${tenant.id}:${email}:${network}` }]);
    if (!tried.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
    }
    // After the response, so that its time reveals nothing either.
    after(() => sendOrderLink(tenant.id, { orderNumber, email }));
    return apiAnswer({ asked: true } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
