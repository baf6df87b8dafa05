import { pathOnHost } from '@/lib/auth/sign-in/path-on-host';

const DEFAULT_PATH = '/account';
const SIGN_IN = '/sign-in';
/** No pages, the sign-in itself, and what shoppers have no part in. */
const ELSEWHERE = /^\/(sign-in|api|admin)(\/|$)/;

/** Where a shopper goes after signing in: back where they were, if that is a page of the shop; else to their account. */
export function shopperReturnPath(value: unknown): string {
  const found = pathOnHost(value);
  return found === null || ELSEWHERE.test(found.pathname) ? DEFAULT_PATH : found.path;
}

/**
 * The address of the shoppers' sign-in page that leads back to `path`. A page that is for signed-in shoppers redirects
 * there also if only the access has run out: it is refreshed there, and the shopper sees nothing of it.
 */
export const shopperSignInPath = (path: string): string =>
  shopperReturnPath(path) === DEFAULT_PATH ? SIGN_IN : `${SIGN_IN}?return=${encodeURIComponent(path)}`;
