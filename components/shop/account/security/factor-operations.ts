// The browser's calls for a shopper's second factors.
import { customerSession } from '@/components/session/customer-session';
import type { FactorOperations, ProofOperations } from '@/components/session/factors/operations';
import { askForProof } from '@/components/session/factors/proof-request';
import { callAccount } from '@/components/shop/account/call-account';
import { factorSentences } from '@/lib/messages/en/factors';
import { type Outcome, refuse, refused } from '@/lib/outcome';
import { ok, type Result } from '@/lib/result';
import {
  addPasskeyCall,
  confirmAppCall,
  enrolAppCall,
  newPasskeyOptionsCall,
  proofPasskeyOptionsCall,
  proveByFactorCall,
  provePasskeyCall,
  readProofWaysCall,
  removeFactorCall,
  renewCodesCall,
  sendProofCodeCall,
  unlinkIdentityCall,
} from '@/lib/wire/account-factors';
import type { Refusal } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

const outcomeOf = <Answer>(answer: Result<Answer, Refusal>): Outcome<Answer> => {
  if (answer.ok) {
    return answer;
  }
  const { code, message, fields } = answer.error;
  const sentence = message ?? factorSentences.failed;
  return code === 'proof_needed' ? refuse('proof_needed', sentence) : refused(sentence, fields);
};

const once = async <Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Outcome<Answer>> => outcomeOf(await callAccount(contract, body));

/** A call that may need a fresh proof: then the page's dialog asks for it, and the call is repeated. */
export async function callAccountWithProof<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Result<Answer, Refusal>> {
  const answer = await callAccount(contract, body);
  const isAsked = !answer.ok && answer.error.code === 'proof_needed';
  return isAsked && (await askForProof()) ? callAccount(contract, body) : answer;
}

/** The same, as the outcome that forms for shoppers and staff share. */
export const callWithProof = async <Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Outcome<Answer>> => outcomeOf(await callAccountWithProof(contract, body));

/** After a second factor: notifies the shopper's other tabs. */
function verified<Answer>(outcome: Outcome<Answer & { access_expires_at: number }>) {
  if (outcome.ok) {
    customerSession().announce('mfa_challenge_verified', outcome.value.access_expires_at);
  }
  return outcome;
}

/** Also the second step of a sign-in. */
export const shopperProof: ProofOperations = {
  async ways() {
    const found = await once(readProofWaysCall, null);
    if (!found.ok) {
      return found;
    }
    const { mailed_code: mailedCode, ...ways } = found.value;
    return ok({ ...ways, mailedCode });
  },
  code: async (input) => verified(await once(proveByFactorCall, input)),
  password: ({ password }) => once(proveByFactorCall, { kind: 'password', code: password }),
  passkeyOptions: () => once(proofPasskeyOptionsCall, {}),
  passkey: async (input) => verified(await once(provePasskeyCall, input)),
  sendCode: () => once(sendProofCodeCall, {}),
  mailedCode: ({ code }) => once(proveByFactorCall, { kind: 'mailed', code }),
};

const added = (outcome: Outcome<{ recovery_codes: string[] | null }>) =>
  outcome.ok ? ok({ recoveryCodes: outcome.value.recovery_codes }) : outcome;

export const shopperFactors: FactorOperations = {
  enrolApp: (input) => callWithProof(enrolAppCall, input),
  confirmApp: async (input) => added(await callWithProof(confirmAppCall, input)),
  newPasskeyOptions: () => callWithProof(newPasskeyOptionsCall, {}),
  addPasskey: async (input) => added(await callWithProof(addPasskeyCall, input)),
  remove: (input) => callWithProof(removeFactorCall, input),
  renewCodes: async () => added(await callWithProof(renewCodesCall, {})),
};

/** Removes one way to sign in. */
export const unlinkIdentity = (id: string) => callWithProof(unlinkIdentityCall, { id });
