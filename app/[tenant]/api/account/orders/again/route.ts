import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { ownOrderSentences } from '@/lib/messages/en/account/orders';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { planReorder } from '@/lib/orders/own/plan-reorder';
import { planReorderInput } from '@/lib/orders/own/reorder-input';
import type { planReorderCall } from '@/lib/wire/account-orders';
import type { TakenBy } from '@/lib/wire/contract';
import { planAnswer } from '@/lib/wire/reorder-answer';

/** How an order of the shopper could be ordered now: 200 with every line; 404 for an order that is not theirs. */
export const POST = customerHandler({
  failureMessage: ownOrderSentences.failed,
  schema: planReorderInput satisfies TakenBy<typeof planReorderCall>,
  limit: 'customerOrders',
  async handle({ tenant, body, shopper }) {
    const planned = await planReorder(tenant.id, ownerOf(shopper.customer), body.order_id);
    return planned.ok ? apiAnswer(planAnswer(planned.value)) : apiError(planned.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
