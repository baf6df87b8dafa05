// Why a sign-in through the provider came to nothing. The code goes to the sign-in page in its address, which has the
// sentence; a code in an address that is not one of these says nothing.

export const PROVIDER_REFUSALS = [
  /** The person chose not to, at the provider. */
  'cancelled',
  /** Begun in another browser or too long ago, or its answer was used already. */
  'attempt_unknown',
  /** The provider's answer does not hold: a wrong signature, audience, nonce, time … */
  'answer_invalid',
  /** The provider does not answer. */
  'provider_unavailable',
  'too_many_attempts',
  'busy',
  /** The provider does not vouch for the e-mail address. */
  'email_unproven',
  /** The shop has an account with this address, which was never proved there. */
  'account_unproven',
  /** The account has another identity at this provider. */
  'other_identity',
  /** Staff: nobody who works in this shop. */
  'no_permission',
  /** Linking: somebody else's account has this identity. */
  'identity_taken',
  /** Linking: signed out meanwhile, or signed in too long ago. */
  'sign_in_first',
  /** The account's second factor comes first: sign in by another way. */
  'second_factor_needed',
  'failed',
] as const;

export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];

/** The parameter of the sign-in page that holds the code. */
export const PROVIDER_REFUSAL_PARAMETER = 'provider';

/** The code in an address; null for anything else. */
export const providerRefusalOf = (text: unknown): ProviderRefusal | null =>
  PROVIDER_REFUSALS.find((known) => known === text) ?? null;
