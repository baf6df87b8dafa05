/**
 * Whether a payment that was opened with the PayPal account `paypalClientId` is of the account `clientId`. One whose
 * account was not written down is taken to be.
 */
export const isOfAccount = (paypalClientId: string | null, clientId: string): boolean =>
  paypalClientId === null || paypalClientId === clientId;

/**
 * Whether PayPal may have the money of an open payment. It moves only where this server asks for it, and a decline
 * says that it did not.
 */
export const mayBePaid = (payment: { captureAskedAt: Date | null; declinedAt: Date | null }): boolean =>
  payment.captureAskedAt !== null && payment.declinedAt === null;
