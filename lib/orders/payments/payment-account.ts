/** The PayPal account that a payment was opened with, as recorded; null if it was not. */
export type OpenedWith = { paypalClientId: string | null; paypalMerchantId: string | null };

/**
 * Whether a payment was opened with the account that the shop has now: the same client id, and where the platform's
 * account acts for shops, the same seller. Assumes so if the payment's account was not recorded.
 */
export const isOfAccount = (
  { paypalClientId, paypalMerchantId }: OpenedWith,
  { clientId, merchantId }: { clientId: string; merchantId: string | null },
): boolean => paypalClientId === null || (paypalClientId === clientId && paypalMerchantId === merchantId);

/**
 * Whether PayPal may have captured an open payment. Money moves only when this server requests a capture, and a
 * decline proves that it did not.
 */
export const mayBePaid = (payment: { captureAskedAt: Date | null; declinedAt: Date | null }): boolean =>
  payment.captureAskedAt !== null && payment.declinedAt === null;
