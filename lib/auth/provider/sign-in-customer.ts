import 'server-only';
import type { SignedInCustomer } from '@/lib/auth/customers/sign-in-with-code';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { ok, type Result } from '@/lib/result';
import { type CustomerLinkError, findOrLinkCustomer } from './customer-identities.commands';
import { PROVIDER_METHOD } from './identity-views';
import type { ProviderIdentity } from './provider-claims';

/**
 * Signs in a shopper whom the provider has identified. The first time this creates or links their account in
 * this shop. With a second factor, the session allows nothing until that is given.
 */
export async function signInCustomerByProvider(
  tenantId: TenantId,
  identity: ProviderIdentity,
  device: Device,
): Promise<Result<SignedInCustomer, CustomerLinkError>> {
  const found = await findOrLinkCustomer(tenantId, identity);
  if (!found.ok) {
    return found;
  }
  const { customerId, isNew, isLinked } = found.value;
  if (isLinked && !isNew) {
    const notice = { change: 'provider_connected', of: 'customer' } as const;
    await oweSecurityNotice(tenantId, identity.provenEmail, notice);
  }
  const tokens = await createSession(tenantId, aCustomer(customerId), device, {
    assuranceLevel: 1,
    methods: [PROVIDER_METHOD],
  });
  const { sessionId } = tokens;
  logger().info({ event: 'provider.signed_in', tenantId, customerId, sessionId, isNew, isLinked });
  return ok({ ...tokens, customerId, isNew });
}
