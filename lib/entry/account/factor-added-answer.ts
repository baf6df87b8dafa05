import 'server-only';
import { factorEnrolled } from '@/lib/auth/factors/enrol';
import type { FactorKind } from '@/lib/auth/factors/factor';
import { aCustomer } from '@/lib/auth/sessions/person';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import type { TenantCall } from '@/lib/entry/tenant-handler';
import type { confirmAppCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';
import { sessionCookies, withCookies } from './account-answers';
import type { SignedInShopper } from './customer-handler';
import { tellShopper } from './factor-answers';

/**
 * The response after a factor was added: recovery codes with the first one, and the session's new cookies.
 */
export async function factorAddedAnswer(
  { tenant, shopper }: Pick<TenantCall<unknown>, 'tenant'> & { shopper: SignedInShopper },
  kind: FactorKind,
): Promise<Response> {
  const { customer, sessionId } = shopper;
  const { tokens, recoveryCodes } = await factorEnrolled(tenant.id, aCustomer(customer.id), {
    sessionId,
    kind,
  });
  await tellShopper(tenant.id, shopper, kind === 'totp' ? 'app_added' : 'passkey_added');
  if (tokens === null) {
    return apiError('session_missing');
  }
  const answer = apiAnswer({ recovery_codes: recoveryCodes } satisfies AnswerTo<typeof confirmAppCall>);
  return withCookies(answer, await sessionCookies(tenant.id, customer.id, tokens));
}
