import { adminHandler } from '@/lib/entry/admin-handler';
import { messages } from '@/lib/messages';
import { getOrderNews } from '@/lib/orders/list/order-news.queries';
import type { readOrderNewsCall } from '@/lib/wire/admin';
import type { AnswerTo } from '@/lib/wire/contract';

/**
 * The number of paid orders that nobody has seen, and a stamp that changes with them. Open lists ask every few
 * seconds, so this reads a small part of an index and returns about forty bytes.
 */
export const GET = adminHandler(
  { may: 'orders.view', failureMessage: messages.order.newsFailed },
  async ({ tenant }) =>
    Response.json((await getOrderNews(tenant.id)) satisfies AnswerTo<typeof readOrderNewsCall>, {
      headers: { 'Cache-Control': 'no-store' },
    }),
);
