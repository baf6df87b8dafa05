// Proving again who one is, before something that matters, with a code to one's own address.
import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { sendCode } from '@/lib/auth/customers/send-code';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Bearer } from './bearer';

/** Where a customer is reached: by mail if they have an address. */
export function ownAddress({ email, phone }: Pick<CustomerFacts, 'email' | 'phone'>): ContactAddress {
  if (email !== null) {
    return { kind: 'email', value: email };
  }
  if (phone === null) {
    throw new Error('A customer without an address');
  }
  return { kind: 'phone', value: phone };
}

// Of the session, so that the code is worth nothing to another that is signed in to the same account.
const requesterOf = ({ sessionId }: Pick<Bearer, 'sessionId'>) => `session:${sessionId}`;

/** Sends the code. For after the answer. */
export const sendNonce = (tenant: Tenant, bearer: Pick<Bearer, 'customer' | 'sessionId'>): Promise<void> =>
  sendCode(tenant, {
    address: ownAddress(bearer.customer),
    purpose: 'reauthentication',
    requester: requesterOf(bearer),
    customerId: bearer.customer.id,
  });

/** Whether this is the code, which counts once: the session remembers when somebody has proved who they are. */
export async function takeNonce(
  tenantId: TenantId,
  bearer: Pick<Bearer, 'customer' | 'sessionId'>,
  nonce: string,
): Promise<boolean> {
  const { customer, sessionId } = bearer;
  const key = {
    purpose: 'reauthentication',
    address: ownAddress(customer).value,
    requester: requesterHash(requesterOf(bearer)),
  } as const;
  return tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, nonce);
    if (!taken.ok || taken.value.customerId !== customer.id) {
      return false;
    }
    // Not under new tokens: the call that takes a nonce answers none.
    await db.session.updateMany({ where: { tenantId, id: sessionId }, data: { provedAt: new Date() } });
    return true;
  });
}
