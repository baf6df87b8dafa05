// Limits for requesting a link to choose a new password. The same for every address, with or without an account.
import 'server-only';
import { findKnownBrowser } from '@/lib/auth/known-browser/known-browser.queries';
import { networkOf } from '@/lib/http/network';
import type { CookieReader } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { slowDown } from '@/lib/limits/slow-limits';
import type { Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';

/**
 * Counts a request for a link. After too many from the same place it is refused, with the minutes to wait. A browser
 * in which the account has signed in has a limit of its own.
 */
export async function admitResetRequest(
  tenant: Tenant,
  address: string,
  device: Device,
  readCookie: CookieReader = () => undefined,
): Promise<Result<null, { minutes: number }>> {
  const email = address.trim().toLowerCase();
  const network = networkOf(device.address);
  const knownBrowser = await findKnownBrowser(email, readCookie);
  if (knownBrowser !== null) {
    return countTry([{ limit: 'resetBrowser', key: `${email} ${knownBrowser}` }]);
  }
  const counted = await countTry([
    { limit: 'resetAddress', key: network },
    { limit: 'resetAccountAddress', key: `${email} ${network}` },
  ]);
  if (counted.ok) {
    await slowDown('resetTenant', tenant.id, network);
  }
  return counted;
}
