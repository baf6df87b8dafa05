// A sign-in from a browser in which the account had not signed in before, and what its owner can do who was not there.
import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { requestPasswordReset } from '@/lib/auth/passwords/password-resets.commands';
import { endAllSessions } from '@/lib/auth/sessions/sessions.commands';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { claimedUserId, isNotMe, NOT_ME_LIFE, signNotMe } from './not-me-token';

/** Milliseconds: whoever has just made an account is not told that they have just signed in. */
const NEW_ACCOUNT = 10 * 60 * 1_000;

const findAccount = (userId: string) =>
  // Across tenants: a person has one account for all shops.
  platformDb().user.findUnique({
    where: { id: userId },
    select: { email: true, passwordHash: true, createdAt: true },
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
        token: signNotMe(tenant.id, { userId, passwordHash: account.passwordHash }),
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

async function accountOfLink(tenantId: TenantId, token: string) {
  const userId = claimedUserId(token);
  const account = userId === null ? null : await findAccount(userId);
  return userId !== null && account !== null && isNotMe(tenantId, account.passwordHash, token)
    ? { userId, email: account.email }
    : null;
}

/** Whether a link still opens. */
export const isNotMeLinkUsable = async (tenantId: TenantId, token: string): Promise<boolean> =>
  (await accountOfLink(tenantId, token)) !== null;

/**
 * "This wasn't me": ends every session of the person, in every shop, and sends them a link to choose a new password.
 * A second factor stays what it is.
 */
export async function endAndRecover(
  tenant: Tenant,
  token: string,
  storeUrl: string,
): Promise<Result<{ email: string }, 'link_invalid'>> {
  const account = await accountOfLink(tenant.id, token);
  if (account === null) {
    return err('link_invalid');
  }
  const { userId, email } = account;
  const ended = await endAllSessions(userId);
  noteAudit('auth.sessions_ended', { tenantId: tenant.id, userId, scope: 'not_me', ended });
  await requestPasswordReset(tenant, email, storeUrl);
  return ok({ email });
}
