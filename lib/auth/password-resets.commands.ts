// Choosing a new password by a mailed link. The link opens once, for 30 minutes, in the shop it was asked for
// in; the database holds its hash only.
import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { platformDb } from '@/lib/db/platform-db';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { passwordProblems } from './password-rules';
import { hashPassword } from './passwords';
import { countTry } from './rate-limits';
import { RESET_LIFE } from './session-times';
import type { Device } from './sessions.commands';

export type RequestedReset = { email: string; token: string };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link's token for somebody of this shop; null for an address that is nobody's here, which the caller
 * must answer alike. Clears away those of theirs that have run out. Refused with the minutes to wait after too many tries.
 */
export async function requestPasswordReset(
  tenant: Tenant,
  address: string,
  device: Device,
): Promise<Result<RequestedReset | null, { minutes: number }>> {
  const email = address.trim().toLowerCase();
  const counted = await countTry([
    { limit: 'resetAccount', key: `${tenant.id} ${email}` },
    { limit: 'resetAddress', key: device.address },
    { limit: 'resetTenant', key: tenant.id },
  ]);
  if (!counted.ok) {
    return counted;
  }
  // Across tenants, because people belong to the platform; whether it is one of this shop's is asked at once.
  const user = await platformDb().user.findFirst({
    where: { email, tenants: { some: { tenantId: tenant.id } } },
    select: { id: true, email: true },
  });
  if (user === null) {
    return ok(null);
  }
  const token = randomBytes(32).toString('base64url');
  const data = {
    tenantId: tenant.id,
    userId: user.id,
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + RESET_LIFE),
  };
  // A shop's scope may not touch these links: whoever plants one owns the account. The database takes one for members only.
  await platformDb().$transaction(async (db) => {
    const { tenantId, userId } = data;
    await db.passwordReset.deleteMany({ where: { tenantId, userId, expiresAt: { lte: new Date() } } });
    await db.passwordReset.create({ data });
  });
  return ok({ email: user.email, token });
}

const isUsable = (tenantId: string, token: string) => ({
  tenantId,
  tokenHash: hashOf(token),
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** Whether a link would still open. */
export async function isResetTokenUsable(tenantId: string, token: string): Promise<boolean> {
  const where = isUsable(tenantId, token);
  return (await platformDb().passwordReset.count({ where })) === 1;
}

export type ResetPasswordError = { code: 'link_invalid' } | { code: 'password_weak'; reasons: string[] };

/**
 * Sets the password of whoever the link was mailed to, uses the link up, and ends every session of theirs, in
 * one transaction. A weak password uses nothing up.
 */
export async function resetPassword(
  tenant: Tenant,
  token: string,
  password: string,
): Promise<Result<null, ResetPasswordError>> {
  const where = isUsable(tenant.id, token);
  const reset = await platformDb().passwordReset.findFirst({ where, select: { userId: true } });
  if (reset === null) {
    return err({ code: 'link_invalid' });
  }
  const { userId } = reset;
  // Across tenants: a person has one password, and sessions in every shop of theirs.
  const { name, email } = await platformDb().user.findUniqueOrThrow({ where: { id: userId } });
  const reasons = passwordProblems(password, [tenant.name, tenant.slug, name, email]);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const passwordHash = await hashPassword(password);
  return platformDb().$transaction(async (db) => {
    const { count } = await db.passwordReset.updateMany({ where, data: { usedAt: new Date() } });
    if (count === 0) {
      return err({ code: 'link_invalid' });
    }
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    await db.session.deleteMany({ where: { userId } });
    await db.passwordReset.deleteMany({ where: { userId, usedAt: null } });
    return ok(null);
  });
}
