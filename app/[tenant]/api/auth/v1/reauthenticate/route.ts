import { after } from 'next/server';
import { askerOf } from '@/lib/auth/customers/asker';
import { admitCode } from '@/lib/auth/customers/customer-limits';
import { ownAddress, sendNonce } from '@/lib/auth/headless/reauthentication';
import { codeRefused, unreachableInApp } from '@/lib/entry/headless/app-limits';
import { bearerQuery, headlessAnswer } from '@/lib/entry/headless/headless-handler';

/** Sends a code to the customer's own address, which `PUT /user` takes as its `nonce`. */
export const GET = bearerQuery(async ({ tenant, bearer, request: { headers } }) => {
  const address = ownAddress(bearer.customer);
  const refusal = unreachableInApp(address);
  if (refusal !== null) {
    return refusal;
  }
  const admitted = await admitCode(await askerOf(tenant.id, address, headers));
  if (!admitted.ok) {
    return codeRefused(address, admitted.error);
  }
  after(() => sendNonce(tenant, bearer));
  return headlessAnswer({});
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
