import { factorVerifyBody } from '@/lib/auth/headless/headless-input';
import { bearerHandler } from '@/lib/entry/headless/headless-handler';
import { verifyAppFactor } from '@/lib/entry/headless/verify-app-factor';

/** Verifies a factor's code: raises the session to assurance level 2, with new tokens. */
export const POST = bearerHandler({ schema: factorVerifyBody, handle: verifyAppFactor });

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
