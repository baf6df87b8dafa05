import { after } from 'next/server';
import { type ApiErrorCode, apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantMessageHandler } from '@/lib/entry/tenant-message-handler';
import { apiSentences } from '@/lib/messages/en/api';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { handleWebhookEvent } from '@/lib/orders/webhook/handle-webhook-event';
import { type RefusedPartnerMessage, receivePartnerEvent } from '@/lib/orders/webhook/receive-partner-event';
import { wait } from '@/lib/wait';
import type { AnswerTo } from '@/lib/wire/contract';
import type { tellPartnerOfPaymentCall } from '@/lib/wire/payments';

type Answer = AnswerTo<typeof tellPartnerOfPaymentCall>;

const CODES: Record<RefusedPartnerMessage, ApiErrorCode> = {
  forged: 'message_not_signed',
  not_registered: 'message_not_signed',
  stale: 'message_not_signed',
  too_many: 'too_many_attempts',
  unavailable: 'message_not_checked',
  early: 'message_not_checked',
  unreadable: 'invalid_json',
};

/**
 * Receives PayPal's messages about payments of all shops that are connected through the platform. A message is stored
 * with its shop before the response, and handled afterwards.
 */
export const POST = tenantMessageHandler(apiSentences.messageNotKept, async ({ tenant, headers, body }) => {
  if (tenant.kind === 'shop') {
    return apiError('not_found');
  }
  const received = await receivePartnerEvent(tenant.id, { headers, body });
  if (!received.ok) {
    return apiError(CODES[received.error]);
  }
  const event = received.value;
  if (event !== null) {
    after(async () => {
      await wait(event.pause);
      const { orderId } = await handleWebhookEvent(event.tenantId, event.eventId);
      if (orderId !== null) {
        await deliverOrderMails(event.tenantId, orderId);
      }
    });
  }
  return apiAnswer({ received: true } satisfies Answer);
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
