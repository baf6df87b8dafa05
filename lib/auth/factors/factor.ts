// What a second factor is. Staff and customers have the same kinds, kept in tables of their own (factor-rows.ts).

export type FactorKind = 'totp' | 'passkey';

/** A factor as its owner sees it. */
export type FactorView = {
  id: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** False for an authenticator app without a first code. */
  isConfirmed: boolean;
  /** The hostname at which a passkey works; null for an authenticator app, which works everywhere. */
  worksAt: string | null;
};

/**
 * How a person can prove their identity on this site. With a second factor, only by a factor or a recovery
 * code.
 */
export type ProofWays = {
  password: boolean;
  /** A mailed code, for people with neither password nor factor. */
  mailedCode: boolean;
  app: boolean;
  passkey: boolean;
  recovery: boolean;
  /** The hostnames of the passkeys that do not work here. */
  elsewhere: string[];
};

/** More than anybody needs; limits what one account stores. */
export const MOST_FACTORS = 10;

/** Milliseconds: the life of an unconfirmed secret, and of a challenge. */
export const ENROLMENT_LIFE = 15 * 60 * 1_000;
export const CHALLENGE_LIFE = 5 * 60 * 1_000;

export const LONGEST_FACTOR_NAME = 100;
