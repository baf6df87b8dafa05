import { bare, post } from './contract';
import { count, flag, object, text } from './shape';

const signedIn = object({ access_expires_at: count });
const sent = object({ sent: flag });

/**
 * Sends a code for signing in; `address` is an e-mail address or a phone number. The answer does not reveal whether
 * there is an account.
 */
export const requestCodeCall = post('/api/account/code', object({ address: text }), sent);

/** Signs in with the code that was sent; the first right one makes the account. */
export const signInWithCodeCall = post(
  '/api/account/code/sign-in',
  object({ address: text, code: text }),
  signedIn,
);

/** Signs in with a password. */
export const signInWithPasswordCall = post(
  '/api/account/password/sign-in',
  object({ address: text, password: text }),
  signedIn,
);

/** Requests an account with a password; it is made when the code that was sent comes back. */
export const signUpCall = post(
  '/api/account/sign-up',
  object({ address: text, password: text, name: text }),
  sent,
);

/** Makes the requested account, or signs in to the existing one. */
export const confirmSignUpCall = post(
  '/api/account/sign-up/confirm',
  object({ address: text, code: text }),
  signedIn,
);

/** Sends a code for choosing a new password, if there is an account; the answer does not reveal that. */
export const recoverCall = post('/api/account/recovery', object({ address: text }), sent);

/** Sets a new password, which ends all other sessions. */
export const completeRecoveryCall = post(
  '/api/account/recovery/complete',
  object({ address: text, code: text, password: text }),
  signedIn,
);

/** Refreshes the shopper's session of this browser; the time is in milliseconds. */
export const refreshAccountCall = bare('POST', '/api/account/session', signedIn);

/** Signs out; `scope` is `local`, `others` or `global` (specification §5). */
export const signOutCall = post(
  '/api/account/sign-out',
  object({ scope: text }),
  object({ signed_out: flag }),
);
