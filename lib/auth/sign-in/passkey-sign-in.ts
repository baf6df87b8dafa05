// Staff sign in by a passkey: no e-mail address, no password and no second step, because a passkey is both
// factors at once.
import 'server-only';
import { noteRefusedSignIn } from '@/lib/auth/audit-log';
import type { PasskeyAnswer } from '@/lib/auth/factors/passkey-input';
import { takePasskeySignIn } from '@/lib/auth/factors/passkeys.commands';
import { METHOD_OF } from '@/lib/auth/factors/prove';
import type { PasskeySite } from '@/lib/auth/factors/site';
import { roleMay } from '@/lib/auth/permissions';
import { networkOf } from '@/lib/http/network';
import type { CookieReader } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { findRole, findStaffAccount, knownBrowserOf, markOfStaff } from './staff-account';
import type { StaffProved } from './staff-proof';
import { beginStaffSession, type StaffSession } from './staff-session';

export type PasskeySignInError =
  | { code: 'passkey_refused' | 'no_permission' }
  | { code: 'too_many_attempts'; minutes: number };

/** Signs in a member who may enter the shop's admin area. `browserId` names the browser that asked for the challenge. */
export async function signInByPasskey(
  tenant: Tenant,
  {
    browserId,
    site,
    answer,
    device,
    readCookie,
    replaced,
  }: {
    browserId: string;
    site: PasskeySite;
    answer: PasskeyAnswer;
    device: Device;
    readCookie: CookieReader;
    /** The session that this browser had before. */
    replaced: StaffSession | null;
  },
  now = new Date(),
): Promise<Result<StaffProved, PasskeySignInError>> {
  const network = networkOf(device.address);
  const refuse = (reason: 'passkey_refused' | 'no_permission', email = '') => {
    noteRefusedSignIn(tenant.id, { reason, email, network, isKnownBrowser: false });
    return err({ code: reason });
  };
  const counted = await countTry([{ limit: 'passkeyNetwork', key: network }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const holder = { kind: 'browser', id: browserId, of: 'user' } as const;
  const taken = await takePasskeySignIn(tenant.id, { holder, site, answer }, now);
  if (!taken.ok || taken.value.kind !== 'user') {
    return refuse('passkey_refused');
  }
  const { userId } = taken.value;
  const account = await findStaffAccount(userId);
  const role = await findRole(tenant.id, userId);
  if (!roleMay(role, 'admin.enter')) {
    return refuse('no_permission', account.email);
  }
  const knownBrowser = knownBrowserOf(account, readCookie);
  const { name, email } = account;
  const { sessionId, cookie } = await beginStaffSession(
    tenant.id,
    { userId, name, email, role },
    { device, proof: { assuranceLevel: 2, methods: [METHOD_OF.passkey] }, replaced },
  );
  const cookies = [cookie, markOfStaff(account, knownBrowser)];
  return ok({ userId, cookies, sessionId, isNewDevice: knownBrowser === null, left: null });
}
