import { confirmSignUp } from '@/lib/auth/customers/sign-up';
import { codeSignInHandler } from '@/lib/entry/account/account-codes';

/** Makes the requested account, or signs in to the existing one. */
export const POST = codeSignInHandler(confirmSignUp);

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
