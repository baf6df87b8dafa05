import 'server-only';
import type { Proof, ProofError } from '@/lib/account/proof/prove-again.commands';
import { apiError } from '@/lib/entry/api-error';
import { messages } from '@/lib/messages';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';

/** The refusal of a wrong password or code, at its field. */
export function proofRefusal(error: ProofError, proof: Proof): Response {
  if (error.code === 'too_many_attempts') {
    return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(error.minutes) });
  }
  const [field, message] = 'password' in proof ? ['password', say.passwordWrong] : ['code', say.codeWrong];
  // Not 401: the session is valid.
  return apiError('invalid_input', { message, fields: { [field]: message } });
}
