/**
 * The event types for which a shop's webhook is registered; lib/orders/webhook/act-on-event.ts has a handler for each.
 * A reversed approval needs no action, because no money has moved; it is stored to reconstruct a payment's history.
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

/** Those of the platform's webhook, which hears of all shops that are connected through it. */
export const PARTNER_EVENT_TYPES = [...WEBHOOK_EVENT_TYPES, 'MERCHANT.PARTNER-CONSENT.REVOKED'] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
