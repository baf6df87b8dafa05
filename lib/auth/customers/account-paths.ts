// Where shoppers sign in, and back to which page of their account. Safe for the browser.
import { returnPath } from '@/lib/auth/sign-in/return-path';

/** The first page of a shopper's account. */
export const ACCOUNT = '/account';

const SIGN_IN = '/login';
const REFRESH = '/account/session';
const SECOND_STEP = '/account/second-step';

/** The page of an account that somebody wanted: the first one for whatever is none. */
export function accountPath(wanted: unknown): string {
  const path = returnPath(wanted);
  const isOfAccount = path === ACCOUNT || /^\/account[/?#]/.test(path);
  return isOfAccount && !path.startsWith(REFRESH) && !path.startsWith(SECOND_STEP) ? path : ACCOUNT;
}

/** The page where a shopper signs in, and from there to `path`. */
export const shopperSignInPath = (path: string): string => `${SIGN_IN}?return=${encodeURIComponent(path)}`;

/** The page that refreshes a shopper's session, and goes on to `path`. */
export const accountRefreshPath = (path: string): string => `${REFRESH}?return=${encodeURIComponent(path)}`;

/** The page that asks a shopper for their second factor, and goes on to `path`. */
export const secondStepPath = (path: string): string => `${SECOND_STEP}?return=${encodeURIComponent(path)}`;
