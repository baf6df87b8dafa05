/** The way of an order from the shopper's press to the finished piece, in the shopper's words. */
export const GUEST_STEPS = ['Order placed', 'Payment received', 'Being made', 'Completed'] as const;
