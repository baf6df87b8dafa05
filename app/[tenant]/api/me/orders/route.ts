import { apiAnswer } from '@/lib/entry/api-error';
import { meQuery } from '@/lib/entry/headless/me-handler';
import { messages } from '@/lib/messages';
import { decodeOrderCursor } from '@/lib/orders/list/order-cursor';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { listOwnOrders } from '@/lib/orders/own/own-orders.queries';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readMyOrdersCall } from '@/lib/wire/me';

type Answer = AnswerTo<typeof readMyOrdersCall>;

/** One page of the shopper's orders, also of those from before the account, newest first. */
export const GET = meQuery(messages.guestOrder.openFailed, async ({ tenant, bearer, request }) => {
  const cursor = decodeOrderCursor(new URL(request.url).searchParams.get('cursor'));
  const { orders, older, newer } = await listOwnOrders(tenant.id, ownerOf(bearer.customer), cursor);
  return apiAnswer({
    orders: orders.map((order) => ({
      id: order.id,
      order_number: order.orderNumber,
      created_at: order.createdAt.toISOString(),
      state: order.standing.kind,
      title: order.standing.title,
      total_cents: order.totalCents,
      is_paid: order.isPaid,
      pieces: order.pieces,
      lines: order.lines.map(({ name, imageUrl }) => ({ name, image_url: imageUrl })),
      more_lines: order.moreLines,
    })),
    older,
    newer,
  } satisfies Answer);
});

export { OPTIONS } from '@/lib/entry/headless/me-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
