// A sign-in from a browser in which the account had not signed in before, and what its owner can do who was not there.
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

/** Milliseconds: whoever has just made an account is not told that they have just signed in. */
const NEW_ACCOUNT = 10 * 60 * 1_000;

const findAccount = (userId: string) =>
  // Across tenants: a person has one account for all shops.
  platformDb().user.findUnique({
    where: { id: userId },
    select: { email: true, createdAt: true },
  });

/** Tells somebody of the platform of a sign-in from a new browser. For after the answer. */
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

/** Milliseconds before the sign-in's moment, which is noted after the answer: what a thief added on the way in goes too. */
const MARGIN = 60 * 1_000;

/**
 * Ends every session of a person, and takes away what has opened their account only since then. Recovery codes go with
 * the last factor. Once they have recovered by a mailed link, what came after that is theirs and stays, so that pressing
 * again undoes nothing of it. Until then it all goes: a thief may have come back with the old password. Answers the
 * numbers of sessions and factors.
 */
const undoSince = (userId: string, since: Date): Promise<{ ended: number; removed: number }> =>
  // Across tenants: a person has sessions in several shops, and one set of factors for all of them.
  platformDb().$transaction(async (db) => {
    // The lock of an enrolment: one that is under way comes before, and goes, or after, and finds no session.
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
 * "This wasn't me": ends every session of the person, in every shop, removes the factors, recovery codes and provider
 * identities that came since the sign-in, and sends a link to choose a new password. What was there before stays.
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
  // Else a thief who asks three times keeps the owner from the link.
  await forgetTries(resetMailsTo(tenant, userId));
  await requestPasswordReset(tenant, account.email, storeUrl);
  return ok({ email: account.email });
}
