// Who is signed in where an identity is linked. Asked at both ends of the way to the provider.
import 'server-only';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { readClaims, sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { findLiveSession } from '@/lib/auth/sessions/sessions.queries';
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
  const claims = await readClaims(readCookie(sessionCookie().name));
  const session = claims && (await findLiveSession(tenantId, claims.sessionId));
  const isOpen = session !== null && session.accessExpiresAt.getTime() > Date.now();
  if (claims === null || !isOpen || session.userId !== claims.sub || session.role === null) {
    return null;
  }
  return { person: aUser(session.userId), sessionId: claims.sessionId, provedAt: session.provedAt };
}
