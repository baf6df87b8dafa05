// The account's calls from a public page: a shopper who is not signed in stays on the page and sees why the
// call failed.
import type { Result } from '@/lib/result';
import { refreshAccountCall } from '@/lib/wire/account';
import { call, type Refusal } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

/** Makes a shopper's call; if the access has expired, refreshes the session and repeats the call. */
export async function askAccount<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
): Promise<Result<Answer, Refusal>> {
  const answer = await call(contract, body);
  if (answer.ok || answer.error.code !== 'token_expired') {
    return answer;
  }
  const refreshed = await call(refreshAccountCall, null);
  return refreshed.ok ? call(contract, body) : refreshed;
}
