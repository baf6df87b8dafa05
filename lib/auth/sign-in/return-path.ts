const DEFAULT_PATH = '/admin';
const ORIGIN = 'http://this.host';
const CONTROL = /\p{Cc}/u;

const SIGN_IN_PAGES =
  /^\/admin\/(login|session|second-step|second-factor|not-me|forgot-password|reset-password|invitation)(\/|$)/;

/** Whether a browser could read the path, in this decoding, as another site's address. */
const leavesHost = (path: string) =>
  !path.startsWith('/') || /^\/[\\/]/.test(path) || path.includes('\\') || CONTROL.test(path);

/**
 * Where to go after signing in: the requested path if it is on this host; '/admin' for anything else, and for the
 * sign-in pages themselves.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2_000 || leavesHost(value)) {
    return DEFAULT_PATH;
  }
  try {
    // Browsers and proxies can decode once more than we do.
    if (leavesHost(decodeURIComponent(value))) {
      return DEFAULT_PATH;
    }
    const url = new URL(value, ORIGIN);
    const path = url.pathname + url.search + url.hash;
    const isSignInPage = SIGN_IN_PAGES.test(url.pathname);
    return url.origin !== ORIGIN || leavesHost(path) || isSignInPage ? DEFAULT_PATH : path;
  } catch {
    return DEFAULT_PATH;
  }
}

/** The address of the sign-in page that leads back to `path`. */
export const signInPath = (path: string): string =>
  path === DEFAULT_PATH ? '/admin/login' : `/admin/login?return=${encodeURIComponent(path)}`;
