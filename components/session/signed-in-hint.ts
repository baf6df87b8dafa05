// Shoppers have no session, so nothing should be requested for them. A sign-in leaves a note in this browser, which
// tells the storefront's header that asking the server is worth a request. It is only a hint.
const KEY = 'signed-in';

export function hasSignedInHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setSignedInHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) {
      localStorage.setItem(KEY, '1');
    } else {
      localStorage.removeItem(KEY);
    }
  } catch {
    // Without storage the storefront shows 'Login', which still works.
  }
}
