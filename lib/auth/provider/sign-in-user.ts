import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { aUser } from '@/lib/auth/sessions/person';
import { readClaims, sessionCookie } from '@/lib/auth/sessions/session-cookie';
import { knownBrowserOf, markOfStaff } from '@/lib/auth/sign-in/staff-account';
import { beginStaffSession } from '@/lib/auth/sign-in/staff-session';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { ok, type Result } from '@/lib/result';
import { PROVIDER_METHOD } from './identity-views';
import type { ProviderIdentity } from './provider-claims';
import { findOrLinkUser, type UserLinkError } from './user-identities.commands';

export type SignedInUser = {
  userId: string;
  sessionId: string;
  cookies: SiteCookie[];
  /** Whether the sign-in is complete and from a browser that is new for the account. */
  isNewDevice: boolean;
};

/**
 * Signs in a member of this shop's staff whom the provider has identified. Creates no account. With a second
 * factor, the session allows nothing yet: each page asks for the factor first, as after a password.
 */
export async function signInUserByProvider(
  tenantId: TenantId,
  identity: ProviderIdentity,
  device: Device,
  readCookie: CookieReader,
): Promise<Result<SignedInUser, UserLinkError>> {
  const found = await findOrLinkUser(tenantId, identity);
  if (!found.ok) {
    return found;
  }
  const { user, role, isLinked } = found.value;
  const { id: userId, name, email } = user;
  if (isLinked) {
    noteAudit('auth.provider_linked', { tenantId, userId });
    await oweSecurityNotice(tenantId, email, { change: 'provider_connected', of: 'user' });
  }
  const before = await readClaims(readCookie(sessionCookie().name));
  const { sessionId, cookie } = await beginStaffSession(
    tenantId,
    { userId, name, email, role },
    {
      device,
      proof: { assuranceLevel: 1, methods: [PROVIDER_METHOD] },
      replaced: before && { userId: before.sub, sessionId: before.sessionId },
    },
  );
  const knownBrowser = knownBrowserOf(user, readCookie);
  const isDone = !(await hasFactor(tenantId, aUser(userId)));
  const isMarked = isDone || knownBrowser !== null;
  const cookies = [cookie, ...(isMarked ? [markOfStaff(user, knownBrowser)] : [])];
  return ok({ userId, sessionId, cookies, isNewDevice: isDone && knownBrowser === null });
}
