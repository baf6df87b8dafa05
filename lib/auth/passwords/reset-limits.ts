// How often links to choose a new password are asked for. The same for every address, whether or not it is somebody's.
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
 * Counts a request for a link; refused with the minutes to wait after too many from the same place. A browser in which
 * the account has signed in has an allowance of its own.
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
