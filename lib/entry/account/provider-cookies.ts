// The cookies of a session that began at the provider.
import 'server-only';
import { askerOf, markOfCustomer } from '@/lib/auth/customers/asker';
import { customerCookie, readCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import type { SignedInCustomer } from '@/lib/auth/customers/sign-in-with-code';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aCustomer } from '@/lib/auth/sessions/person';
import { endSession } from '@/lib/auth/sessions/sessions.commands';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { sessionCookies } from './account-answers';

/** Ends this browser's previous shopper session, and returns the cookies of the new one. */
export async function shopperCookies(
  tenantId: TenantId,
  { signedIn, email }: { signedIn: SignedInCustomer; email: string | null },
  headers: Headers,
): Promise<string[]> {
  const { customerId, ...tokens } = signedIn;
  const replaced = await readCustomerClaims(readCookie(headers, customerCookie().name));
  if (replaced !== null) {
    await endSession(tenantId, aCustomer(replaced.sub), replaced.sessionId);
  }
  const cookies = await sessionCookies(tenantId, customerId, tokens);
  // Not before the second factor: the provider alone must not earn a limit of its own.
  if (email === null || (await hasFactor(tenantId, aCustomer(customerId)))) {
    return cookies;
  }
  const asker = await askerOf(tenantId, { kind: 'email', value: email }, headers);
  return [...cookies, setCookieHeader(markOfCustomer(customerId, asker))];
}
