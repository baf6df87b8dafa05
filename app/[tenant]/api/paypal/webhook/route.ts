import { after } from 'next/server';
import { type ApiErrorCode, apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantMessageHandler } from '@/lib/entry/tenant-message-handler';
import { apiSentences } from '@/lib/messages/en/api';
import { deliverOrderMails } from '@/lib/orders/mails/deliver-order-mails';
import { handleWebhookEvent } from '@/lib/orders/webhook/handle-webhook-event';
import { type RefusedMessage, receiveWebhookEvent } from '@/lib/orders/webhook/receive-webhook-event';
import { wait } from '@/lib/wait';
import type { AnswerTo } from '@/lib/wire/contract';
import type { tellOfPaymentCall } from '@/lib/wire/payments';

type Answer = AnswerTo<typeof tellOfPaymentCall>;

const CODES: Record<RefusedMessage, ApiErrorCode> = {
  forged: 'message_not_signed',
  not_registered: 'message_not_signed',
  stale: 'message_not_signed',
  too_many: 'too_many_attempts',
  unavailable: 'message_not_checked',
  unreadable: 'invalid_json',
};

/**
 * Receives PayPal's messages about a shop's payments. A message is stored before the response, and handled afterwards.
 */
export const POST = tenantMessageHandler(apiSentences.messageNotKept, async ({ tenant, headers, body }) => {
  const received = await receiveWebhookEvent(tenant.id, { headers, body });
  if (!received.ok) {
    return apiError(CODES[received.error]);
  }
  const { eventId, pause } = received.value;
  after(async () => {
    await wait(pause);
    const { orderId } = await handleWebhookEvent(tenant.id, eventId);
    if (orderId !== null) {
      await deliverOrderMails(tenant.id, orderId);
    }
  });
  return apiAnswer({ received: true } satisfies Answer);
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
