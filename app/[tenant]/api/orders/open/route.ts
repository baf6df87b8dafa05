import { z } from 'zod';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { readCookie } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { messages } from '@/lib/messages';
import { hasOrder } from '@/lib/orders/guest/guest-order.queries';
import { orderCookie } from '@/lib/orders/guest/order-cookie';
import { orderOfToken, orderPath } from '@/lib/orders/guest/order-path';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { openOrderCall } from '@/lib/wire/orders';

type Answer = AnswerTo<typeof openOrderCall>;

/** Longer than any token. */
const LONGEST_KEY = 200;

/**
 * Exchanges the token of an order's link for a cookie: `{path}` is the order's page. Wrong tokens are rate
 * limited by network; a valid token is never refused, even if others in the network guess.
 */
export const POST = tenantHandler({
  failureMessage: messages.guestOrder.openFailed,
  schema: z.object({ token: z.string().max(LONGEST_KEY) }) satisfies TakenBy<typeof openOrderCall>,
  async handle({ tenant, body: { token }, request }) {
    const orderId = orderOfToken(tenant.id, token);
    if (orderId !== null && (await hasOrder(tenant.id, orderId))) {
      const answer = apiAnswer({ path: orderPath(orderId) } satisfies Answer);
      const cookie = orderCookie(tenant.id, orderId, (name) => readCookie(request.headers, name));
      answer.headers.append('Set-Cookie', cookie);
      return answer;
    }
    const tried = await countTry([{ limit: 'orderGuessAddress', key: requestNetwork(request.headers) }]);
    if (tried.ok) {
      return apiError('order_not_found');
    }
    logger().warn({ event: 'order_link.guessing', tenantId: tenant.id }, 'an address tries keys to orders');
    return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(tried.error.minutes) });
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
