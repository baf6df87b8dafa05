// Shoppers have no session, and nothing should be asked for them. Whoever signs in leaves a note in this
// browser, so that the storefront's header knows when asking is worth a request. It is a hint and no more.
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
