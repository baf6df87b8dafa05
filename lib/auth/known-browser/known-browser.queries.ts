import 'server-only';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aUser } from '@/lib/auth/sessions/person';
import { platformDb } from '@/lib/db/platform-db';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { type Account, markBrowser, markOf, readMark } from './known-browser';

const accountColumns = { id: true, email: true, passwordHash: true } as const;

/**
 * The id of this browser if the account has signed in there before, else null. Looks up the account only if
 * the request has a mark, which a stranger cannot produce: so the response time does not reveal whether an
 * account exists.
 */
export async function findKnownBrowser(email: string, readCookie: CookieReader): Promise<string | null> {
  const mark = markOf(email, readCookie);
  if (mark === undefined) {
    return null;
  }
  // Across tenants: a person has one account for all shops.
  const account = await platformDb().user.findUnique({ where: { email }, select: accountColumns });
  return account && readMark(account, mark);
}

/**
 * The mark for the browser in which a person has just set a new password. The new password invalidates all
 * other marks.
 */
export async function markAfterNewPassword(userId: string): Promise<SiteCookie> {
  // Across tenants, as above.
  const account: Account = await platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: accountColumns,
  });
  return markBrowser(account, null);
}

/**
 * The same after a mailed link; null if the account has a second factor, which access to a mailbox does not
 * replace. Then the second step marks the browser.
 */
export const markAfterReset = async (tenantId: TenantId, userId: string): Promise<SiteCookie | null> =>
  (await hasFactor(tenantId, aUser(userId))) ? null : markAfterNewPassword(userId);
