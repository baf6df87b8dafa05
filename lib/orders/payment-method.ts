// How an order was paid. Safe for the browser.

/** Ways that no money comes in by itself: a person of the shop says that it is there. */
export const HAND_METHODS = ['cash', 'bank_transfer', 'other'] as const;
export type HandMethod = (typeof HAND_METHODS)[number];

export const PAYMENT_METHODS = ['paypal', ...HAND_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether PayPal knows nothing of the money. */
export const isByHand = (method: PaymentMethod): method is HandMethod => method !== 'paypal';

/** As many characters as a refund's reason has. */
export const LONGEST_PAYMENT_NOTE = 255;
