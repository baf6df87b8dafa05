import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { deviceOf } from '@/lib/limits/request-device';
import { ownOrderSentences } from '@/lib/messages/en/account/orders';
import { fillCart } from '@/lib/orders/own/fill-cart';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { fillCartInput } from '@/lib/orders/own/reorder-input';
import { makeRoom } from '@/lib/orders/sweep/make-room';
import { MOST_ROSTER_BYTES } from '@/lib/rosters/roster-table';
import { uploadSender } from '@/lib/uploads/upload-sender';
import type { fillCartCall } from '@/lib/wire/account-orders';
import type { TakenBy } from '@/lib/wire/contract';
import { linesAnswer, planAnswer } from '@/lib/wire/reorder-answer';

/** The lines of an earlier order for the cart: 200 with all of them, or with the plan if that has changed since. */
export const POST = customerHandler({
  failureMessage: ownOrderSentences.failed,
  schema: fillCartInput satisfies TakenBy<typeof fillCartCall>,
  limit: 'customerReorders',
  async handle({ tenant, body, shopper, request }) {
    const { order_id: orderId, seen } = body;
    const sender = uploadSender(deviceOf(request.headers).address);
    const fill = () => fillCart(tenant.id, ownerOf(shopper.customer), { orderId, seen, sender });
    let filled = await fill();
    if (!filled.ok && filled.error === 'uploads_of_store') {
      const isFree = await makeRoom(tenant.id, { bytes: MOST_ROSTER_BYTES, sender });
      filled = isFree ? await fill() : filled;
    }
    if (!filled.ok) {
      return apiError(filled.error);
    }
    const { value } = filled;
    return apiAnswer(value.kind === 'changed' ? planAnswer(value.plan) : linesAnswer(value.lines));
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
