import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { meQuery } from '@/lib/entry/headless/me-handler';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { guestStanding } from '@/lib/orders/guest/guest-standing';
import { ownerOf, ownsOrder } from '@/lib/orders/own/order-owner';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readMyOrderCall } from '@/lib/wire/me';

type Answer = AnswerTo<typeof readMyOrderCall>;

/** One order of the shopper. Another's is as good as none. */
export const GET = meQuery(messages.guestOrder.openFailed, async ({ tenant, bearer, params }) => {
  const id = String(params.order).toLowerCase();
  const isOwn = await ownsOrder(tenant.id, ownerOf(bearer.customer), id);
  const order = isOwn ? await findGuestOrder(tenant.id, asOrderId(id)) : null;
  return order === null ? apiError('order_not_found') : apiAnswer(answerOf(order));
});

function answerOf(order: GuestOrderView): Answer {
  const { kind, title, text } = guestStanding(order);
  return {
    id: order.id,
    order_number: order.orderNumber,
    created_at: order.createdAt.toISOString(),
    status: order.status,
    payment_status: order.paymentStatus,
    state: kind,
    title,
    text,
    total_cents: order.totalCents,
    ship_to: order.shipTo,
    lines: order.lines.map((line) => ({
      name: line.name,
      image_url: line.imageUrl,
      quantity: line.quantity,
      price_cents: line.priceCents,
      subtotal_cents: line.subtotalCents,
      choices: line.choices.map(({ label, value }) => ({ name: label, value })),
    })),
    refunds: order.refunds.map(({ amountCents, completedAt }) => ({
      amount_cents: amountCents,
      completed_at: completedAt?.toISOString() ?? null,
    })),
  };
}

export { OPTIONS } from '@/lib/entry/headless/me-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
