// Calls of the account's pages. If the access expired while a page was open, the session is refreshed and the
// call repeated.

import { askAccount } from '@/components/session/ask-account';
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import type { Result } from '@/lib/result';
import type { Refusal } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

/** Makes a signed-in shopper's call; if nobody is signed in, leads to the sign-in page and back. */
export async function callAccount<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Result<Answer, Refusal>> {
  const answer = await askAccount(contract, body);
  if (!answer.ok) {
    leaveIfSignedOut(answer.error);
  }
  return answer;
}

/** Leads to the sign-in page and back, if that was the refusal. */
export function leaveIfSignedOut({ code }: Refusal): void {
  if (code === 'session_missing') {
    window.location.assign(shopperSignInPath(window.location.pathname));
  }
}
