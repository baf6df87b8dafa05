// How an order was paid. Safe for the browser.

/** Payments that happen outside of the platform: a person of the shop marks the order as paid. */
export const HAND_METHODS = ['cash', 'bank_transfer', 'other'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

export const PAYMENT_METHODS = ['paypal', ...HAND_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** PayPal has no record of this money. */
export const isByHand = (method: PaymentMethod): method is HandMethod => method !== 'paypal';

/** The same limit as for a refund's reason. */
export const LONGEST_PAYMENT_NOTE = 255;
