import { post } from './contract';
import { object, text } from './shape';

/**
 * Begins a sign-in through the provider. `who` is `shopper` or `staff`; `purpose` is `sign_in`, or `link` for an account
 * that is signed in; `return` is a path on this host.
 */
export const beginProviderCall = post(
  '/api/sign-in/provider',
  object({ who: text, purpose: text, return: text }),
  object({ url: text }),
);
