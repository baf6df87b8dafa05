// The notice about a sign-in from a new browser, and the link for an owner who did not make that sign-in.
import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { requestPasswordReset, resetMailsTo } from '@/lib/auth/passwords/password-resets.commands';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import { forgetTries } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { NOT_ME_LIFE, readNotMe, signNotMe } from './not-me-token';

/** Milliseconds. A new account gets no notice: its first sign-in follows at once. */
const NEW_ACCOUNT = 10 * 60 * 1_000;

const findAccount = (userId: string) =>
  // Across tenants: a person has one account for all shops.
  platformDb().user.findUnique({
    where: { id: userId },
    select: { email: true, createdAt: true },
  });

/** Mails a staff member about a sign-in from a new browser. Call it after the response. */
export async function mailNewDevice(
  tenant: Tenant,
  {
    userId,
    sessionId,
    device,
    storeUrl,
  }: { userId: string; sessionId: string; device: Device; storeUrl: string },
): Promise<void> {
  const account = await findAccount(userId);
  const now = new Date();
  if (account === null || now.getTime() - account.createdAt.getTime() < NEW_ACCOUNT) {
    return;
  }
  await tenantDb(tenant.id, (db) =>
    oweAccountMail(db, tenant.id, {
      kind: 'new_device',
      recipient: account.email,
      subject: sessionId,
      parameters: {
        token: signNotMe(tenant.id, { userId, signedInAt: now }),
        storeUrl,
        userAgent: device.userAgent,
        address: device.address,
        at: now.toISOString(),
      },
      expiresAt: new Date(now.getTime() + NOT_ME_LIFE),
    }),
  );
  await deliverAccountMails(tenant.id, account.email);
}

/**
 * Milliseconds before the recorded sign-in. The time is recorded after the response, so this includes what a
 * thief added while signing in.
 */
const MARGIN = 60 * 1_000;

/**
 * Ends a person's sessions, and deletes the factors, recovery codes and provider identities that were added
 * since. All recovery codes go with the last factor. If the person has recovered by a mailed link since then,
 * only what came before the recovery is removed, so pressing the button again undoes nothing of theirs.
 * Without a recovery everything goes, because a thief may have returned with the old password. Returns the
 * counts of sessions and factors.
 */
const undoSince = (userId: string, since: Date): Promise<{ ended: number; removed: number }> =>
  // Across tenants: a person has sessions in several shops, and one set of factors for all of them.
  platformDb().$transaction(async (db) => {
    // The same lock as an enrolment's. An enrolment that holds it commits first and is deleted; a later one
    // finds no session.
    await db.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const { recoveredAt } = await db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { recoveredAt: true },
    });
    const until = recoveredAt !== null && recoveredAt > since ? { lt: recoveredAt } : {};
    const { count: ended } = await db.session.deleteMany({ where: { userId, createdAt: until } });
    const added = { userId, createdAt: { gte: since, ...until } };
    const { count: removed } = await db.userFactor.deleteMany({ where: added });
    await db.userIdentity.deleteMany({ where: added });
    const isBare = (await db.userFactor.count({ where: { userId, confirmedAt: { not: null } } })) === 0;
    await db.userRecoveryCode.deleteMany({ where: isBare ? { userId } : added });
    return { ended, removed };
  });

/**
 * "This wasn't me": ends the person's sessions in every shop, deletes the factors, recovery codes and
 * provider identities that were added since the sign-in, and mails a link to choose a new password. Older
 * ones stay.
 */
export async function endAndRecover(
  tenant: Tenant,
  token: string,
  storeUrl: string,
): Promise<Result<{ email: string }, 'link_invalid'>> {
  const doubted = readNotMe(tenant.id, token);
  const account = doubted && (await findAccount(doubted.userId));
  if (doubted === null || account === null) {
    return err('link_invalid');
  }
  const { userId, signedInAt } = doubted;
  const { ended, removed } = await undoSince(userId, new Date(signedInAt.getTime() - MARGIN));
  noteAudit('auth.sessions_ended', { tenantId: tenant.id, userId, scope: 'not_me', ended });
  if (removed > 0) {
    noteAudit('auth.factors_removed', { tenantId: tenant.id, userId, by: userId, removed });
  }
  // Resets the limit of mails: otherwise a thief who requests three blocks the owner's link.
  await forgetTries(resetMailsTo(tenant, userId));
  await requestPasswordReset(tenant, account.email, storeUrl);
  return ok({ email: account.email });
}
