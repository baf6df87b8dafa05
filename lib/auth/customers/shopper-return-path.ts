import { pathOnHost } from '@/lib/auth/sign-in/path-on-host';
import { ACCOUNT } from './account-paths';

/** Not pages, the sign-in itself, and pages that are not for shoppers. */
const ELSEWHERE = /^\/(login|api|admin)(\/|$)/;

/** The page after a sign-in: the previous page if it belongs to the shop, else the account. */
export function shopperReturnPath(value: unknown): string {
  const found = pathOnHost(value);
  return found === null || ELSEWHERE.test(found.pathname) ? ACCOUNT : found.path;
}
