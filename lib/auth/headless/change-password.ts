import 'server-only';
import { customerPasswordProblems } from '@/lib/auth/customers/recovery';
import { hashPassword, verifyPassword } from '@/lib/auth/passwords/passwords';
import { tenantDb } from '@/lib/db/tenant-db';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Bearer } from './bearer';
import { ownAddress, takeNonce } from './reauthentication';

/** Milliseconds for which a sign-in is proof enough. */
export const RECENT_PROOF = 10 * 60 * 1_000;

export type PasswordChange = {
  password: string;
  /** A code of `/reauthenticate`. */
  nonce: string | null;
  current: string | null;
};

export type PasswordRefusal =
  | { code: 'too_many_attempts'; minutes: number }
  | { code: 'proof_needed' | 'nonce_wrong' | 'password_wrong' | 'password_same' }
  | { code: 'password_weak'; problems: string[] };

/**
 * Sets a customer's password and ends every other session of theirs in the same transaction. A stolen token is not
 * enough: whoever did not sign in just now brings the current password or a code.
 */
export async function changePassword(
  tenant: Tenant,
  bearer: Bearer,
  change: PasswordChange,
): Promise<Result<null, PasswordRefusal>> {
  const tenantId = tenant.id;
  const { id, name } = bearer.customer;
  const counted = await countTry([{ limit: 'passwordChange', key: `${tenantId} ${id}` }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const problems = customerPasswordProblems(tenant, ownAddress(bearer.customer), name, change.password);
  if (problems.length > 0) {
    return err({ code: 'password_weak', problems });
  }
  const { passwordHash: old } = await tenantDb(tenantId, (db) =>
    db.customer.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id } },
      select: { passwordHash: true },
    }),
  );
  const unproved = await proofProblem(tenant, bearer, change, old);
  if (unproved !== null) {
    return err({ code: unproved });
  }
  if (await isPassword(old, change.password)) {
    return err({ code: 'password_same' });
  }
  const passwordHash = await hashPassword(change.password);
  await tenantDb(tenantId, async (db) => {
    await db.customer.updateMany({ where: { tenantId, id }, data: { passwordHash } });
    await db.session.deleteMany({
      where: { tenantId, customerId: id, NOT: { tenantId, id: bearer.sessionId } },
    });
  });
  return ok(null);
}

async function isPassword(hash: string | null, password: string): Promise<boolean> {
  const compared = hash === null ? null : await verifyPassword(hash, password, { isKnown: true });
  return compared?.ok === true && compared.value;
}

/** What is missing of the proof; what was brought counts before what was done. */
async function proofProblem(
  tenant: Tenant,
  bearer: Bearer,
  { nonce, current }: PasswordChange,
  old: string | null,
): Promise<'nonce_wrong' | 'password_wrong' | 'proof_needed' | null> {
  if (nonce !== null) {
    return (await takeNonce(tenant.id, bearer, nonce)) ? null : 'nonce_wrong';
  }
  if (current !== null) {
    return (await isPassword(old, current)) ? null : 'password_wrong';
  }
  return Date.now() - bearer.provedAt.getTime() < RECENT_PROOF ? null : 'proof_needed';
}
