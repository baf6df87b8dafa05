import 'server-only';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { hashPassword, verifyPassword } from '@/lib/auth/passwords/passwords';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { oweNotice } from './notify';
import { mainAddress, type SignedInShopper } from './shopper';

export type OwnPasswordError = { code: 'password_weak'; reasons: string[] } | { code: 'password_same' };

/**
 * Sets the password of a shopper with a recent proof, and ends their other sessions in the same transaction.
 */
export async function setOwnPassword(
  { tenant, customer, sessionId }: SignedInShopper,
  password: string,
): Promise<Result<null, OwnPasswordError>> {
  const tenantId = tenant.id;
  const { id, name } = customer;
  const address = mainAddress(customer);
  const reasons = customerPasswordProblems(tenant, address ?? { kind: 'email', value: '' }, name, password);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const row = await tenantDb(tenantId, (db) =>
    db.customer.findUnique({ where: { tenantId_id: { tenantId, id } }, select: { passwordHash: true } }),
  );
  const present = row?.passwordHash ?? null;
  const compared = present === null ? null : await verifyPassword(present, password, { isKnown: true });
  if (compared?.ok && compared.value) {
    return err({ code: 'password_same' });
  }
  const passwordHash = await hashPassword(password);
  await tenantDb(tenantId, async (db) => {
    await db.customer.updateMany({ where: { tenantId, id }, data: { passwordHash } });
    await db.session.deleteMany({ where: { tenantId, customerId: id, NOT: { id: sessionId } } });
    await oweNotice(db, tenantId, address, { change: 'password_changed' });
  });
  return ok(null);
}
