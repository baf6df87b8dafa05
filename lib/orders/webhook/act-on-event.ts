// The handler for each type of PayPal's messages. Messages may come twice and in any order. The signature covers only
// a CRC-32 of a message, so a message is just a hint where to look: only PayPal's answers to the shop's own account
// are booked.
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

/** The event types that have a handler. */
export const HANDLED_EVENT_TYPES: readonly string[] = [...handlerOf.keys()];

/** Handles a message. Unknown types need no work. */
export const actOnEvent = async (type: string, event: EventToHandle): Promise<EventOutcome> =>
  handlerOf.get(type)?.(event) ?? nothing;
