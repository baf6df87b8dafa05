// What each kind of message from PayPal leads to. All of it may happen twice, and in any order. A message's signature
// covers no more than a CRC-32 of it, so it is a hint where to look: what is booked is what PayPal answers when it is
// asked with the shop's own account.
import 'server-only';
import type { WebhookEventType } from '@/lib/payments/paypal/webhook-event-types';
import { actOnApproval } from './act-on-approval';
import { actOnCapture } from './act-on-capture';
import { actOnReturned } from './act-on-returned';
import { type EventHandler, type EventOutcome, type EventToHandle, nothing } from './event-outcome';

const handlers: Readonly<Record<WebhookEventType, EventHandler>> = {
  'CHECKOUT.ORDER.APPROVED': actOnApproval,
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': async () => nothing,
  'PAYMENT.CAPTURE.COMPLETED': (event) => actOnCapture(event, { isFinal: true }),
  'PAYMENT.CAPTURE.PENDING': (event) => actOnCapture(event, { isFinal: false }),
  'PAYMENT.CAPTURE.DECLINED': (event) => actOnCapture(event, { isFinal: true }),
  'PAYMENT.CAPTURE.DENIED': (event) => actOnCapture(event, { isFinal: true }),
  'PAYMENT.CAPTURE.REFUNDED': (event) => actOnReturned(event, 'refund'),
  'PAYMENT.CAPTURE.REVERSED': (event) => actOnReturned(event, 'reversal'),
};

const handlerOf = new Map<string, EventHandler>(Object.entries(handlers));

/** The kinds of message that are acted on. */
export const HANDLED_EVENT_TYPES: readonly string[] = [...handlerOf.keys()];

/** Does what a message asks for. Kinds that mean nothing here are done at once. */
export const actOnEvent = async (type: string, event: EventToHandle): Promise<EventOutcome> =>
  handlerOf.get(type)?.(event) ?? nothing;
