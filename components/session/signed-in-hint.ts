// Most visitors have no session, so pages must not request one for everybody. A sign-in stores a hint in this
// browser, which tells the storefront's header that a request is worth it. It is only a hint.
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
