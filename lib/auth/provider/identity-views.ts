// What people see of their identities at the provider.

export type IdentityView = {
  id: string;
  issuer: string;
  /** As the provider last told it; empty if it told none that it vouches for. */
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
  /** Unknown, or somebody else's. */
  | 'identity_unknown'
  /** Nothing else opens the account. */
  | 'last_way_in';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of an identity. */
export const isIdentityId = (text: string): boolean => UUID.test(text);

/** How a session notes that it began at the provider, for which RFC 8176 has no word. */
export const PROVIDER_METHOD = 'oidc';
