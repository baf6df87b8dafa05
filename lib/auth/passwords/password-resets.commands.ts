// A new password by a mailed link. The link works once, within 30 minutes, in the shop where it was
// requested; the database stores its hash only.
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { noteAudit } from '@/lib/auth/audit-log';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { RESET_LIFE } from '@/lib/auth/sessions/session-times';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { type Counted, countTry, forgetTries } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { passwordProblems } from './password-rules';
import { hashPassword } from './passwords';

/** The limit's key for a person's reset mails from one shop. */
export const resetMailsTo = (tenant: Tenant, userId: string): Counted => ({
  limit: 'resetMail',
  key: `${tenant.id} ${userId}`,
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a reset link and queues its mail, which `deliverAccountMails` sends. Returns the recipient, or null: no such
 * account here, or too many mails just now (the last link still works). Deletes the person's expired links. Call it
 * after the response: its duration reveals whether the account exists. `storeUrl` is the shop's first page as the
 * request found it.
 */
export async function requestPasswordReset(
  tenant: Tenant,
  address: string,
  storeUrl: string,
): Promise<string | null> {
  const email = address.trim().toLowerCase();
  // Across tenants, because people belong to the platform; the same query checks membership in this shop.
  const user = await platformDb().user.findFirst({
    where: { email, tenants: { some: { tenantId: tenant.id } } },
    select: { id: true, email: true },
  });
  if (user === null || !(await countTry([resetMailsTo(tenant, user.id)])).ok) {
    return null;
  }
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + RESET_LIFE);
  const data = { tenantId: tenant.id, userId: user.id, tokenHash: hashOf(token), expiresAt };
  // A shop's scope may not access these rows, because inserting one takes over the account. The database
  // accepts links for members only.
  await platformDb().$transaction(async (db) => {
    const { tenantId, userId } = data;
    await db.passwordReset.deleteMany({ where: { tenantId, userId, expiresAt: { lte: new Date() } } });
    const { id } = await db.passwordReset.create({ data, select: { id: true } });
    await oweAccountMail(db, tenantId, {
      kind: 'password_reset',
      recipient: user.email,
      subject: id,
      parameters: { token, storeUrl },
      expiresAt,
    });
  });
  return user.email;
}

const isUsable = (tenantId: TenantId, token: string) => ({
  tenantId,
  tokenHash: hashOf(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Whether a link still works. */
export async function isResetTokenUsable(tenantId: TenantId, token: string): Promise<boolean> {
  const where = isUsable(tenantId, token);
  return (await platformDb().passwordReset.count({ where })) === 1;
}

export type ResetPasswordError =
  | { code: 'link_invalid' }
  | { code: 'too_many_attempts'; minutes: number }
  | { code: 'password_weak'; reasons: string[] };

/**
 * Sets the password of the link's recipient, uses up the link, and ends all the person's sessions, in one
 * transaction. A mail notifies them. A weak password does not use up the link.
 */
export async function resetPassword(
  tenant: Tenant,
  token: string,
  password: string,
): Promise<Result<{ userId: string; email: string }, ResetPasswordError>> {
  const where = isUsable(tenant.id, token);
  const reset = await platformDb().passwordReset.findFirst({ where, select: { userId: true } });
  if (reset === null) {
    return err({ code: 'link_invalid' });
  }
  const { userId } = reset;
  // Judging a password's strength can take half a second of the server's time.
  const counted = await countTry([{ limit: 'passwordChange', key: userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  // Across tenants: a person has one password, and sessions in several shops.
  const { name, email } = await platformDb().user.findUniqueOrThrow({ where: { id: userId } });
  const reasons = passwordProblems(password, [tenant.name, tenant.slug, name, email]);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const passwordHash = await hashPassword(password);
  const isDone = await platformDb().$transaction(async (db) => {
    const { count } = await db.passwordReset.updateMany({ where, data: { usedAt: new Date() } });
    if (count === 0) {
      return false;
    }
    await db.user.update({ where: { id: userId }, data: { passwordHash, recoveredAt: new Date() } });
    await db.session.deleteMany({ where: { userId } });
    await db.passwordReset.deleteMany({ where: { userId, usedAt: null } });
    return true;
  });
  if (!isDone) {
    return err({ code: 'link_invalid' });
  }
  // The transaction deleted the person's other links, so the next request must send one.
  await forgetTries(resetMailsTo(tenant, userId));
  noteAudit('auth.password_reset', { tenantId: tenant.id, userId });
  await oweSecurityNotice(tenant.id, email, { change: 'password_changed', of: 'user' });
  return ok({ userId, email });
}
