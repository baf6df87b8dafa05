import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import { passwordProblems } from './password-rules';
import { hashPassword, verifyPassword } from './passwords';

export type ChangePasswordError =
  | { code: 'too_many_attempts'; minutes: number }
  | { code: 'password_wrong' }
  | { code: 'password_weak'; reasons: string[] };

type Person = { userId: string; tenantId: TenantId; sessionId: string };
type Passwords = { current: string; next: string };

/**
 * Changes the password of a person who knows the current one, and ends all their other sessions in every
 * shop, in the same transaction. A mail notifies them. `surroundings`: names that the password may not be
 * made of.
 */
export async function changePassword(
  { userId, tenantId, sessionId }: Person,
  passwords: Passwords,
  surroundings: readonly string[],
): Promise<Result<null, ChangePasswordError>> {
  const counted = await countTry([{ limit: 'passwordChange', key: userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  // Across tenants: a person has one password for all their shops.
  const { passwordHash, email } = await platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true, email: true },
  });
  const compared = await verifyPassword(passwordHash, passwords.current, { isKnown: true });
  if (!compared.ok || !compared.value) {
    return err({ code: 'password_wrong' });
  }
  const reasons = passwordProblems(passwords.next, surroundings);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const newHash = await hashPassword(passwords.next);
  await platformDb().$transaction([
    platformDb().user.update({ where: { id: userId }, data: { passwordHash: newHash } }),
    platformDb().session.deleteMany({ where: { userId, NOT: { tenantId, id: sessionId } } }),
    platformDb().passwordReset.deleteMany({ where: { userId } }),
  ]);
  noteAudit('auth.password_changed', { tenantId, userId });
  await oweSecurityNotice(tenantId, email, { change: 'password_changed', of: 'user' });
  return ok(null);
}
