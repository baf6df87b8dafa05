/**
 * Whether a payment that was opened with the PayPal account `paypalClientId` belongs to the account `clientId`.
 * Assumes so if the payment's account was not recorded.
 */
export const isOfAccount = (paypalClientId: string | null, clientId: string): boolean =>
  paypalClientId === null || paypalClientId === clientId;

/**
 * Whether PayPal may have captured an open payment. Money moves only when this server requests a capture, and a
 * decline proves that it did not.
 */
export const mayBePaid = (payment: { captureAskedAt: Date | null; declinedAt: Date | null }): boolean =>
  payment.captureAskedAt !== null && payment.declinedAt === null;
