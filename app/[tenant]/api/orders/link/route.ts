import { after } from 'next/server';
import { z } from 'zod';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { orderOfToken } from '@/lib/orders/guest/order-path';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { oweOrderLink } from '@/lib/orders/mails/order-links.commands';
import { boundedText } from '@/lib/text/bounded-text';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { mailOrderLinkCall } from '@/lib/wire/orders';

type Answer = AnswerTo<typeof mailOrderLinkCall>;

/** Mails the link of the token's order to the order's own address again. */
export const POST = tenantHandler({
  failureMessage: messages.guestOrder.resendFailed,
  admit: limitTries({ address: 'orderLinkAddress', shop: 'orderLinkTenant' }),
  schema: z.object({ token: boundedText(200) }) satisfies TakenBy<typeof mailOrderLinkCall>,
  async handle({ tenant, body: { token } }) {
    const orderId = orderOfToken(tenant.id, token);
    if (orderId === null) {
      return apiError('order_not_found');
    }
    const owed = await oweOrderLink(tenant.id, orderId);
    if (!owed.ok) {
      return owed.error.code === 'order_not_found'
        ? apiError('order_not_found')
        : apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(owed.error.minutes) });
    }
    after(() => deliverOrderMails(tenant.id, orderId));
    return apiAnswer({ sent: true } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
