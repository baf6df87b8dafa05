import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { askForProof } from '@/components/session/factors/proof-request';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { noticeNewerVersion, noticeSignedOut } from './unsaved/page-state';

/**
 * `callOnce`, and once more after the person has proved who they are, if that is what it wants: so nothing that was typed
 * is lost.
 */
export async function callAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  input: Input,
  failureMessage: string,
): Promise<Outcome<Value>> {
  const outcome = await callOnce(action, input, failureMessage);
  const isAsked = !outcome.ok && outcome.error.code === 'proof_needed';
  return isAsked && (await askForProof()) ? callOnce(action, input, failureMessage) : outcome;
}

/**
 * Calls a server action. Without an answer (network or server down) the result is a refusal with `failureMessage`. If
 * the server has another release, or the session has ended, the page itself reports it.
 */
async function callOnce<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  input: Input,
  failureMessage: string,
): Promise<Outcome<Value>> {
  const outcome = await action(input).catch(
    (error: unknown): Outcome<Value> =>
      // The action belongs to a release that is gone.
      unstable_isUnrecognizedActionError(error)
        ? refuse('newer_version', messages.pageState.newerVersion)
        : refuse('failed', failureMessage),
  );
  if (!outcome.ok && outcome.error.code === 'newer_version') {
    noticeNewerVersion(true);
  } else if (!outcome.ok && outcome.error.code === 'signed_out') {
    noticeSignedOut();
  }
  return outcome;
}
