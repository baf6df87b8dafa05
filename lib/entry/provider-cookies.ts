// The cookies of a session that began at the provider.
import 'server-only';
import { askerOf, markOfCustomer } from '@/lib/auth/customers/asker';
import { customerCookie, readCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import type { Finished } from '@/lib/auth/provider/finish-sign-in';
import { aCustomer, aUser } from '@/lib/auth/sessions/person';
import { readClaims, sessionCookie, writeClaims } from '@/lib/auth/sessions/session-cookie';
import { endSession } from '@/lib/auth/sessions/sessions.commands';
import { readCookie, setCookieHeader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { sessionCookies } from './account-answers';

type SignedIn = Exclude<Finished, { kind: 'linked' }>;
type OfKind<Kind> = Extract<SignedIn, { kind: Kind }>;

/** Ends the session that this browser had of the same kind, and answers the cookies of the new one. */
export const providerCookies = (
  tenantId: TenantId,
  finished: SignedIn,
  headers: Headers,
): Promise<string[]> =>
  finished.kind === 'shopper'
    ? shopperCookies(tenantId, finished, headers)
    : staffCookies(tenantId, finished, headers);

async function shopperCookies(
  tenantId: TenantId,
  { signedIn: { customerId, ...tokens }, email }: OfKind<'shopper'>,
  headers: Headers,
): Promise<string[]> {
  const replaced = await readCustomerClaims(readCookie(headers, customerCookie().name));
  if (replaced !== null) {
    await endSession(tenantId, aCustomer(replaced.sub), replaced.sessionId);
  }
  const asker = email === null ? null : await askerOf(tenantId, { kind: 'email', value: email }, headers);
  return [
    ...(await sessionCookies(tenantId, customerId, tokens)),
    ...(asker === null ? [] : [setCookieHeader(markOfCustomer(customerId, asker))]),
  ];
}

async function staffCookies(
  tenantId: TenantId,
  { signedIn }: OfKind<'staff'>,
  headers: Headers,
): Promise<string[]> {
  const { name } = sessionCookie();
  const replaced = await readClaims(readCookie(headers, name));
  if (replaced !== null) {
    await endSession(tenantId, aUser(replaced.sub), replaced.sessionId);
  }
  const { userId: sub, sessionId, refreshToken, role, expiresAt, mark } = signedIn;
  const accessExpiresAt = signedIn.accessExpiresAt.getTime();
  const maxAge = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000));
  const claims = { sub, sessionId, refreshToken, accessExpiresAt, role };
  const value = await writeClaims({ ...claims, name: signedIn.name, email: signedIn.email }, maxAge);
  return [setCookieHeader({ name, value, maxAge }), setCookieHeader(mark)];
}
