import { pathOnHost } from '@/lib/auth/sign-in/path-on-host';
import { ACCOUNT } from './account-paths';

/** No pages, the sign-in itself, and what shoppers have no part in. */
const ELSEWHERE = /^\/(login|api|admin)(\/|$)/;

/** Where a shopper goes after signing in: back where they were, if that is a page of the shop; else to their account. */
export function shopperReturnPath(value: unknown): string {
  const found = pathOnHost(value);
  return found === null || ELSEWHERE.test(found.pathname) ? ACCOUNT : found.path;
}
