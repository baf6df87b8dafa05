'use server';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { after } from 'next/server';
import { z } from 'zod';
import { requireRecentProof } from '@/lib/auth/admin';
import { noteAudit } from '@/lib/auth/audit-log';
import { markAfterNewPassword } from '@/lib/auth/known-browser/known-browser.queries';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { changePassword } from '@/lib/auth/passwords/set-password';
import { aUser } from '@/lib/auth/sessions/person';
import { endAllSessions, endOtherSessions, endSession } from '@/lib/auth/sessions/sessions.commands';
import { removeMember } from '@/lib/auth/team/team.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { siteCookieOptions } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

const password = z.string().max(1_000);

/** Changes the signed-in person's password, and ends all their other sessions. */
export const changeOwnPassword = adminAction({
  may: 'own_account.edit',
  schema: z.object({ current: password, next: password }),
  fieldMessage: () => messages.auth.failed,
  async handle({ tenant, userId, sessionId, name, email }, passwords) {
    const changed = await changePassword({ userId, tenantId: tenant.id, sessionId }, passwords, [
      tenant.name,
      tenant.slug,
      name,
      email,
    ]);
    if (changed.ok) {
      const mark = await markAfterNewPassword(userId);
      (await cookies()).set(mark.name, mark.value, { ...siteCookieOptions(), maxAge: mark.maxAge });
      after(() => deliverAccountMails(tenant.id, email));
      refresh();
      return ok(null);
    }
    switch (changed.error.code) {
      case 'password_wrong':
        return refused(messages.auth.passwordWrong, { current: messages.auth.passwordWrong });
      case 'password_weak':
        return refused(messages.auth.passwordWeak, { next: changed.error.reasons.join(' ') });
      default:
        return refused(messages.auth.tooManyAttempts(changed.error.minutes));
    }
  },
});

/** Ends one of the signed-in person's sessions in this shop. Also ok if it has ended already. */
export const endOwnSession = adminAction({
  may: 'own_account.edit',
  schema: z.object({ id: z.uuid() }),
  async handle(admin, { id }) {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const { tenant, userId } = admin;
    await endSession(tenant.id, aUser(userId), id);
    noteAudit('auth.sessions_ended', { tenantId: tenant.id, userId, sessionId: id, scope: 'one' });
    refresh();
    return ok(null);
  },
});

/** Signs out everywhere else, or everywhere (specification §5: scopes others and global). */
export const signOutSessions = adminAction({
  may: 'own_account.edit',
  schema: z.object({ scope: z.enum(['others', 'global']) }),
  async handle(admin, { scope }) {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const { tenant, userId, sessionId } = admin;
    const ended =
      scope === 'global'
        ? await endAllSessions(userId)
        : await endOtherSessions(tenant.id, userId, sessionId);
    noteAudit('auth.sessions_ended', { tenantId: tenant.id, userId, scope, ended });
    if (scope === 'others') {
      refresh();
    }
    return ok({ ended });
  },
});

/** Takes the signed-in person out of this shop's team, unless they are its last owner. Their sessions here end with it. */
export const leaveTeam = adminAction({
  may: 'own_account.edit',
  schema: z.null(),
  async handle(admin) {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const { tenant, userId } = admin;
    const left = await removeMember(tenant.id, { actorId: userId, userId });
    return left.ok ? left : refused(adminTeamSentences.refusals[left.error]);
  },
});
