// Who is signed in where an identity is linked. Asked at both ends of the way to the provider.
import 'server-only';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
import { visitorWith } from '@/lib/auth/visitor';
import type { CookieReader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { ProviderAttempt } from './provider-attempt';

/** Milliseconds after a proof in which somebody may add another way in: a stolen session must not. */
const PROOF_LIFE = 10 * 60 * 1_000;

/** The person whose session a request brings, if they have just proved who they are; else null. */
export async function freshlySignedIn(
  tenantId: TenantId,
  who: ProviderAttempt['who'],
  readCookie: CookieReader,
): Promise<{ person: Person; sessionId: string } | null> {
  const found = await (who === 'shopper' ? shopper(tenantId, readCookie) : staff(tenantId, readCookie));
  return found !== null && Date.now() - found.provedAt.getTime() < PROOF_LIFE ? found : null;
}

async function shopper(tenantId: TenantId, readCookie: CookieReader) {
  const current = await customerWith(tenantId, readCookie(customerCookie().name));
  if (current.kind !== 'signed_in') {
    return null;
  }
  const { customer, sessionId, provedAt } = current;
  return { person: aCustomer(customer.id), sessionId, provedAt };
}

async function staff(tenantId: TenantId, readCookie: CookieReader) {
  const visitor = await visitorWith(tenantId, readCookie(sessionCookie().name));
  if (visitor.kind !== 'signed_in' || visitor.role === null) {
    return null;
  }
  const session = await findLiveSession(tenantId, visitor.sessionId);
  const { userId, sessionId } = visitor;
  return session && { person: aUser(userId), sessionId, provedAt: session.provedAt };
}
