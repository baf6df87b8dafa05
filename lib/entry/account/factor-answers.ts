// Shared by the calls about a shopper's second factors: the requester, the new cookies, and refusals as
// sentences.
import 'server-only';
import { after } from 'next/server';
import { askerOf, markOfCustomer } from '@/lib/auth/customers/asker';
import { type CustomerProofError, provedAddress } from '@/lib/auth/customers/customer-proof';
import { isRecentProof } from '@/lib/auth/factors/recent-proof';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import type { SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import type { TenantCall } from '@/lib/entry/tenant-handler';
import { setCookieHeader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { factorSentences } from '@/lib/messages/en/factors';
import type { SecurityChange } from '@/lib/messages/en/mails/security-mails';
import type { refreshAccountCall } from '@/lib/wire/account';
import type { AnswerTo } from '@/lib/wire/contract';
import { sessionCookies, withCookies } from './account-answers';
import type { SignedInShopper } from './customer-handler';

type ShopperCall = Pick<TenantCall<unknown>, 'tenant' | 'request'> & { shopper: SignedInShopper };

/** The person who proves something, for the limits. */
export async function askingOf(call: ShopperCall & { isBeforeSecondStep: boolean }) {
  const { tenant, shopper, request, isBeforeSecondStep } = call;
  const address = provedAddress(shopper);
  const { knownBrowser } =
    address === null ? { knownBrowser: null } : await askerOf(tenant.id, address, request.headers);
  return { tenant, shopper, isBeforeSecondStep, device: deviceOf(request.headers), knownBrowser };
}

/** The refusal of a shopper without a proof from the last ten minutes; null if there is one. */
export const proofRefusal = ({ shopper }: { shopper: SignedInShopper }): Response | null =>
  isRecentProof(shopper.provedAt) ? null : apiError('proof_needed');

/** The response to a proof: the session continues with new tokens, and the browser is known from now on. */
export async function provedAnswer(
  { tenant, shopper, request }: ShopperCall,
  tokens: SessionTokens,
): Promise<Response> {
  const answer = apiAnswer({
    access_expires_at: tokens.accessExpiresAt.getTime(),
  } satisfies AnswerTo<typeof refreshAccountCall>);
  const { id } = shopper.customer;
  const address = provedAddress(shopper);
  const mark =
    address === null
      ? []
      : [setCookieHeader(markOfCustomer(id, await askerOf(tenant.id, address, request.headers)))];
  return withCookies(answer, [...(await sessionCookies(tenant.id, id, tokens)), ...mark]);
}

const codeRefusal = (message: string) => apiError('code_wrong', { message, fields: { code: message } });

/** The refusal of a proof. */
export function proofProblem(error: CustomerProofError): Response {
  switch (error.code) {
    case 'code_wrong':
      return codeRefusal(factorSentences.codeWrong);
    case 'password_wrong':
      return codeRefusal(factorSentences.passwordWrong);
    case 'passkey_refused':
      return apiError('passkey_refused');
    case 'not_enough':
      return apiError('code_wrong', { message: factorSentences.notEnough });
    case 'account_busy':
      return apiError('too_many_attempts', { message: factorSentences.busy });
    case 'too_many_attempts':
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(error.minutes) });
    case 'session_ended':
      return apiError('session_missing');
  }
}

/** Mails a shopper that the security of their account has changed. */
export async function tellShopper(
  tenantId: TenantId,
  { customer }: Pick<SignedInShopper, 'customer'>,
  change: SecurityChange,
): Promise<void> {
  const { email } = customer;
  if (email !== null) {
    await oweSecurityNotice(tenantId, email, { change, of: 'customer' });
    after(() => deliverAccountMails(tenantId, email));
  }
}
