import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import { type Account, markBrowser, markOf, readMark } from './known-browser';

const accountColumns = { id: true, email: true, passwordHash: true } as const;

/**
 * The id of this browser if the account has signed in in it before, else null. Looks for the account only where there
 * is a mark, which nobody else can name: the time of the answer does not tell whether there is an account.
 */
export async function findKnownBrowser(email: string, readCookie: CookieReader): Promise<string | null> {
  const mark = markOf(email, readCookie);
  if (mark === undefined) {
    return null;
  }
  // Across tenants: a person is the same one in every shop.
  const account = await platformDb().user.findUnique({ where: { email }, select: accountColumns });
  return account && readMark(account, mark);
}

/** The mark for the browser in which a person has just chosen a new password, which ended all others. */
export async function markAfterNewPassword(userId: string): Promise<SiteCookie> {
  // Across tenants, as above.
  const account: Account = await platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: accountColumns,
  });
  return markBrowser(account, null);
}
