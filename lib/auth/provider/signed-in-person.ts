// Who is signed in where an identity is linked. Asked at both ends of the way to the provider.
import 'server-only';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { isRecentProof } from '@/lib/auth/factors/recent-proof';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { visitorWith } from '@/lib/auth/visitor';
import type { CookieReader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { ProviderAttempt } from './provider-attempt';

export type SignedInPerson = { person: Person; sessionId: string; email: string | null };

/**
 * The person whose session a request brings, with all that their account asks for, if they have just proved who they are;
 * else null. A stolen session must not add another way in.
 */
export async function freshlySignedIn(
  tenantId: TenantId,
  who: ProviderAttempt['who'],
  readCookie: CookieReader,
): Promise<SignedInPerson | null> {
  if (who === 'shopper') {
    const current = await customerWith(tenantId, readCookie(customerCookie().name));
    return current.kind === 'signed_in' && isRecentProof(current.provedAt)
      ? {
          person: aCustomer(current.customer.id),
          sessionId: current.sessionId,
          email: current.customer.email,
        }
      : null;
  }
  const visitor = await visitorWith(tenantId, readCookie(sessionCookie().name));
  return visitor.kind === 'signed_in' && visitor.role !== null && isRecentProof(visitor.provedAt)
    ? { person: aUser(visitor.userId), sessionId: visitor.sessionId, email: visitor.email }
    : null;
}
