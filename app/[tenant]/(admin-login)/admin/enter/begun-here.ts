// The secret with which this browser began to enter the shop. It stays in this tab.

const KEY = 'entering';

/** Makes one, and keeps it; null where the browser keeps nothing. */
export function beginHere(): string | null {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  try {
    window.sessionStorage.setItem(KEY, secret);
    return secret;
  } catch {
    return null;
  }
}

/** The one that was kept, for one use. */
export function takeBegun(): string | null {
  try {
    const secret = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return secret;
  } catch {
    return null;
  }
}
