// What the parts about second factors ask of a server. Staff answer by server actions, shoppers by calls.
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
  /** Of whoever has neither password nor factor: a code is sent to their address. */
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

/** An operation's outcome, also where there was no answer at all. */
export const attempt = <Value>(outcome: Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
  outcome.catch((): Outcome<Value> => refuse('failed', factorSentences.failed));
