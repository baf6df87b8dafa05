import { header } from '../http/http-messages';
import { merchantIdOf } from '../ids';
import { type AccountContext, permissionDenied } from '../route-context';
import type { SandboxState, StoredSeller } from '../state';

/** The sellers that the onboarding page offers, and what is wrong with two of them. */
export const sellerKinds = {
  ready: { label: 'My business account', isEmailConfirmed: true, canReceive: true },
  unconfirmed: {
    label: 'An account whose email is not confirmed',
    isEmailConfirmed: false,
    canReceive: true,
  },
  limited: { label: 'An account that cannot receive money yet', isEmailConfirmed: true, canReceive: false },
} as const;

export type SellerKind = keyof typeof sellerKinds;

/** The merchant id of a seller who agrees in a try. The same try and kind always give the same account. */
export const sellerIdOf = (trackingId: string, kind: SellerKind): string =>
  merchantIdOf(`seller ${kind} ${trackingId}`);

/** Whether the account may act for others as a partner. */
export const isPartner = (state: SandboxState, clientId: string): boolean =>
  state.accounts.some((account) => account.clientId === clientId && account.isPartner === true);

export const hasConsented = (seller: StoredSeller | undefined, clientId: string): boolean =>
  seller?.partners.has(clientId) ?? false;

const parseAssertion = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** A partner's calls about a seller's money say for whom they are. Throws 403. */
export function requireAssertion({ state, call, token }: AccountContext, merchantId: string): void {
  if (!isPartner(state, token.clientId) || merchantId === merchantIdOf(token.clientId)) return;
  const claims = parseAssertion(header(call, 'paypal-auth-assertion') ?? '');
  const isRight =
    typeof claims === 'object' &&
    claims !== null &&
    'iss' in claims &&
    'payer_id' in claims &&
    claims.iss === token.clientId &&
    claims.payer_id === merchantId;
  if (!isRight || !hasConsented(state.sellers.get(merchantId), token.clientId)) throw permissionDenied();
}
