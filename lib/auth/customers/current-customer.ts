import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import { type CustomerFacts, findLiveCustomerSession } from '@/lib/auth/sessions/sessions.queries';
import type { TenantId } from '@/lib/ids';
import { customerCookie, readCustomerClaims } from './customer-cookie';

/** A customer with a session in this shop. */
export type KnownCustomer = {
  customer: CustomerFacts;
  sessionId: string;
  assuranceLevel: number;
  /** When the customer last proved their identity. */
  provedAt: Date;
  accessExpiresAt: Date;
};

/**
 * The customer of a request: none, one whose access token has expired and must be refreshed, one whose second factor
 * is missing, or a signed-in one of this shop.
 */
export type CurrentCustomer =
  | { kind: 'anonymous' }
  | { kind: 'expired' }
  | ({ kind: 'second_step' } & KnownCustomer)
  | ({ kind: 'signed_in' } & KnownCustomer);

/**
 * The customer of the current request in this shop, checked against the session's row under the shop's row-level
 * security: another shop's cookie, a staff cookie or an ended session is ignored. Read once for each request.
 */
export const currentCustomer = cache(async (tenantId: TenantId): Promise<CurrentCustomer> => {
  // Never prerender: the answer holds for this request only.
  await connection();
  return customerWith(tenantId, (await cookies()).get(customerCookie().name)?.value);
});

/** The customer of a request with this cookie. */
export async function customerWith(tenantId: TenantId, cookie: string | undefined): Promise<CurrentCustomer> {
  const claims = await readCustomerClaims(cookie);
  const session = claims && (await findLiveCustomerSession(tenantId, claims.sessionId));
  if (claims === null || session === null || session.customer.id !== claims.sub) {
    return { kind: 'anonymous' };
  }
  const accessExpiresAt = Math.min(claims.accessExpiresAt, session.accessExpiresAt.getTime());
  if (accessExpiresAt <= Date.now()) {
    return { kind: 'expired' };
  }
  const { customer, assuranceLevel, provedAt, hasFactor } = session;
  const { sessionId } = claims;
  return {
    kind: hasFactor && assuranceLevel < 2 ? 'second_step' : 'signed_in',
    customer,
    sessionId,
    assuranceLevel,
    provedAt,
    accessExpiresAt: new Date(accessExpiresAt),
  };
}
