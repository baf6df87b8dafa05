import type { Metadata } from 'next';
import { LeaveTeam } from '@/app/[tenant]/(admin)/admin/settings/security/leave-team';
import { PasswordForm } from '@/app/[tenant]/(admin)/admin/settings/security/password-form';
import { SessionList } from '@/app/[tenant]/(admin)/admin/settings/security/session-list';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { roleMay } from '@/lib/auth/permissions';
import { aUser } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.security };

const guarded = guardedPage({ may: 'own_account.view' });

/** The signed-in person's password, their sessions, and the way out of the shop's team. */
export default guarded(async ({ role, tenant, userId, sessionId, timeZone }) => {
  // As a boolean: the guard itself would say that somebody who does not see the team has no role.
  const seesTeam: boolean = roleMay(role, 'team.view');
  const sessions = await listSessions(tenant.id, aUser(userId), sessionId);
  return (
    <SettingsFrame role={role} current="security">
      <Card title={adminSecuritySentences.sessions}>
        <SessionList
          sessions={sessions.map(({ lastUsedAt, createdAt, ...session }) => ({
            ...session,
            lastUsed: formatDateTime(lastUsedAt, timeZone),
            since: formatDateTime(createdAt, timeZone),
          }))}
        />
      </Card>
      <Card title={adminWords.password}>
        <PasswordForm />
      </Card>
      {!seesTeam && (
        <Card title={adminTeamSentences.yourRole(adminTeamSentences.roles[role].name)}>
          <div className="flex flex-col gap-4">
            <p className="text-muted">{adminTeamSentences.roles[role].text}</p>
            <LeaveTeam />
          </div>
        </Card>
      )}
    </SettingsFrame>
  );
});
