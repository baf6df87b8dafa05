import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { noticeNewerVersion, noticeSignedOut } from './unsaved/page-state';

/**
 * Calls a server action. One that got no answer, because the network or the server was away, is a refusal like any other,
 * with `failureMessage`. Where the server has become another release, or the session has ended, the page says so itself.
 */
export async function callAction<Input, Value>(
  action: (input: Input) => Promise<Outcome<Value>>,
  input: Input,
  failureMessage: string,
): Promise<Outcome<Value>> {
  const outcome = await action(input).catch(
    (error: unknown): Outcome<Value> =>
      // The action of a page whose release is gone.
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
