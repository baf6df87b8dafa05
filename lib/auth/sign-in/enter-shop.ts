import 'server-only';
import { findActing } from '@/lib/auth/acting/acting.queries';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import { takeHandOff } from './hand-off';
import { findRole, findStaffAccount } from './staff-account';
import { beginStaffSession, type StaffSession } from './staff-session';

/**
 * Begins a session in a shop for whoever brings a token from the platform's host to the browser that began here with
 * `secret`, if they still work in the shop, or act as its owner. It proves as much as their session there did.
 */
export async function enterShop(
  tenantId: TenantId,
  { token, secret }: { token: string; secret: string },
  { device, replaced }: { device: Device; replaced: StaffSession | null },
): Promise<Result<{ cookie: SiteCookie }, 'token_invalid'>> {
  const person = await takeHandOff(tenantId, token, secret);
  const role =
    person &&
    ((await findRole(tenantId, person.userId)) ?? (await findActing(tenantId, person.userId))?.role ?? null);
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
