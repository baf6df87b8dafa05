import 'server-only';
import { passwordHashOf } from '@/lib/auth/customers/customer-proof';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { isRecentProof } from '@/lib/auth/factors/recent-proof';
import { hashPassword, verifyPassword } from '@/lib/auth/passwords/passwords';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Bearer } from './bearer';
import { ownAddress } from './reauthentication';

export type PasswordRefusal =
  | { code: 'too_many_attempts'; minutes: number }
  | { code: 'proof_needed' | 'password_wrong' | 'password_same' }
  | { code: 'password_weak'; problems: string[] };

const isPassword = async (hash: string | null, password: string): Promise<boolean> => {
  const compared = hash === null ? null : await verifyPassword(hash, password, { isKnown: true });
  return compared?.ok === true && compared.value;
};

/**
 * Sets a customer's password and ends all their other sessions in the same transaction. A stolen token is not
 * enough: without a recent proof the current password is required, and with a second factor that too.
 * `oweNotice` runs in the same transaction.
 */
export async function changePassword(
  tenant: Tenant,
  { customer, sessionId, provedAt, hasFactor }: Bearer,
  { password, current }: { password: string; current: string | null },
  oweNotice: (db: Database) => Promise<void>,
): Promise<Result<null, PasswordRefusal>> {
  const tenantId = tenant.id;
  const { id, name } = customer;
  const counted = await countTry([{ limit: 'passwordChange', key: `${tenantId} ${id}` }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const old = await passwordHashOf(tenantId, id);
  if (!isRecentProof(provedAt)) {
    if (current === null || hasFactor) {
      return err({ code: 'proof_needed' });
    }
    if (!(await isPassword(old, current))) {
      return err({ code: 'password_wrong' });
    }
  }
  const problems = customerPasswordProblems(tenant, ownAddress(customer), name, password);
  if (problems.length > 0) {
    return err({ code: 'password_weak', problems });
  }
  if (await isPassword(old, password)) {
    return err({ code: 'password_same' });
  }
  const passwordHash = await hashPassword(password);
  await tenantDb(tenantId, async (db) => {
    await db.customer.updateMany({ where: { tenantId, id }, data: { passwordHash } });
    await db.session.deleteMany({ where: { tenantId, customerId: id, NOT: { tenantId, id: sessionId } } });
    await oweNotice(db);
  });
  return ok(null);
}
