import { countRecoveryCodes, listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { type Identity, listCustomerIdentities } from '@/lib/auth/identities/identities';
import { isOf, providerSettings } from '@/lib/auth/provider/provider-settings';
import { aCustomer } from '@/lib/auth/sessions/person';
import { shopperQuery } from '@/lib/entry/account/shopper-query';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { readFactorsCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof readFactorsCall>;

/** The signed-in shopper's second factors and ways to sign in; 401 for everybody else. */
export const GET = shopperQuery(factorSentences.failed, async ({ tenantId, headers, current }) => {
  if (current.kind !== 'signed_in') {
    return apiError(current.kind === 'expired' ? 'token_expired' : 'session_missing');
  }
  const person = aCustomer(current.customer.id);
  const [factors, left, identities] = await Promise.all([
    listFactors(tenantId, person),
    countRecoveryCodes(tenantId, person),
    listCustomerIdentities(tenantId, current.customer.id),
  ]);
  const provider = providerSettings();
  const isOfProvider = ({ kind, label }: Identity) =>
    kind === 'provider' && provider !== null && isOf(provider, { issuer: label });
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
      label: isOfProvider(identity) ? (provider?.name ?? identity.label) : identity.label,
    })),
    connectable: identities.some(isOfProvider) ? null : (provider?.name ?? null),
  } satisfies Answer);
});

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
