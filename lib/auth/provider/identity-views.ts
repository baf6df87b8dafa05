// Identities at the provider, as their owners see them.

export type IdentityView = {
  id: string;
  issuer: string;
  /** The provider's latest verified address; empty without one. */
  email: string;
  createdAt: Date;
  lastUsedAt: Date;
};

export const identityColumns = {
  id: true,
  issuer: true,
  email: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

export type UnlinkError =
  /** Not a UUID. */
  | 'identity_id_invalid'
  /** Unknown, or another person's. */
  | 'identity_unknown'
  /** It is the only way to sign in to the account. */
  | 'last_way_in';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of an identity. */
export const isIdentityId = (text: string): boolean => UUID.test(text);

/** The session's method for a sign-in at the provider; RFC 8176 has no value for it. */
export const PROVIDER_METHOD = 'oidc';
