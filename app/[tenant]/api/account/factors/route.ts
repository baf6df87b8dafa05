import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { countRecoveryCodes, listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { listCustomerIdentities } from '@/lib/auth/identities/identities';
import { aCustomer } from '@/lib/auth/sessions/person';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { factorSentences } from '@/lib/messages/en/factors';
import type { readFactorsCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof readFactorsCall>;

/** The second factors and ways to sign in of the shopper who is signed in; 401 for anybody else. */
export const GET = tenantRequest(factorSentences.failed, async (request, found) => {
  const { headers } = request;
  if (!isSameOrigin(headers, env().TRUST_PROXY === '1')) {
    return apiError('forbidden_origin');
  }
  if (!found.ok) {
    return apiError(found.error);
  }
  const { id } = found.value;
  const current = await customerWith(id, readCookie(headers, customerCookie().name));
  if (current.kind !== 'signed_in') {
    return apiError(current.kind === 'expired' ? 'token_expired' : 'session_missing');
  }
  const person = aCustomer(current.customer.id);
  const [factors, left, identities] = await Promise.all([
    listFactors(id, person),
    countRecoveryCodes(id, person),
    listCustomerIdentities(id, current.customer.id),
  ]);
  return apiAnswer({
    factors: factors
      .filter(({ isConfirmed }) => isConfirmed)
      .map((factor) => ({
        id: factor.id,
        kind: factor.kind,
        name: factor.name,
        created_at: factor.createdAt.getTime(),
        last_used_at: factor.lastUsedAt?.getTime() ?? null,
        works_at: factor.worksAt,
      })),
    recovery_codes_left: left,
    host: passkeySiteOf(headers).rpId,
    identities: identities.map((identity) => ({
      id: identity.id,
      kind: identity.kind,
      label: identity.label,
    })),
  } satisfies Answer);
});

export const POST = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
