// The calls of the second-factor components. Staff use server actions, shoppers use HTTP calls.
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { ProofWays } from '@/lib/auth/factors/factor';
import { factorSentences } from '@/lib/messages/en/factors';
import { type Outcome, refuse } from '@/lib/outcome';

export type ProofOperations = {
  ways: (input: null) => Promise<Outcome<ProofWays>>;
  code: (input: { kind: 'totp' | 'recovery'; code: string }) => Promise<Outcome<unknown>>;
  password: (input: { password: string }) => Promise<Outcome<unknown>>;
  passkeyOptions: (input: null) => Promise<Outcome<PublicKeyCredentialRequestOptionsJSON>>;
  passkey: (input: { answer: AuthenticationResponseJSON }) => Promise<Outcome<unknown>>;
  /** For people with neither password nor factor: mails them a code. */
  sendCode?: (input: null) => Promise<Outcome<unknown>>;
  mailedCode?: (input: { code: string }) => Promise<Outcome<unknown>>;
};

export type NewApp = { id: string; secret: string; svg: string };
export type Added = { recoveryCodes: string[] | null };

export type FactorOperations = {
  enrolApp: (input: { name: string }) => Promise<Outcome<NewApp>>;
  confirmApp: (input: { id: string; code: string }) => Promise<Outcome<Added>>;
  newPasskeyOptions: (input: null) => Promise<Outcome<PublicKeyCredentialCreationOptionsJSON>>;
  addPasskey: (input: { name: string; answer: RegistrationResponseJSON }) => Promise<Outcome<Added>>;
  remove: (input: { id: string }) => Promise<Outcome<unknown>>;
  renewCodes: (input: null) => Promise<Outcome<Added>>;
};

/** The outcome of an operation; a failed request becomes a refusal. */
export const attempt = <Value>(outcome: Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  outcome.catch((): Outcome<Value> => refuse('failed', factorSentences.failed));
