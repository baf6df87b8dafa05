import { pathOnHost } from './path-on-host';

const DEFAULT_PATH = '/admin';
const SIGN_IN_PAGES =
  /^\/admin\/(login|enter|session|second-step|second-factor|not-me|forgot-password|reset-password|invitation)(\/|$)/;

/**
 * Where to go after signing in: the requested path if it is on this host; '/admin' for anything else, and for the
 * sign-in pages themselves.
 */
export function returnPath(value: unknown): string {
  const found = pathOnHost(value);
  return found === null || SIGN_IN_PAGES.test(found.pathname) ? DEFAULT_PATH : found.path;
}

/** The address of the sign-in page that leads back to `path`. */
export const signInPath = (path: string): string =>
  path === DEFAULT_PATH ? '/admin/login' : `/admin/login?return=${encodeURIComponent(path)}`;
