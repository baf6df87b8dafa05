// Where shoppers sign in, and back to which page of their account. Safe for the browser.
import { returnPath } from '@/lib/auth/sign-in/return-path';

/** The first page of a shopper's account. */
export const ACCOUNT = '/account';

const SIGN_IN = '/login';
const REFRESH = '/account/session';
const SECOND_STEP = '/account/second-step';

/** The requested page of the account; the first page for an unknown one. */
export function accountPath(wanted: unknown): string {
  const path = returnPath(wanted);
  const isOfAccount = path === ACCOUNT || /^\/account[/?#]/.test(path);
  return isOfAccount && !path.startsWith(REFRESH) && !path.startsWith(SECOND_STEP) ? path : ACCOUNT;
}

/** The sign-in page for shoppers, which leads on to `path`. */
export const shopperSignInPath = (path: string): string => `${SIGN_IN}?return=${encodeURIComponent(path)}`;

/** The page that refreshes a shopper's session, and leads on to `path`. */
export const accountRefreshPath = (path: string): string => `${REFRESH}?return=${encodeURIComponent(path)}`;

/** The page that asks a shopper for the second factor, and leads on to `path`. */
export const secondStepPath = (path: string): string => `${SECOND_STEP}?return=${encodeURIComponent(path)}`;
