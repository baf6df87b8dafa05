// A fresh proof before an important action, by a code to the customer's own address.
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

/** The address for a customer's codes: e-mail if they have it, else phone. */
export function ownAddress({ email, phone }: Pick<CustomerFacts, 'email' | 'phone'>): ContactAddress {
  if (email !== null) {
    return { kind: 'email', value: email };
  }
  if (phone === null) {
    throw new Error('A customer without an address');
  }
  return { kind: 'phone', value: phone };
}

// Bound to the session: another session of the same account cannot use the code.
const requesterOf = ({ sessionId }: Pick<Bearer, 'sessionId'>) => `session:${sessionId}`;

/** Sends the code. Call it after the response. */
export const sendNonce = (tenant: Tenant, bearer: Pick<Bearer, 'customer' | 'sessionId'>): Promise<void> =>
  sendCode(tenant, {
    address: ownAddress(bearer.customer),
    purpose: 'reauthentication',
    requester: requesterOf(bearer),
    customerId: bearer.customer.id,
  });

/** Takes the code, once. On success the session records the time of the proof. */
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
    // Without new tokens: a call with a nonce returns none.
    await db.session.updateMany({ where: { tenantId, id: sessionId }, data: { provedAt: new Date() } });
    return true;
  });
}
