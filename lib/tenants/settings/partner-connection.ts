/**
 * The state of a shop's connection through the platform's PayPal account. `lost`: the operator has another account by now,
 * or none, so nobody can act for the shop.
 */
export type PartnerConnection = { status: 'offered' } | { status: 'connected' | 'lost'; merchantId: string };

/** The state for the stored ids and the platform's client id of today; null without a connection or an offer. */
export function partnerConnectionOf(
  clientId: string | null,
  merchantId: string | null,
  partnerClientId: string | null,
): PartnerConnection | null {
  if (merchantId !== null) {
    return { status: clientId === partnerClientId ? 'connected' : 'lost', merchantId };
  }
  return partnerClientId === null ? null : { status: 'offered' };
}
