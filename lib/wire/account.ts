import { bare, post } from './contract';
import { count, flag, object, text } from './shape';

const signedIn = object({ access_expires_at: count });
const sent = object({ sent: flag });

/** Sends a code to sign in with; `address` is an e-mail address or a phone number. The answer says nothing of accounts. */
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

/** Asks for an account with a password; it is made once the code that is sent has come back. */
export const signUpCall = post(
  '/api/account/sign-up',
  object({ address: text, password: text, name: text }),
  sent,
);

/** Makes the account that was asked for, or signs in to the one that was there. */
export const confirmSignUpCall = post(
  '/api/account/sign-up/confirm',
  object({ address: text, code: text }),
  signedIn,
);

/** Sends a code to choose a new password with, if there is an account; the answer does not say. */
export const recoverCall = post('/api/account/recovery', object({ address: text }), sent);

/** Sets a new password, which ends every other session. */
export const completeRecoveryCall = post(
  '/api/account/recovery/complete',
  object({ address: text, code: text, password: text }),
  signedIn,
);

/** Refreshes the shopper's session of this browser; the time in milliseconds. */
export const refreshAccountCall = bare('POST', '/api/account/session', signedIn);

/** Signs out; `scope` is `local`, `others` or `global` (specification §5). */
export const signOutCall = post(
  '/api/account/sign-out',
  object({ scope: text }),
  object({ signed_out: flag }),
);
