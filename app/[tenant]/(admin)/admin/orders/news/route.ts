import { adminHandler } from '@/lib/entry/admin-handler';
import { messages } from '@/lib/messages';
import { getOrderNews } from '@/lib/orders/list/order-news.queries';
import type { readOrderNewsCall } from '@/lib/wire/admin';
import type { AnswerTo } from '@/lib/wire/contract';

/**
 * How many paid orders nobody has looked at, and a stamp that changes with them. Open lists ask every few seconds, so
 * this reads one small piece of an index, and answers some forty bytes.
 */
export const GET = adminHandler(
  { may: 'orders.view', failureMessage: messages.order.newsFailed },
  async ({ tenant }) =>
    Response.json((await getOrderNews(tenant.id)) satisfies AnswerTo<typeof readOrderNewsCall>, {
      headers: { 'Cache-Control': 'no-store' },
    }),
);
