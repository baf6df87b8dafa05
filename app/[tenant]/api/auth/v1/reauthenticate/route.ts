import { ownAddress, sendNonce } from '@/lib/auth/headless/reauthentication';
import { codeSentInApp } from '@/lib/entry/headless/app-codes';
import { bearerQuery } from '@/lib/entry/headless/headless-handler';
import { ok } from '@/lib/result';

/** Sends a code to the customer's own address; `PUT /user` takes it as `nonce`. */
export const GET = bearerQuery((call) =>
  codeSentInApp(call, ok(ownAddress(call.bearer.customer)), () => sendNonce(call.tenant, call.bearer)),
);

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
