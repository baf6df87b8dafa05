// What a second factor is. Staff and customers have the same kinds, kept in tables of their own (factor-rows.ts).

export type FactorKind = 'totp' | 'passkey';

/** What its owner sees of a factor. */
export type FactorView = {
  id: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** False for an authenticator app whose first code is still to come. */
  isConfirmed: boolean;
  /** The hostname at which a passkey works; null for an authenticator app, which works everywhere. */
  worksAt: string | null;
};

/** How somebody can prove who they are, here and now. With a second factor only by one, or by a recovery code. */
export type ProofWays = {
  password: boolean;
  /** A code that is sent to their address, for whoever has neither password nor factor. */
  mailedCode: boolean;
  app: boolean;
  passkey: boolean;
  recovery: boolean;
  /** The hostnames of passkeys that do not work here. */
  elsewhere: string[];
};

/** More than anybody needs; bounds what one account can store. */
export const MOST_FACTORS = 10;

/** Milliseconds until a secret whose first code never came is forgotten, and until a challenge runs out. */
export const ENROLMENT_LIFE = 15 * 60 * 1_000;
export const CHALLENGE_LIFE = 5 * 60 * 1_000;

export const LONGEST_FACTOR_NAME = 100;
