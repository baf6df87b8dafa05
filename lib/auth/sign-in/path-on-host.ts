const ORIGIN = 'http://this.host';
const CONTROL = /\p{Cc}/u;
const LONGEST = 2_000;

/** Whether a browser could read the path, in this decoding, as another site's address. */
const leavesHost = (path: string) =>
  !path.startsWith('/') || /^\/[\\/]/.test(path) || path.includes('\\') || CONTROL.test(path);

/** A path from untrusted input that surely stays on this host; null for anything else. */
export function pathOnHost(value: unknown): { path: string; pathname: string } | null {
  if (typeof value !== 'string' || value.length > LONGEST || leavesHost(value)) {
    return null;
  }
  try {
    // Browsers and proxies may decode once more than we do.
    if (leavesHost(decodeURIComponent(value))) {
      return null;
    }
    const { origin, pathname, search, hash } = new URL(value, ORIGIN);
    const path = pathname + search + hash;
    return origin !== ORIGIN || leavesHost(path) ? null : { path, pathname };
  } catch {
    return null;
  }
}
