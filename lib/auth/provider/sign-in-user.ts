import 'server-only';
import { logTag, noteAudit } from '@/lib/auth/audit-log';
import { markBrowser, markOf, readMark } from '@/lib/auth/known-browser/known-browser';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import type { SignedIn } from '@/lib/auth/sign-in/sign-in';
import { networkOf } from '@/lib/http/network';
import type { CookieReader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';
import { PROVIDER_METHOD } from './identity-views';
import type { ProviderIdentity } from './provider-claims';
import { findOrLinkUser, type UserLinkError } from './user-identities.commands';

/** Signs somebody in who works in this shop and whom the provider has named. Nobody gets an account by it. */
export async function signInUserByProvider(
  tenantId: TenantId,
  identity: ProviderIdentity,
  device: Device,
  readCookie: CookieReader,
): Promise<Result<SignedIn & { role: Role }, UserLinkError>> {
  const found = await findOrLinkUser(tenantId, identity);
  if (!found.ok) {
    return found;
  }
  const { user, role, isLinked } = found.value;
  const knownBrowser = readMark(user, markOf(user.email, readCookie));
  const tokens = await createSession(tenantId, aUser(user.id), device, {
    assuranceLevel: 1,
    methods: [PROVIDER_METHOD],
  });
  noteAudit('auth.signed_in', {
    tenantId,
    userId: user.id,
    sessionId: tokens.sessionId,
    role,
    network: logTag(networkOf(device.address)),
    isKnownBrowser: knownBrowser !== null,
    method: PROVIDER_METHOD,
    isLinked,
  });
  const { id: userId, name, email } = user;
  return ok({ ...tokens, userId, name, email, role, mark: markBrowser(user, knownBrowser) });
}
