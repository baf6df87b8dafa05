// The paths of the pages and calls of a provider sign-in.
import { shopperSignInPath } from '@/lib/auth/customers/account-paths';
import { shopperReturnPath } from '@/lib/auth/customers/shopper-return-path';
import { returnPath, signInPath } from '@/lib/auth/sign-in/return-path';
import type { ProviderAttempt } from './provider-attempt';
import { PROVIDER_OUTCOME, type ProviderOutcome } from './provider-refusal';

type Who = ProviderAttempt['who'];

export const FINISH_PATH = '/api/sign-in/provider/finish';

const ORIGIN = 'http://this.host';
/** UTF-16 units. The path is in a cookie, whose limit is 4,096 bytes for everything. */
const LONGEST = 1_000;

/** The requested path if it is a page for these people on this host; else their default page. */
export function providerReturnPath(who: Who, asked: string): string {
  const bounded = asked.length > LONGEST ? '' : asked;
  return who === 'staff' ? returnPath(bounded) : shopperReturnPath(bounded);
}

/** The address of a path with one more parameter. */
function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, ORIGIN);
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** The sign-in page for these people, which leads on to `path`. */
export const signInPageOf = (who: Who, path: string): string =>
  who === 'staff' ? signInPath(path) : shopperSignInPath(path);

/** The page that shows the outcome: for a link the page where it began, else the sign-in page. */
export function outcomePath(
  who: Who,
  kind: ProviderAttempt['purpose']['kind'],
  returnTo: string,
  outcome: ProviderOutcome,
): string {
  if (kind === 'link') {
    return withParameter(returnTo, PROVIDER_OUTCOME, outcome);
  }
  return withParameter(signInPageOf(who, returnTo), PROVIDER_OUTCOME, outcome);
}
