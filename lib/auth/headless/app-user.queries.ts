import 'server-only';
import { listFactors } from '@/lib/auth/factors/factors.queries';
import { listCustomerIdentities } from '@/lib/auth/identities/identities';
import { aCustomer } from '@/lib/auth/sessions/person';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import type { TenantId } from '@/lib/ids';
import { appUser } from './app-user';

/** A customer as a GoTrue user, with their factors and identities. */
export async function findAppUser(tenantId: TenantId, customer: CustomerFacts) {
  const [factors, identities] = await Promise.all([
    listFactors(tenantId, aCustomer(customer.id)),
    listCustomerIdentities(tenantId, customer.id),
  ]);
  return appUser(customer, { factors, identities });
}
