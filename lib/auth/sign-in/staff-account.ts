import 'server-only';
import { markBrowser, markOf, readMark } from '@/lib/auth/known-browser/known-browser';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';

/** A staff member's account. */
export const findStaffAccount = (userId: string) =>
  // Across tenants: a person has one account for all shops.
  platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, name: true, passwordHash: true },
  });

export type StaffAccount = Awaited<ReturnType<typeof findStaffAccount>>;

/** The id of this browser if the account has signed in there before, else null. */
export const knownBrowserOf = (account: StaffAccount, readCookie: CookieReader): string | null =>
  readMark(account, markOf(account.email, readCookie));

/** The mark for a browser in which the account has completed a sign-in. */
export const markOfStaff = (account: StaffAccount, knownBrowser: string | null): SiteCookie =>
  markBrowser(account, knownBrowser);

/** A person's role in a shop; null if none. */
export const findRole = (tenantId: TenantId, userId: string): Promise<string | null> =>
  tenantDb(tenantId, async (db) => {
    const member = await db.tenantUser.findUnique({
      where: { tenantId_userId: { tenantId, userId } },
      select: { role: true },
    });
    return member?.role ?? null;
  });
