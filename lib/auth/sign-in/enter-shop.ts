import 'server-only';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import { takeHandOff } from './hand-off';
import { findRole, findStaffAccount } from './staff-account';
import { beginStaffSession, type StaffSession } from './staff-session';

/**
 * Starts a session in a shop for a person with a token from the platform's host, if they still work in the
 * shop. It has the same assurance as their session there.
 */
export async function enterShop(
  tenantId: TenantId,
  token: string,
  { device, replaced }: { device: Device; replaced: StaffSession | null },
): Promise<Result<{ cookie: SiteCookie }, 'token_invalid'>> {
  const person = await takeHandOff(tenantId, token);
  const role = person && (await findRole(tenantId, person.userId));
  if (person === null || role === null) {
    return err('token_invalid');
  }
  const { userId, ...proof } = person;
  const { name, email } = await findStaffAccount(userId);
  const { cookie } = await beginStaffSession(
    tenantId,
    { userId, name, email, role },
    { device, proof, replaced },
  );
  return ok({ cookie });
}
