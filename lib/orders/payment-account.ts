/**
 * Whether a payment that was opened with the PayPal account `paypalClientId` is of the account `clientId`. One whose
 * account was not written down is taken to be.
 */
export const isOfAccount = (paypalClientId: string | null, clientId: string): boolean =>
  paypalClientId === null || paypalClientId === clientId;
