// The signed-in person to whom an identity is linked. Checked before the redirect to the provider, and again
// after it.
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

export type SignedInPerson = {
  person: Person;
  sessionId: string;
  email: string | null;
  /** Whether their proof of identity is recent. A stolen session must not add a way to sign in. */
  isRecent: boolean;
};

/** The person of a request's session, if it has passed every step of the sign-in; else null. */
export async function signedInPerson(
  tenantId: TenantId,
  who: ProviderAttempt['who'],
  readCookie: CookieReader,
): Promise<SignedInPerson | null> {
  if (who === 'shopper') {
    const current = await customerWith(tenantId, readCookie(customerCookie().name));
    if (current.kind !== 'signed_in') {
      return null;
    }
    const { customer, sessionId, provedAt } = current;
    const person = aCustomer(customer.id);
    return { person, sessionId, email: customer.email, isRecent: isRecentProof(provedAt) };
  }
  const visitor = await visitorWith(tenantId, readCookie(sessionCookie().name));
  if (visitor.kind !== 'signed_in' || visitor.role === null) {
    return null;
  }
  const { userId, sessionId, email, provedAt } = visitor;
  return { person: aUser(userId), sessionId, email, isRecent: isRecentProof(provedAt) };
}
