// Shared by the calls that send a shopper a code, and by those that take one.
import 'server-only';
import { after } from 'next/server';
import { accountFieldMessage, codeInput } from '@/lib/auth/customers/account-input';
import { askerOf } from '@/lib/auth/customers/asker';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { type Asker, admitCode, admitTry } from '@/lib/auth/customers/customer-limits';
import type { signInWithCode } from '@/lib/auth/customers/sign-in-with-code';
import { apiAnswer } from '@/lib/entry/api-error';
import { type TenantCall, tenantHandler } from '@/lib/entry/tenant-handler';
import type { TenantId } from '@/lib/ids';
import { deviceOf } from '@/lib/limits/request-device';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import { err, ok, type Result } from '@/lib/result';
import type { requestCodeCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';
import {
  codeWrong,
  limitRefusal,
  requesterFor,
  requesterOf,
  signedInAnswer,
  unreachable,
  withCookies,
} from './account-answers';

/**
 * Answers that a code was sent, and calls `send` after the response, so that neither answer nor time reveals
 * whether there is an account. `refusal` runs after the try is counted, because it may be slow.
 */
export async function codeSentAnswer(
  { tenant, body: { address }, request: { headers } }: TenantCall<{ address: ContactAddress }>,
  send: (requester: string) => Promise<unknown>,
  refusal: (asker: Asker) => Promise<Response | null> = async () => null,
): Promise<Response> {
  const cannotReach = unreachable(address);
  if (cannotReach !== null) {
    return cannotReach;
  }
  const asker = await askerOf(tenant.id, address, headers);
  const admitted = await admitCode(asker);
  if (!admitted.ok) {
    return limitRefusal(admitted.error);
  }
  const refused = await refusal(asker);
  if (refused !== null) {
    return refused;
  }
  const { requester, cookie } = requesterFor(headers);
  after(() => send(requester));
  return withCookies(apiAnswer({ sent: true } satisfies AnswerTo<typeof requestCodeCall>), [cookie]);
}

/** Counts a sign-in try at an address, and returns who tries; the refusal if there were too many. */
export async function triedBy(
  tenantId: TenantId,
  address: ContactAddress,
  headers: Headers,
): Promise<Result<Asker, Response>> {
  const asker = await askerOf(tenantId, address, headers);
  const admitted = await admitTry(asker);
  return admitted.ok ? ok(asker) : err(limitRefusal(admitted.error));
}

/** A handler that signs in with a code. */
export const codeSignInHandler = (signIn: typeof signInWithCode) =>
  tenantHandler({
    failureMessage: accountSignInSentences.failed,
    schema: codeInput,
    fieldMessage: accountFieldMessage,
    async handle({ tenant, body, request: { headers } }) {
      const asker = await triedBy(tenant.id, body.address, headers);
      if (!asker.ok) {
        return asker.error;
      }
      const proof = { ...body, requester: requesterOf(headers) };
      const signedIn = await signIn(tenant.id, proof, deviceOf(headers));
      return signedIn.ok ? signedInAnswer(asker.value, signedIn.value, headers) : codeWrong();
    },
  });
