// Opening a shop on the platform's own host: verify an address, then create the shop.
import 'server-only';
import { z } from 'zod';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCode } from '@/lib/auth/codes/one-time-codes.commands';
import { findRole, findStaffAccount } from '@/lib/auth/sign-in/staff-account';
import { beginStaffSession, type StaffSession } from '@/lib/auth/sign-in/staff-session';
import { takeOwnersClock } from '@/lib/catalog/calendar/work-calendar.commands';
import { platformDb } from '@/lib/db/platform-db';
import { networkOf } from '@/lib/http/network';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { type CreateTenantError, createTenant } from '@/lib/tenants/create-tenant';
import { addressProblem } from '@/lib/tenants/hosts/shop-address';
import { OWNER } from '@/lib/tenants/roles';
import type { Trade } from '@/lib/tenants/state/shop-state';
import { isTimeZone } from '@/lib/time/time-zone';
import { mayOpen } from './opening.queries';

const person = z.tuple([z.object({ id: z.uuid() })]);

/**
 * Signs in on the platform's host by a mailed code; the first correct code creates the account. With a second
 * factor the session allows nothing yet: the page asks for the factor first. The caller has counted the try.
 */
export async function signInByOpeningCode(
  platformId: TenantId,
  { email, code, requester }: { email: string; code: string; requester: string | undefined },
  { device, replaced }: { device: Device; replaced: StaffSession | null },
): Promise<Result<{ cookie: SiteCookie }, 'code_wrong'>> {
  const key = { purpose: 'sign_in', address: email, requester: requesterHash(requester) } as const;
  const taken = await takeCode(platformId, key, code);
  if (!taken.ok) {
    return taken;
  }
  // Across tenants: the person belongs to the platform, and has no shop yet.
  const [{ id: userId }] = person.parse(
    await platformDb().$queryRaw`SELECT opening_person(${email})::text AS id`,
  );
  const [account, role] = await Promise.all([findStaffAccount(userId), findRole(platformId, userId)]);
  const { cookie } = await beginStaffSession(
    platformId,
    { userId, name: account.name, email: account.email, role },
    { device, proof: { assuranceLevel: 1, methods: ['otp'] }, replaced },
  );
  return ok({ cookie });
}

/** Shops that one person opens by themselves; for more they write to the platform. */
export const MOST_SHOPS = 20;

export type OpenShopError =
  /** `too_many_shops`: of this person, however long ago they opened them. */
  | { code: CreateTenantError | 'not_invited' | 'too_many_shops' }
  | { code: 'too_many_attempts'; minutes: number };

/**
 * Creates a draft that belongs to this person, whose address is verified; returns its id. `timeZone` is what their browser
 * says, any text: the shop's clock begins with it if it is a known one.
 */
export async function openShop(
  owner: { userId: string; email: string },
  { timeZone, ...shop }: { name: string; slug: string; trade: Trade; timeZone: string },
  device: Device,
): Promise<Result<{ id: TenantId }, OpenShopError>> {
  if (!(await mayOpen(owner.email))) {
    return err({ code: 'not_invited' });
  }
  const problem = addressProblem(shop.slug);
  if (problem !== null) {
    return err({ code: problem === 'reserved' ? 'slug_reserved' : 'slug_invalid' });
  }
  // Across tenants: that is the question.
  const owned = await platformDb().tenantUser.count({
    where: { userId: owner.userId, role: OWNER, tenant: { kind: 'shop', state: { not: 'closed' } } },
  });
  if (owned >= MOST_SHOPS) {
    return err({ code: 'too_many_shops' });
  }
  const counted = await countTry([
    { limit: 'openingPerson', key: owner.userId },
    { limit: 'openingNetwork', key: networkOf(device.address) },
  ]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const made = await createTenant({ ...shop, ownerId: owner.userId });
  if (!made.ok) {
    return err({ code: made.error });
  }
  if (isTimeZone(timeZone)) {
    // The shop is there: a failure here must not tell its owner that it is not. They can set the clock by hand.
    await takeOwnersClock(made.value.id, timeZone).catch((error: unknown) => {
      logger().error(
        { event: 'opening.clock_failed', tenantId: made.value.id, error },
        'a new shop is in UTC',
      );
    });
  }
  return made;
}
