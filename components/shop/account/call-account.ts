// Calls of the account's pages. A session whose access ran out while a page was open is refreshed, and the call repeated.
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import type { Result } from '@/lib/result';
import { refreshAccountCall } from '@/lib/wire/account';
import { call, type Refusal } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

/** Makes a call of the shopper who is signed in; leads to the sign-in, and back here, if nobody is. */
export async function callAccount<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Result<Answer, Refusal>> {
  const answer = await call(contract, body);
  if (answer.ok || answer.error.code !== 'token_expired') {
    return leavingIfSignedOut(answer);
  }
  const refreshed = await call(refreshAccountCall, null);
  return leavingIfSignedOut(refreshed.ok ? await call(contract, body) : refreshed);
}

function leavingIfSignedOut<Answer>(answer: Result<Answer, Refusal>): Result<Answer, Refusal> {
  if (!answer.ok) {
    leaveIfSignedOut(answer.error);
  }
  return answer;
}

/** Leads to the sign-in, and from there back to this page, if that is what was refused. */
export function leaveIfSignedOut({ code }: Refusal): void {
  if (code === 'session_missing') {
    window.location.assign(shopperSignInPath(window.location.pathname));
  }
}
