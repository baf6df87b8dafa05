import { signInWithCode } from '@/lib/auth/customers/sign-in-with-code';
import { codeSignInHandler } from '@/lib/entry/account/account-codes';

/** Signs in with the code that was sent. */
export const POST = codeSignInHandler(signInWithCode);

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
