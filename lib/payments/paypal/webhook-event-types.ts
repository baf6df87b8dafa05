/**
 * The kinds of message that a shop asks PayPal for; lib/orders/webhook/act-on-event.ts has something to do for each. A
 * reversed approval leads to nothing, for no money had moved: it is kept to tell how a payment went.
 */
export const WEBHOOK_EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
